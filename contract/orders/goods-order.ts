import type { FulfilmentMachine } from './fulfilment.ts'

/** The states of goods from the moment in which they can be paid, whoever sells them and however the order came about. */
export const goodsStates = [
  'pending_payment',
  'paid',
  'accepted',
  'preparing',
  'dispatched',
  'delivered',
  'rejected',
  'cancelled',
  'expired',
] as const

/**
 * How goods go from the till to the door: of the shop, and of medicine orders once they are priced. `cancel` is the buyer's word, `reject` the
 * pharmacy's; both only until the parcel is being packed.
 */
export const goodsSteps = {
  pay: { from: ['pending_payment'], to: 'paid' },
  payLate: { from: ['expired', 'cancelled'], to: 'paid' },
  expire: { from: ['pending_payment'], to: 'expired' },
  cancel: { from: ['pending_payment', 'paid', 'accepted'], to: 'cancelled' },
  reject: { from: ['paid', 'accepted'], to: 'rejected' },
  accept: { from: ['paid'], to: 'accepted' },
  prepare: { from: ['accepted'], to: 'preparing' },
  dispatch: { from: ['preparing'], to: 'dispatched' },
  deliver: { from: ['dispatched'], to: 'delivered' },
} as const satisfies FulfilmentMachine['steps']

/** The pharmacy's own steps, in the order in which they are taken. */
export const deskSteps = ['accept', 'prepare', 'dispatch', 'deliver'] as const
export type DeskStep = (typeof deskSteps)[number]

/** States in which goods are still to come: nothing more happens in all others, but for money and what is sent back. */
export const openGoodsStates = ['pending_payment', 'paid', 'accepted', 'preparing', 'dispatched'] as const

/** So long goods can be sent back after they were delivered. Medicines that were dispensed never can. */
export const returnDays = 30

/** So long an order of goods waits for its money. */
export const goodsPayMinutes = 30

/** How goods reach the buyer: brought, or fetched at the pharmacy. */
export const deliveries = ['courier', 'pickup'] as const
export type Delivery = (typeof deliveries)[number]
