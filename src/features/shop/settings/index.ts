/** A person's address book, among their settings. */
export { AddressPanel } from './AddressPanel.tsx'
