/** What is delivered regularly: something of the shop, or a medicine that a prescription lets be given again. */
export const autoshipKinds = ['shop', 'medicine'] as const
export type AutoshipKind = (typeof autoshipKinds)[number]

/** What a delivery waits for: somebody has to say something before anything is ordered. */
export const autoshipAsks = [
  'out_of_stock',
  'dearer',
  'too_small',
  'gone',
  'address',
  'prescription',
  'on_hold',
  'pharmacy',
] as const
export type AutoshipAsk = (typeof autoshipAsks)[number]

/** What became of a day on which it was due. */
export const autoshipOutcomes = ['ordered', 'skipped', 'asked'] as const
export type AutoshipOutcome = (typeof autoshipOutcomes)[number]

/** How the order of a day is paid. `due`: a card is to be charged; `asked`: its buyer pays it, and was told. */
export const autoshipPayments = ['asked', 'due', 'charged'] as const

/** Why a delivery's card was not charged, and its order waits for its buyer. `unavailable`: the provider did not answer for half of the time. */
export const cardFailures = ['declined', 'needs_action', 'removed', 'unavailable'] as const
export type CardFailure = (typeof cardFailures)[number]

/** How the order of a day stands with its money, for its owner. `unpaid`: it waits to be paid by hand. */
export const shownPayments = ['charging', 'charged', 'unpaid'] as const
export type ShownPayment = (typeof shownPayments)[number]

/** Weeks between two deliveries. */
export const everyWeeks = { least: 1, most: 26, usual: 4 } as const
/** So many days before it is ordered people are told. */
export const toldAheadDays = 3
/** At this time of its day a delivery is ordered, and people are told: on the clock of the person's zone. */
export const dueTime = '08:00'
/** Of one person, those that ended left out. */
export const mostAutoships = 30
/** So long an order waits for its money. A provider that does not answer is asked again for half of it, so that its buyer has the other half. */
export const payHours = 48
/** Days that a list tells of each. */
export const shownRuns = 5
