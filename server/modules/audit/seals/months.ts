import { Temporal } from 'temporal-polyfill'
import { auditKeptMonths } from '#contract/audit/values.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Job } from '#server/kernel/module.ts'
import { addComingMonths, dropMonthsUntil, partsOf, runningMonth, type TableInMonths } from '#server/kernel/months.ts'

export const entries: TableInMonths = { table: 'audit_entries', key: 'at', addMonth: 'add_audit_month' }

/**
 * Adds the parts of the coming months, and takes away those that have been over for longer than entries are kept: whole months, for the trail is
 * only added to and no entry ever goes by itself. Their seals stay. How far time has come, the clock and the seals say together, the lesser of them: a
 * clock that leaps takes nothing away.
 */
export const turnMonths: Job = {
  name: 'audit.months',
  everySeconds: 6 * 3600,
  async run(platform, slice) {
    await addComingMonths(platform, entries)
    const oldest = await keepFrom(platform.db, runningMonth(platform))
    if (oldest !== null) await dropMonthsUntil(platform, slice, entries.table, oldest)
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

/** The first day all of whose entries are there; `null` while none was taken away. */
export async function keptFrom(db: Reader): Promise<string | null> {
  const months = (await partsOf(db, entries.table)).filter(({ until }) => until !== null)
  if (months.some(({ from }) => from === null)) return null
  return months.flatMap(({ from }) => from ?? []).toSorted()[0] ?? null
}
