import { addDays, addMonths, countDays } from '../kernel/days.ts'
/** When a doctor would see somebody again. Days without a zone: `2027-01-31`. Pure, no zod: screens may import it for nothing. */

export const followUpUnits = ['weeks', 'months'] as const
export type FollowUpUnit = (typeof followUpUnits)[number]

/** At most so many of a unit: two years. */
export const mostOf = { weeks: 104, months: 24 } as const satisfies Record<FollowUpUnit, number>

export interface FollowUpSpan {
  readonly amount: number
  readonly unit: FollowUpUnit
}

/**
 * The day so many weeks or months after another. Months are counted from that day itself and end at the month's last day where it has no
 * such one: a month after 31 January is 28 February, two months after it 31 March.
 */
export function dayAfter(from: string, { amount, unit }: FollowUpSpan): string {
  return unit === 'weeks' ? addDays(from, amount * 7) : addMonths(from, amount)
}

/** The day on which the patient is reminded: a week ahead, three days of what is due within three weeks. */
export function reminderDay(from: string, due: string): string {
  return addDays(due, countDays(from, due) > 21 ? -7 : -3)
}

/** Hour of that day, in the patient's zone, at which they are reminded. */
export const reminderHour = 9
