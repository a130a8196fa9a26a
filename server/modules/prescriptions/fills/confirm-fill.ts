import { sql } from 'kysely'
import { paths } from '#contract/paths.ts'
import { dispense, dueAmount, fillsLeft, type FillStatus } from '#contract/prescriptions/fills.ts'
import { conflict, notFound } from '#server/kernel/errors.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { PaperKindPort } from '#server/modules/papers/index.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { changeState, type PrescriptionRow } from '../change-state.ts'
import { assertDispensable } from '../conflicts/assert-dispensable.ts'
import { isOver } from '../issued/expire-prescriptions.ts'
import { tellParties } from '../issued/tell-parties.ts'
import { lockPrescription } from '../lock-prescription.ts'
import '../tables.ts'

/** How far each line of prescriptions is filled, and how often it may be. */
export async function fillCounts(db: Reader, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('prescription_lines as line')
    .leftJoin('prescription_fills as fill', 'fill.line_id', 'line.id')
    .select(['line.id', 'line.prescription_id', 'line.refills', 'line.quantity'])
    .select([
      sql<number>`count(fill.id) filter (where fill.remaining = 0)`.as('completed'),
      sql<number>`coalesce((array_agg(fill.remaining order by fill.number desc, fill.part desc))[1], 0)`.as('remaining'),
    ])
    .where('line.prescription_id', 'in', ids)
    .groupBy(['line.id', 'line.prescription_id', 'line.refills', 'line.quantity', 'line.position'])
    .orderBy('line.position')
    .execute()
}

/** Somebody outside gave one line once, or a part of it; the last of all ends the prescription. Counted one after the other, under the prescription's lock. */
export const confirmFill: NonNullable<PaperKindPort['confirmFill']> = async (
  platform,
  work,
  id,
  { lineId, pharmacy, city, left, due, quantity },
) => {
  const row = await lockPrescription(work, id)
  if (row?.state !== 'issued' || isOver(row, platform.clock.now()))
    throw conflict('paper_not_valid', 'Nothing can be given on this prescription')
  await assertDispensable(work.db, row, [lineId], platform.clock.now())
  await giveOnce(platform, work, row, { lineId, pharmacy, city, left, due, amount: quantity })
  await work.inform([row.patient_id], {
    kind: 'prescriptionFilled',
    data: { name: pharmacy },
    link: paths.userPrescriptionDetails.link({ id }),
  })
}

export interface Giving {
  readonly lineId: string
  readonly pharmacy: string
  readonly city: string
  /** In the unit of the dose; all that is due where it is absent. */
  readonly amount?: number | undefined
  /** As they were read, where the same may be sent twice, or others may have given something meanwhile. */
  readonly left?: number | undefined
  readonly due?: number | undefined
}

/**
 * Counts what was given of one line of a locked, open prescription; what remains stays due on the same fill.
 * @throws Refusal 404; 409 `nothing_left`, `fill_counted`, `more_than_due` with what is due
 */
export async function giveOnce(platform: Platform, work: Work, row: PrescriptionRow, giving: Giving): Promise<void> {
  const { id } = row
  const { lineId, pharmacy, city } = giving
  const now = platform.clock.now()
  const counts = await fillCounts(work.db, [id])
  const line = counts.find((one) => one.id === lineId)
  if (!line) throw notFound()
  const [left, due] = [fillsLeft(line.refills, line.completed), dueAmount(line, line)]
  if (left === 0) throw conflict('nothing_left', 'This line has been given as often as it may be')
  if ((giving.left ?? left) !== left || (giving.due ?? due) !== due)
    throw conflict('fill_counted', 'This line was given meanwhile, or this was sent twice')
  const amount = giving.amount ?? due
  const after = dispense(line, line, amount)
  if (!after) throw conflict('more_than_due', 'Less than this is due on this fill', String(due))
  await work.db
    .insertInto('prescription_fills')
    .values({
      id: platform.ids.next(),
      prescription_id: id,
      line_id: lineId,
      ...(await nextPart(work, lineId, line)),
      due,
      amount,
      remaining: after.remaining,
      filled_at: now,
      pharmacy,
      city,
    })
    .execute()
  const isUsedUp = counts.every((one) => fillsLeft(one.refills, (one.id === lineId ? after : one).completed) === 0)
  if (isUsedUp) await changeState(work, row, 'dispense', now)
  await work.audit({ action: 'prescription.fill', recordKind: 'prescription', recordId: id, userId: null })
  await tellParties(work, row)
}

/** The next part of the fill that was begun, or the first of the next one. */
async function nextPart(work: Work, lineId: string, { completed, remaining }: FillStatus) {
  const number = completed + 1
  if (remaining === 0) return { number, part: 1 }
  const { parts } = await work.db
    .selectFrom('prescription_fills')
    .select((eb) => eb.fn.countAll<number>().as('parts'))
    .where('line_id', '=', lineId)
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  return { number, part: parts + 1 }
}
