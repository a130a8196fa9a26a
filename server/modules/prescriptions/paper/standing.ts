import { amountText, dosingText, medicineText } from '#contract/prescriptions/dosing-text.ts'
import { dueAmount, fillsLeft, unfilled } from '#contract/prescriptions/fills.ts'
import type { KnownPaperState } from '#contract/papers/values.ts'
import type { PrescriptionState } from '#contract/prescriptions/states.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { PaperKindPort } from '#server/modules/papers/index.ts'
import type { PrescriptionRow } from '../change-state.ts'
import { findConflicts } from '../conflicts/find-conflicts.ts'
import { confirmFill, fillCounts } from '../fills/confirm-fill.ts'
import { isOver } from '../issued/expire-prescriptions.ts'
import { linesOf, presentedLine } from '../lines.ts'
import '../tables.ts'

const states = {
  issued: 'genuine',
  dispensed: 'used_up',
  superseded: 'superseded',
  cancelled: 'cancelled',
  expired: 'expired',
} as const satisfies Record<Exclude<PrescriptionState, 'draft'>, KnownPaperState>

async function stateOf(db: Reader, row: PrescriptionRow, now: Date): Promise<KnownPaperState> {
  if (row.state === 'draft') throw new Error('A draft has no paper')
  if (row.state !== 'issued') return states[row.state]
  if (isOver(row, now)) return 'expired'
  return (await findConflicts(db, row, now)).open.length > 0 ? 'on_hold' : 'genuine'
}

/** What a prescription's page tells: what to give, and how often it may still be given. What it is for stays on the paper. */
export const prescriptionStanding: PaperKindPort = {
  async standing(db, recordId, now) {
    const row = await db.selectFrom('prescriptions').selectAll().where('id', '=', recordId).executeTakeFirst()
    if (!row || row.state === 'draft' || row.facts === null) return null
    const lines = (await linesOf(db, [row.id])).get(row.id) ?? []
    const counts = new Map((await fillCounts(db, [row.id])).map((count) => [count.id, count]))
    const state = await stateOf(db, row, now)
    return {
      state,
      subject: row.facts.name,
      validUntil: row.valid_until,
      lines: lines.map((line) => {
        const told = presentedLine(line)
        const status = counts.get(line.id) ?? unfilled
        const due = state === 'genuine' ? dueAmount(line, status) : 0
        return {
          id: line.id,
          text: `${medicineText(told, row.locale)} – ${dosingText(told, row.locale)}`,
          left: state === 'genuine' ? fillsLeft(line.refills, status.completed) : 0,
          due:
            due === 0 ? null : { quantity: due, text: amountText(due, line.dose_unit, row.locale), isRest: status.remaining > 0 },
        }
      }),
    }
  },
  confirmFill,
}
