/** When a doctor would see somebody again. Days without a zone: `2027-01-31`. Pure, no zod: screens may import it for nothing. */

export const followUpUnits = ['weeks', 'months'] as const
export type FollowUpUnit = (typeof followUpUnits)[number]

/** At most so many of a unit: two years. */
export const mostOf = { weeks: 104, months: 24 } as const satisfies Record<FollowUpUnit, number>

export interface FollowUpSpan {
  readonly amount: number
  readonly unit: FollowUpUnit
}

const day = 86_400_000
const textOf = (instant: number) => new Date(instant).toISOString().slice(0, 10)

/**
 * The day so many weeks or months after another. Months are counted from that day itself and end at the month's last day where it has no
 * such one: a month after 31 January is 28 February, two months after it 31 March.
 */
export function dayAfter(from: string, { amount, unit }: FollowUpSpan): string {
  if (unit === 'weeks') return textOf(Date.parse(`${from}T00:00Z`) + amount * 7 * day)
  const [year, month, ofMonth] = from.split('-').map(Number) as [number, number, number]
  const lastOfMonth = new Date(Date.UTC(year, month + amount, 0)).getUTCDate()
  return textOf(Date.UTC(year, month - 1 + amount, Math.min(ofMonth, lastOfMonth)))
}

/** The day on which the patient is reminded: a week ahead, three days of what is due within three weeks. */
export function reminderDay(from: string, due: string): string {
  const span = (Date.parse(`${due}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / day
  return textOf(Date.parse(`${due}T00:00Z`) - (span > 21 ? 7 : 3) * day)
}

/** Hour of that day, in the patient's zone, at which they are reminded. */
export const reminderHour = 9
