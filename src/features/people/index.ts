export { AddressFields } from './components/AddressFields.tsx'
export { type AddressDraft, addressOf, emptyAddress } from './address.ts'
