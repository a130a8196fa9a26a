import { sql, type RawBuilder } from 'kysely'
import { beginOf } from '#server/kernel/within-days.ts'
import { dayIn } from '#server/kernel/wall-clock.ts'

/** The instants between which a coupon can be used, of its first and last day in the company's zone. */
export function windowOf({ startsOn, endsOn }: { readonly startsOn: string; readonly endsOn: string }, zone: string) {
  return { starts_at: beginOf(startsOn, 0, zone), ends_at: beginOf(endsOn, 1, zone) }
}

/** The days again. */
export function daysOf({ starts_at, ends_at }: { readonly starts_at: string; readonly ends_at: string }, zone: string) {
  return { startsOn: dayIn(zone, new Date(starts_at)), endsOn: dayIn(zone, new Date(Date.parse(ends_at) - 1)) }
}

/** The day, or the first day of the week or month, in the zone on which the column's instant lies. */
export function partOfTime(column: string, part: 'day' | 'week' | 'month', zone: string): RawBuilder<string> {
  return sql<string>`to_char(date_trunc(${part}, ${sql.ref(column)} at time zone ${zone}), 'YYYY-MM-DD')`
}
