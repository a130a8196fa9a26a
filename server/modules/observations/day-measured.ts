import { dayIn, utcDay } from '#contract/kernel/days.ts'
import type { ObservationRow } from './keeping/editions.ts'

/** The date of a measurement in a time zone. Where only the day is known it is stored at noon UTC, and is the same day everywhere. */
export const dayMeasured = ({ at, is_day: isDay }: Pick<ObservationRow, 'at' | 'is_day'>, timeZone: string): string =>
  isDay ? utcDay(at) : dayIn(timeZone, at)
