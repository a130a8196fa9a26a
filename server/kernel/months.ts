import { sql } from 'kysely'
import { Temporal } from 'temporal-polyfill'
import { utcDay } from '#contract/kernel/days.ts'
import type { Reader, Tables } from './db.ts'
import type { Slice } from './jobs/index.ts'
import type { Platform } from './platform.ts'

/**
 * A table that lies in months (ADR 49): partitioned by ranges of instants, with a part for each month in UTC, a first one for all that was there
 * before, and one for what has no month, should nobody have added it in time.
 */
export interface TableInMonths {
  readonly table: keyof Tables
  /** The column by which rows lie in months. */
  readonly key: string
  /** The database's function that adds the part for the month that begins on a day. */
  readonly addMonth: string
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

/**
 * The running month and the coming ones of all tables, before anything is written: what is written without its month lies in the default
 * part, and moving it later takes the table away from everybody for a moment.
 */
export async function prepareMonths(platform: Platform): Promise<void> {
  for (const table of platform.modules.flatMap(({ tablesInMonths = [] }) => tablesInMonths))
    await addComingMonths(platform, table)
}

/** Adds what is missing of the running month and the coming ones, and moves rows that had no month into theirs. */
export async function addComingMonths(
  platform: Pick<Platform, 'db' | 'clock' | 'log'>,
  { table, key, addMonth }: TableInMonths,
): Promise<void> {
  const month = runningMonth(platform)
  const parts = await partsOf(platform.db, table)
  const coming = Array.from({ length: ahead + 1 }, (_, index) => month.add({ months: index }).toString())
  const isCovered = (day: string) =>
    parts.some(({ from, until }) => until !== null && (from === null || from <= day) && day < until)
  const missing = coming.filter((day) => !isCovered(day))
  if (missing.length === 0 && !(await hasRest(platform.db, table))) return
  const { rows } = await sql<{
    moved: number
  }>`select add_months(${table}, ${key}, ${addMonth}, ${missing}::date[]) as moved`.execute(platform.db)
  const moved = rows[0]?.moved ?? 0
  if (moved > 0) platform.log.warn('rows that had no month were moved into theirs', { table, moved })
}

/** Does anything lie in the default part? */
async function hasRest(db: Reader, table: keyof Tables): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (select from ${sql.table(`${table}_rest`)}) as found`.execute(db)
  return rows[0]!.found
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
