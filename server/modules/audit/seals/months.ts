import { sql } from 'kysely'
import { Temporal } from 'temporal-polyfill'
import { auditKeptMonths } from '#contract/audit/values.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Job } from '#server/kernel/module.ts'

/** Months that are there before they begin. */
const ahead = 3

/**
 * Adds the parts of the coming months, and takes away those that have been over for longer than entries are kept: whole months, for the trail is
 * only added to and no entry ever goes by itself. Their seals stay. How far time has come, the clock and the seals say together, the lesser of them: a
 * clock that leaps takes nothing away.
 */
export const turnMonths: Job = {
  name: 'audit.months',
  everySeconds: 6 * 3600,
  async run(platform, slice) {
    const { db, clock, log } = platform
    const now = Temporal.Instant.fromEpochMilliseconds(clock.now().getTime()).toZonedDateTimeISO('UTC')
    const month = now.toPlainDate().with({ day: 1 })
    const parts = await partsOf(db)
    const coming = Array.from({ length: ahead + 1 }, (_, index) => month.add({ months: index }).toString())
    const uncovered = coming.filter((day) => !parts.some(({ from, until }) => (from === null || from <= day) && day < until))
    await slice.eachDue(uncovered, (day) => sql`select add_audit_month(${day}::date)`.execute(db))
    const oldest = await keepFrom(db, month)
    const over = oldest === null ? [] : parts.filter(({ until }) => until <= oldest)
    await slice.eachDue(over, async ({ name, until }) => {
      await sql`drop table ${sql.table(name)}`.execute(db)
      log.info('a month of the audit trail is no longer kept', { until })
    })
  },
}

/** The first day that is kept; `null` while nothing is sealed. */
async function keepFrom(db: Reader, month: Temporal.PlainDate): Promise<string | null> {
  const { last } = await db
    .selectFrom('audit_seals')
    .select(({ fn }) => fn.max('day').as('last'))
    .executeTakeFirstOrThrow()
  if (last === null) return null
  const sealed = Temporal.PlainDate.from(last).with({ day: 1 })
  const reached = Temporal.PlainDate.compare(sealed, month) < 0 ? sealed : month
  return reached.subtract({ months: auditKeptMonths }).toString()
}

interface Part {
  readonly name: string
  /** Days; `null`: from the beginning. */
  readonly from: string | null
  readonly until: string
}

/** The parts by months, as the database knows them; not the one for what has no month. */
async function partsOf(db: Reader): Promise<Part[]> {
  const { rows } = await sql<{ name: string; bound: string }>`
    select child.relname as name, pg_get_expr(child.relpartbound, child.oid) as bound
    from pg_inherits join pg_class child on child.oid = inhrelid
    where inhparent = 'audit_entries'::regclass`.execute(db)
  return rows.flatMap(({ name, bound }) => {
    const [, from, until] = /FROM \((.*)\) TO \((.*)\)/.exec(bound) ?? []
    return from !== undefined && until !== undefined ? [{ name, from: dayIn(from), until: dayIn(until)! }] : []
  })
}

/** `'2026-11-30 19:00:00-05'` is the first of December in UTC. */
function dayIn(text: string): string | null {
  const [, day, time, zone] = /'(\S+) ([\d:.]+)([+-]\d\d(?::?\d\d)?)'/.exec(text) ?? []
  if (day === undefined) return null
  const offset = zone!.length === 3 ? `${zone}:00` : zone
  return new Date(`${day}T${time}${offset}`).toISOString().slice(0, 10)
}

/** The first day all of whose entries are there; `null` while none was taken away. */
export async function keptFrom(db: Reader): Promise<string | null> {
  const parts = await partsOf(db)
  if (parts.some(({ from }) => from === null)) return null
  return parts.flatMap(({ from }) => from ?? []).toSorted()[0] ?? null
}
