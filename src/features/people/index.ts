export { AddressFields } from './components/AddressFields.tsx'
export { addressOf } from './address.ts'
