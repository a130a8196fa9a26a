/** What is wrong with a line of a cart; it stays there, and can be changed. */
export const cartProblems = ['gone', 'prescription', 'sold_out', 'fewer', 'price'] as const
export type CartProblem = (typeof cartProblems)[number]

/** Of one product in a cart. */
export const mostUnits = 99
/** Products in a cart, and addresses in a book. */
export const mostLines = 60
export const mostAddresses = 20
/** Products that somebody keeps, or waits for. */
export const mostKept = 200

/** What of somebody's orders is shown. */
export const ownOrderTabs = ['open', 'finished', 'all'] as const
export type OwnOrderTab = (typeof ownOrderTabs)[number]

export const returnStates = ['asked', 'accepted', 'refused'] as const
