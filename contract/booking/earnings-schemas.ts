import { z } from 'zod'
import { calendarDate, currency, dateInput } from '../kernel/values.ts'
import { earningsPeriods } from './earnings-values.ts'

/** `at`: a day of the doctor's zone within the week, month or year that is asked for; today when absent. */
export const earningsQuery = z.strictObject({ period: z.enum(earningsPeriods).default('month'), at: dateInput.optional() })
export type EarningsQuery = z.infer<typeof earningsQuery>

/** Minor units. `net` is what came in less what was given back. */
const figures = { cameIn: z.int(), givenBack: z.int(), net: z.int() }

/**
 * Counted is what was paid for visits that have begun, or should have, on the day of the visit in the doctor's zone, and what of it went
 * back. Weeks begin on Monday.
 */
export const earnings = z.strictObject({
  period: z.enum(earningsPeriods),
  timeZone: z.string(),
  /** The period's first and last day; today. */
  from: calendarDate,
  to: calendarDate,
  today: calendarDate,
  /** The doctor's own currency first, always; then each that had any. */
  currencies: z.array(
    z.strictObject({
      currency,
      ...figures,
      /** Paid, less what went back, for visits that are still to come, whenever they are. */
      ahead: z.int(),
      /** Each day of the week or month, each month of the year: its first day. */
      parts: z.array(z.strictObject({ from: calendarDate, ...figures })),
    }),
  ),
})
export type Earnings = z.infer<typeof earnings>
