import { paths } from '#contract/paths.ts'
import { fillsLeft } from '#contract/prescriptions/rules.ts'
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

/** How often each line of prescriptions was given, and how often it may be. */
export async function fillCounts(db: Reader, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('prescription_lines as line')
    .leftJoin('prescription_fills as fill', 'fill.line_id', 'line.id')
    .select(['line.id', 'line.prescription_id', 'line.refills'])
    .select((eb) => eb.fn.count<number>('fill.id').as('filled'))
    .where('line.prescription_id', 'in', ids)
    .groupBy(['line.id', 'line.prescription_id', 'line.refills', 'line.position'])
    .orderBy('line.position')
    .execute()
}

/** Somebody outside gave one line once; the last of all ends the prescription. Counted one after the other, under the prescription's lock. */
export const confirmFill: NonNullable<PaperKindPort['confirmFill']> = async (
  platform,
  work,
  id,
  { lineId, pharmacy, city, left },
) => {
  const row = await lockPrescription(work, id)
  if (row?.state !== 'issued' || isOver(row, platform.clock.now()))
    throw conflict('paper_not_valid', 'Nothing can be given on this prescription')
  await assertDispensable(work.db, row, [lineId], platform.clock.now())
  await giveOnce(platform, work, row, { lineId, pharmacy, city, left })
  await work.inform([row.patient_id], {
    kind: 'prescriptionFilled',
    data: { name: pharmacy },
    link: paths.userPrescriptionDetails.link({ id }),
  })
}

interface Giving {
  readonly lineId: string
  readonly pharmacy: string
  readonly city: string
  /** As it was read, where the same may be sent twice. */
  readonly left?: number
}

/** Counts one line of a locked, open prescription down. @throws Refusal 404; 409 `nothing_left`, `fill_counted` */
export async function giveOnce(platform: Platform, work: Work, row: PrescriptionRow, giving: Giving): Promise<void> {
  const { id } = row
  const { lineId, pharmacy, city, left } = giving
  const now = platform.clock.now()
  const counts = await fillCounts(work.db, [id])
  const line = counts.find((one) => one.id === lineId)
  if (!line) throw notFound()
  const stillLeft = fillsLeft(line.refills, line.filled)
  if (stillLeft === 0) throw conflict('nothing_left', 'This line has been given as often as it may be')
  if (left !== undefined && stillLeft !== left)
    throw conflict('fill_counted', 'This line was given meanwhile, or this was sent twice')
  await work.db
    .insertInto('prescription_fills')
    .values({
      id: platform.ids.next(),
      prescription_id: id,
      line_id: lineId,
      number: line.filled + 1,
      filled_at: now,
      pharmacy,
      city,
    })
    .execute()
  const isUsedUp = counts.every((one) => fillsLeft(one.refills, one.filled + (one.id === lineId ? 1 : 0)) === 0)
  if (isUsedUp) await changeState(work, row, 'dispense', now)
  await work.audit({ action: 'prescription.fill', recordKind: 'prescription', recordId: id, userId: null })
  await tellParties(work, row)
}
