import { Temporal } from 'temporal-polyfill'
import { sql } from 'kysely'
import { userTypeOf } from '#contract/kernel/roles.ts'
import { defaultCurrency } from '#contract/kernel/values.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Job } from '#server/kernel/module.ts'
import type { Platform } from '#server/kernel/platform.ts'
import './tables.ts'
import { boundsOf } from './series.ts'

/** A day is counted once it has been over for so long: a unit of work that began within it may still add to it. */
const settlingMilliseconds = 3_600_000

interface DayInZone {
  readonly zone: string
  readonly day: string
}

/**
 * Hourly: counts the days that are over, in every zone in which an administrator reckons, so that the dashboard reads the running day alone. Papers are
 * never changed, so a day that is counted again is the same. What is not shown any more goes, and what a clock counted that was ahead.
 */
export const countRevenue: Job = {
  name: 'admin.countRevenue',
  everySeconds: 3600,
  async run(platform, slice) {
    const shown = await daysToCount(platform)
    await forgetOthers(platform, shown)
    const counted = await platform.db.selectFrom('daily_revenue').select(['zone', 'day']).execute()
    const known = new Set(counted.map(nameOf))
    await slice.eachDue(
      shown.filter((day) => !known.has(nameOf(day))),
      (day) => countDay(platform, day),
    )
  },
}

const nameOf = ({ zone, day }: DayInZone) => `${zone} ${day}`

/** Days that are over and shown, in each zone. */
async function daysToCount({ db, clock }: Platform): Promise<DayInZone[]> {
  const settled = Temporal.Instant.fromEpochMilliseconds(clock.now().getTime() - settlingMilliseconds)
  const zones = await db
    .selectFrom('users')
    .select('time_zone')
    .distinct()
    .where('user_type', '=', userTypeOf('admin'))
    .where('status', '=', 'active')
    .execute()
  // The last of them is running.
  return zones.flatMap(({ time_zone: zone }) =>
    boundsOf(settled, zone)
      .dates.slice(0, -1)
      .map((day) => ({ zone, day })),
  )
}

async function forgetOthers({ db }: Platform, shown: readonly DayInZone[]): Promise<void> {
  const [zones, days] = [shown.map(({ zone }) => zone), shown.map(({ day }) => day)]
  await sql`delete from daily_revenue
    where (zone, day) not in (select * from unnest(${sql.val(zones)}::text[], ${sql.val(days)}::date[]))`.execute(db)
}

/** Writes a day down, once. */
async function countDay({ db }: Platform, { zone, day }: DayInZone): Promise<void> {
  const [from, until] = [0, 1].map((days) => Temporal.PlainDate.from(day).add({ days }).toZonedDateTime(zone).epochMilliseconds)
  const sums = await invoicedBetween(db, [new Date(from!).toISOString(), new Date(until!).toISOString()])
  const amounts = new Map([[defaultCurrency as string, 0], ...sums.map(({ currency, amount }) => [currency, amount] as const)])
  await db
    .insertInto('daily_revenue')
    .values([...amounts].map(([currency, amount]) => ({ zone, day, currency, amount })))
    .onConflict((known) => known.doNothing())
    .execute()
}

export interface InvoicedDay {
  readonly currency: string
  /** The number of the stretch between two edges, from 1. */
  readonly day: number
  readonly amount: number
}

/** Invoiced less credited money between each two of these instants, for each currency that has any. */
export async function invoicedBetween(db: Reader, edges: readonly string[]): Promise<readonly InvoicedDay[]> {
  const { rows } = await sql<InvoicedDay>`
    select currency, width_bucket(issued_at, array[${sql.join(edges)}]::timestamptz[]) as day,
      sum(case when kind = 'invoice' then amount else -amount end)::bigint as amount
    from invoices
    where issued_at >= ${edges[0]}::timestamptz and issued_at < ${edges.at(-1)}::timestamptz
    group by 1, 2`.execute(db)
  return rows
}

/** The rows of the days of a zone that were counted. */
export const countedDays = (db: Reader, zone: string, days: readonly string[]) =>
  db
    .selectFrom('daily_revenue')
    .select(['day', 'currency', 'amount'])
    .where('zone', '=', zone)
    .where('day', 'in', [...days])
    .execute()
