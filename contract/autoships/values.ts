/** What is delivered regularly: something of the shop, or a medicine that a prescription lets be given again. */
export const autoshipKinds = ['shop', 'medicine'] as const
export type AutoshipKind = (typeof autoshipKinds)[number]

/** What a delivery waits for: somebody has to say something before anything is ordered. */
export const autoshipAsks = ['out_of_stock', 'dearer', 'gone', 'address', 'prescription', 'pharmacy'] as const
export type AutoshipAsk = (typeof autoshipAsks)[number]

/** What became of a day on which it was due. */
export const autoshipOutcomes = ['ordered', 'skipped', 'asked'] as const
export type AutoshipOutcome = (typeof autoshipOutcomes)[number]

/** How the order of a day is paid. `due`: a card is to be charged; `asked`: its buyer pays it, and was told. */
export const autoshipPayments = ['asked', 'due', 'charged'] as const

/** Weeks between two deliveries. */
export const everyWeeks = { least: 1, most: 26, usual: 4 } as const
/** So many days before it is ordered people are told. */
export const toldAheadDays = 3
/** At this time of its day a delivery is ordered, and people are told: on the clock of the person's zone. */
export const dueTime = '08:00'
/** Of one person, those that ended left out. */
export const mostAutoships = 30
/** So long an order that nobody has a card for waits for its money. */
export const payHours = 48
/** Days that a list tells of each. */
export const shownRuns = 5
