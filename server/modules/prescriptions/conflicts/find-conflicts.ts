import type { Check } from '#contract/formulary/schemas.ts'
import { daysOfSupply } from '#contract/prescriptions/rules.ts'
import type { DecidedConflict } from '#contract/prescriptions/schemas.ts'
import type { Reader } from '#server/kernel/db.ts'
import { groupedBy } from '#server/kernel/grouped-by.ts'
import { dayIn } from '#server/kernel/wall-clock.ts'
import type { PrescriptionRow } from '../change-state.ts'
import { runChecks } from '../checks/run-checks.ts'
import { isOver } from '../issued/expire-prescriptions.ts'
import '../tables.ts'
import { isCovered } from './is-covered.ts'

export interface Conflicts {
  /** Every warning that its doctor did not read when signing: the record has changed since. */
  readonly later: readonly Check[]
  /** Those on which its doctor has not decided. Nothing is dispensed of their lines until then. */
  readonly open: readonly Check[]
  readonly decided: readonly DecidedConflict[]
}

const none: Conflicts = { later: [], open: [], decided: [] }

/**
 * What speaks now against a prescription that was issued, by the checks that run at prescribing. It counts while something can still be
 * dispensed, and after that for the medicines that are still being taken.
 */
export async function findConflicts(db: Reader, row: PrescriptionRow, now: Date): Promise<Conflicts> {
  if (row.state === 'draft' || row.facts === null) return none
  const decided = await readDecisions(db, row.id)
  const lineIds = await activeLines(db, row, now)
  if (lineIds.size === 0) return { ...none, decided }
  const { checks } = await runChecks(db, row, now)
  const read = row.checks.map(({ check }) => check)
  const later = checks.filter(
    (check) => check.answer === 'warning' && check.lineIds.some((id) => lineIds.has(id)) && !isCovered(check, read),
  )
  const judged = decided.map(({ check }) => check)
  return { later, open: later.filter((check) => !isCovered(check, judged)), decided }
}

/** Lines that may still be dispensed, or of which what was dispensed still lasts. */
async function activeLines(db: Reader, row: PrescriptionRow, now: Date): Promise<ReadonlySet<string>> {
  if (row.state === 'cancelled' || row.state === 'superseded') return new Set()
  const lines = await db
    .selectFrom('prescription_lines')
    .select(['id', 'days', 'quantity'])
    .where('prescription_id', '=', row.id)
    .execute()
  if (row.state === 'issued' && !isOver(row, now)) return new Set(lines.map(({ id }) => id))
  const zone = row.facts?.timeZone ?? 'UTC'
  const fills = groupedBy(
    await db
      .selectFrom('prescription_fills')
      .select(['line_id', 'filled_at', 'amount'])
      .where('prescription_id', '=', row.id)
      .execute(),
    (fill) => fill.line_id,
  )
  const isTaken = ({ id, days, quantity }: (typeof lines)[number]) => {
    const given = (fills.get(id) ?? []).map(({ filled_at: at, amount }) => ({
      on: dayIn(zone, at),
      days: (days * amount) / quantity,
    }))
    return daysOfSupply(given, dayIn(zone, now)) > 0
  }
  return new Set(lines.filter(isTaken).map(({ id }) => id))
}

/** What its doctor decided so far, in the order in which they did. */
async function readDecisions(db: Reader, id: string): Promise<DecidedConflict[]> {
  const rows = await db
    .selectFrom('prescription_conflict_decisions')
    .select(['conflict', 'decision', 'reason', 'decided_at'])
    .where('prescription_id', '=', id)
    .orderBy('decided_at')
    .orderBy('check_key')
    .execute()
  return rows.map(({ conflict: check, decision, reason, decided_at: decidedAt }) => ({ check, decision, reason, decidedAt }))
}
