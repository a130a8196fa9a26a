/** Parts of an after-visit summary, in the order in which they are read. */
export const summaryParts = ['found', 'treatment', 'advice', 'warning', 'comeBack'] as const
export type SummaryPart = (typeof summaryParts)[number]

/** Longest text of one part, in characters. */
export const summaryLength = 4000
