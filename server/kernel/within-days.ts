import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { dayLength, WallClock } from '#server/kernel/wall-clock.ts'

interface Days {
  /** The calendar's days in the zone, both included; absent ends are open. */
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** Whether the column's instant lies on these days of the zone. */
export function withinDays(column: string, { from, to }: Days, timeZone: string): RawBuilder<SqlBool> {
  const since = from === undefined ? sql`true` : sql`${sql.ref(column)} >= ${beginOf(from, 0, timeZone)}`
  const until = to === undefined ? sql`true` : sql`${sql.ref(column)} < ${beginOf(to, 1, timeZone)}`
  return sql<SqlBool>`(${since} and ${until})`
}

/** When the day begins in the zone, so many days after this one. */
export function beginOf(date: string, after: number, timeZone: string): string {
  const wall = Date.parse(date) + after * dayLength
  return new Date(new WallClock(timeZone, wall, wall).reaches(wall)).toISOString()
}
