import { dueAmount, fillsLeft, unfilled, type FillStatus } from '#contract/prescriptions/fills.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict } from '#server/kernel/errors.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { mayForVisit } from '#server/modules/booking/index.ts'
import type { PrescriptionRow } from '../change-state.ts'
import { assertDispensable } from '../conflicts/assert-dispensable.ts'
import { isOver } from '../issued/expire-prescriptions.ts'
import { linesOf, type LineRow } from '../lines.ts'
import { lockPrescription } from '../lock-prescription.ts'
import '../tables.ts'
import { fillCounts, giveOnce, type Giving } from './confirm-fill.ts'

/** A prescription as who fills it needs it. Health data. */
export interface FillablePrescription {
  readonly row: PrescriptionRow
  /** Something may be given on it now. */
  readonly isOpen: boolean
  readonly lines: readonly FillableLine[]
}

export interface FillableLine extends LineRow, FillStatus {
  /** How often it may still be filled, a fill that was begun included; 0 of what is not open. */
  readonly left: number
  /** What may be dispensed now, in the unit of the dose. */
  readonly due: number
}

/** `undefined` where there is none that was ever issued. */
export async function fillablePrescription(db: Reader, id: string, now: Date): Promise<FillablePrescription | undefined> {
  const row = await db.selectFrom('prescriptions').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row || row.state === 'draft') return undefined
  const isOpen = row.state === 'issued' && !isOver(row, now)
  const counts = new Map((await fillCounts(db, [id])).map((count) => [count.id, count]))
  const lines = (await linesOf(db, [id])).get(id) ?? []
  return {
    row,
    isOpen,
    lines: lines.map((line) => {
      const { completed, remaining } = counts.get(line.id) ?? unfilled
      const left = isOpen ? fillsLeft(line.refills, completed) : 0
      return { ...line, completed, remaining, left, due: isOpen ? dueAmount(line, { completed, remaining }) : 0 }
    }),
  }
}

/** Whether the caller may order what stands on it: the patient, or who may pay for the pet. */
export const mayOrder = (db: Reader, actor: Actor, row: PrescriptionRow): Promise<boolean> => mayForVisit(db, actor, row, 'pay')

/**
 * When the medicine of a line was given to the subject lately, on whatever prescription: by its entry in the formulary, or by its name.
 * Earlier parts of the fill that is being completed are none of it. ISO, UTC, in no order.
 */
export async function fillsOfMedicine(db: Reader, row: PrescriptionRow, line: FillableLine, since: Date): Promise<string[]> {
  const fills = await db
    .selectFrom('prescription_fills as fill')
    .innerJoin('prescription_lines as line', 'line.id', 'fill.line_id')
    .innerJoin('prescriptions as given', 'given.id', 'fill.prescription_id')
    .select('fill.filled_at')
    .where('given.patient_id', '=', row.patient_id)
    .where((eb) => (row.pet_id === null ? eb('given.pet_id', 'is', null) : eb('given.pet_id', '=', row.pet_id)))
    .where((eb) =>
      line.medicine_id === null
        ? eb(eb.fn<string>('lower', ['line.name']), '=', line.name.toLowerCase())
        : eb.or([
            eb('line.medicine_id', '=', line.medicine_id),
            eb(eb.fn<string>('lower', ['line.name']), '=', line.name.toLowerCase()),
          ]),
    )
    .where('fill.filled_at', '>', since.toISOString())
    .where((eb) =>
      eb.not(eb.and([eb('fill.line_id', '=', line.id), eb('fill.number', '=', line.remaining > 0 ? line.completed + 1 : 0)])),
    )
    .execute()
  return fills.map(({ filled_at }) => filled_at)
}

/**
 * A pharmacy of the platform gives one line once, or a part of it; the last of all ends the prescription.
 * @throws Refusal 409 `paper_not_valid` when nothing can be given on it any more, `prescription_on_hold`; as `giveOnce`
 */
export async function fillLine(
  platform: Platform,
  work: Work,
  { prescriptionId, ...giving }: Giving & { readonly prescriptionId: string },
): Promise<void> {
  const row = await lockPrescription(work, prescriptionId)
  if (row?.state !== 'issued' || isOver(row, platform.clock.now()))
    throw conflict('paper_not_valid', 'Nothing can be given on this prescription')
  await assertDispensable(work.db, row, [giving.lineId], platform.clock.now())
  await giveOnce(platform, work, row, giving)
}
