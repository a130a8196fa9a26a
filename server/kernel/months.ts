import { sql } from 'kysely'
import { Temporal } from 'temporal-polyfill'
import { utcDay } from '#contract/kernel/days.ts'
import type { Db, Reader, Tables } from './db.ts'
import type { Slice } from './jobs/index.ts'
import type { Platform } from './platform.ts'

/**
 * A table that lies in months (ADR 49): partitioned by ranges of instants, with a part for each month in UTC, a first one for all that was there
 * before, and one for what has no month, should nobody have added it in time.
 */
export interface TableInMonths {
  readonly table: keyof Tables
  /** Adds the part for the month that begins on this day: `2026-12-01`. */
  readonly add: (db: Db, day: string) => Promise<unknown>
}

/** A part as the database knows it. */
export interface MonthPart {
  readonly name: string
  /** Days in UTC, the second no longer in it. `from` is `null` from the beginning; both are for what has no month. */
  readonly from: string | null
  readonly until: string | null
}

/** Months that are there before they begin. */
const ahead = 3

/** The first day of the running month in UTC. */
export function runningMonth({ clock }: Pick<Platform, 'clock'>): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(clock.now().getTime()).toZonedDateTimeISO('UTC').toPlainDate().with({ day: 1 })
}

/** Adds what is missing of the running month and the coming ones. */
export async function addComingMonths(platform: Platform, slice: Slice, { table, add }: TableInMonths): Promise<void> {
  const month = runningMonth(platform)
  const parts = await partsOf(platform.db, table)
  const coming = Array.from({ length: ahead + 1 }, (_, index) => month.add({ months: index }).toString())
  const isCovered = (day: string) =>
    parts.some(({ from, until }) => until !== null && (from === null || from <= day) && day < until)
  await slice.eachDue(
    coming.filter((day) => !isCovered(day)),
    (day) => add(platform.db, day),
  )
}

/** Parts that end on this day or earlier, taken away as tables with all that is in them. Waits three seconds at most for whoever reads. */
export async function dropMonthsUntil({ db, log }: Platform, slice: Slice, table: keyof Tables, day: string): Promise<void> {
  const over = (await partsOf(db, table)).filter(({ until }) => until !== null && until <= day)
  await slice.eachDue(over, async ({ name, until }) => {
    await sql`do $$ begin
      perform set_config('lock_timeout', '3s', true);
      drop table ${sql.table(name)};
    end $$`.execute(db)
    log.info('a month of a table is no longer kept', { table, until })
  })
}

/** The parts of a table as the database has them, by name; with the one for what has no month. */
export async function partsOf(db: Reader, table: keyof Tables): Promise<MonthPart[]> {
  const { rows } = await sql<{ name: string; bound: string }>`
    select child.relname as name, pg_get_expr(child.relpartbound, child.oid) as bound
    from pg_inherits join pg_class child on child.oid = inhrelid
    where inhparent = ${table}::text::regclass order by name`.execute(db)
  return rows.map(({ name, bound }) => {
    const [, from = '', until = ''] = /FROM \((.*)\) TO \((.*)\)/.exec(bound) ?? []
    return { name, from: dayIn(from), until: dayIn(until) }
  })
}

/** `'2026-11-30 19:00:00-05'` is the first of December in UTC. */
function dayIn(text: string): string | null {
  const [, day, time, zone] = /'(\S+) ([\d:.]+)([+-]\d\d(?::?\d\d)?)'/.exec(text) ?? []
  if (day === undefined) return null
  const offset = zone!.length === 3 ? `${zone}:00` : zone
  return utcDay(`${day}T${time}${offset}`)
}
