/** What administrators see of orders and money. No zod: screens may import them for nothing. */
export const officeOrderTabs = ['all', 'open', 'finished'] as const
export type OfficeOrderTab = (typeof officeOrderTabs)[number]

export const transactionKinds = ['payment', 'refund'] as const
export type TransactionKind = (typeof transactionKinds)[number]

/** States of payments and of refunds; each has its own, and both have two in common. */
export const transactionStates = ['succeeded', 'pending', 'created', 'requires_action', 'failed', 'cancelled'] as const
export type TransactionState = (typeof transactionStates)[number]

/**
 * What an administrator can do to an order, as declared transitions. `refund` gives an amount back and `refundLines` what pieces of it cost, at
 * the seller's expense, and leave the order as it is; `goodwill` gives back at the platform's own; `cancel` calls off what was ordered, and all
 * money goes back.
 */
export const interventionVerbs = ['refund', 'refundLines', 'goodwill', 'cancel'] as const
export type InterventionVerb = (typeof interventionVerbs)[number]

/** A refund above the limit waits for another administrator; what was given at once, or ended without one, is kept as well. */
export const officeRefundStates = ['done', 'waiting', 'agreed', 'refused', 'withdrawn', 'expired'] as const
export type OfficeRefundState = (typeof officeRefundStates)[number]
