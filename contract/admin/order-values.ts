/** What administrators see of orders and money. No zod: screens may import them for nothing. */
export const officeOrderTabs = ['all', 'open', 'finished'] as const
export type OfficeOrderTab = (typeof officeOrderTabs)[number]

export const transactionKinds = ['payment', 'refund'] as const
export type TransactionKind = (typeof transactionKinds)[number]

/** States of payments and of refunds; each has its own, and both have two in common. */
export const transactionStates = ['succeeded', 'pending', 'created', 'requires_action', 'failed', 'cancelled'] as const
export type TransactionState = (typeof transactionStates)[number]

/**
 * What an administrator can do to an order, as declared transitions: `refund` gives money back and leaves the order as it is; `cancel` calls
 * off what was ordered, and all money goes back.
 */
export const interventionVerbs = ['refund', 'cancel'] as const
export type InterventionVerb = (typeof interventionVerbs)[number]
