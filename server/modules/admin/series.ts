import { sql, type RawBuilder } from 'kysely'
import type { Temporal } from 'temporal-polyfill'
import type { AdminSummary } from '#contract/admin/schemas.ts'
import { unbookedStates } from '#contract/booking/states.ts'
import type { Reader } from '#server/kernel/db.ts'

/** How many days are shown; the last is running. */
const shownDays = 14

/** Days of a zone and the instants between them: one more edge than days. */
export interface Bounds {
  readonly zone: string
  readonly dates: readonly string[]
  readonly edges: readonly string[]
}

/** The days that are shown at that moment. */
export function boundsOf(now: Temporal.Instant, zone: string): Bounds {
  const today = now.toZonedDateTimeISO(zone).toPlainDate()
  const days = Array.from({ length: shownDays + 1 }, (_, index) => today.add({ days: index - shownDays + 1 }))
  return {
    zone,
    dates: days.slice(0, -1).map((day) => day.toString()),
    edges: days.map((day) => new Date(day.toZonedDateTime(zone).epochMilliseconds).toISOString()),
  }
}

/** Visits by their beginning, without those that were called off, and new users, day by day; none left out. */
export async function dailySeries(db: Reader, bounds: Bounds): Promise<AdminSummary['days']> {
  const one = sql`1`
  const tookPlace = sql`case when state in (${sql.join(unbookedStates)}) then 0 else 1 end`
  const appointments = await perDay(db, bounds, { table: 'appointments', at: 'starts_at', value: tookPlace })
  const newUsers = await perDay(db, bounds, { table: 'users', at: 'created_at', value: one })
  return bounds.dates.map((date, index) => ({
    date,
    appointments: appointments[index] ?? 0,
    newUsers: newUsers[index] ?? 0,
  }))
}

async function perDay(
  db: Reader,
  { dates, edges }: Bounds,
  of: { table: string; at: string; value: RawBuilder<unknown> },
): Promise<number[]> {
  const at = sql.ref(of.at)
  const { rows } = await sql<{ day: number; total: number }>`
    select width_bucket(${at}, array[${sql.join(edges)}]::timestamptz[]) as day, sum(${of.value})::bigint as total
    from ${sql.table(of.table)}
    where ${at} >= ${edges[0]}::timestamptz and ${at} < ${edges.at(-1)}::timestamptz
    group by 1`.execute(db)
  return dates.map((_, index) => rows.find((row) => row.day === index + 1)?.total ?? 0)
}
