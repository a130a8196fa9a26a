export { AddressFields } from './components/AddressFields.tsx'
export { addressOf, draftOfAddress } from './address.ts'
