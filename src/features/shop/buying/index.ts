/** What regular deliveries need of the shop: its products, what one delivery costs, and the address book. */
export { shopQuestions } from '../api.ts'
export { useDeliveryTotal } from './use-delivery-total.ts'
export { AddressPick } from './AddressPick.tsx'
