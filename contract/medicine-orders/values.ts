/** What a pharmacy offers for a line. */
export const offerKinds = ['as_prescribed', 'substitute', 'unavailable'] as const
export type OfferKind = (typeof offerKinds)[number]

/** What became of a line when it was made ready. `paused`: not now, it is looked at again. */
export const outcomes = ['filled', 'part', 'substituted', 'paused', 'not_dispensed'] as const
export type Outcome = (typeof outcomes)[number]

/** Something of the line was given: it counts on the prescription, and has a lot. */
export const givingOutcomes = ['filled', 'part', 'substituted'] as const satisfies readonly Outcome[]

/** Hours in which a pharmacy answers a request, and a patient a quote. What was agreed is paid as other goods are. */
export const waits = { answerHours: 48, quoteHours: 24 } as const

/** Days within which a line that was given before is pointed out. */
export const duplicateDays = 7

export const medicineOrderLengths = { note: 500, reason: 500, name: 120, lot: 40 } as const

/** Packs of one line, and minor units of one pack, at most. */
export const mostPacks = 99
export const dearestPack = 10_000_000
