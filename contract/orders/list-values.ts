/** What a seller's papers are. Without zod, for screens. */
export const paperKinds = ['invoice', 'credit_note'] as const
export type PaperKind = (typeof paperKinds)[number]

/** What of them is shown: invoices by how their money stands, or credit notes alone. */
export const shownPapers = ['paid', 'partly_refunded', 'refunded', 'credit_note'] as const
export type ShownPapers = (typeof shownPapers)[number]

/** `finished`: nothing more happens to what was ordered, but for money that goes back. */
export const orderTabs = ['finished', 'open'] as const
export type OrderTab = (typeof orderTabs)[number]
