import type { Check } from '#contract/formulary/schemas.ts'
import { weightIsFresh } from '#contract/formulary/rules.ts'
import type { Checks } from '#contract/prescriptions/schemas.ts'
import { dayIn } from '#contract/kernel/days.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { conflict, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { latestWeight } from '#server/modules/observations/index.ts'
import { findSubject, type Subject } from '#server/modules/records/index.ts'
import type { PrescriptionRow } from '../change-state.ts'
import { linesOf, type LineRow } from '../lines.ts'
import { checkLines } from './check-lines.ts'

type Weight = Awaited<ReturnType<typeof latestWeight>>

/** May a dose be computed from this weight of the subject now? */
export const isFreshWeight = ({ measuredAt }: NonNullable<Weight>, { birthDate, timeZone }: Subject, now: Date): boolean =>
  weightIsFresh(measuredAt, { birthDate, now, today: dayIn(timeZone, now) })

interface Checked {
  readonly subject: Subject
  readonly checks: readonly Check[]
  readonly weight: Weight
  readonly lines: readonly LineRow[]
  /** A controlled medicine is among them. */
  readonly hasControlled: boolean
}

/** Holds a draft as it is kept, or what was issued, against what is known of its subject now. */
export async function runChecks(db: Reader, row: PrescriptionRow, now: Date): Promise<Checked> {
  const subject = await findSubject(db, row.pet_id ?? row.patient_id)
  if (!subject) throw notFound()
  const lines = (await linesOf(db, [row.id])).get(row.id) ?? []
  const weight = await latestWeight(db, subject)
  const without = [row.id, ...(row.supersedes === null ? [] : [row.supersedes])]
  return { subject, weight, lines, ...(await checkLines(db, { subject, weight, lines, without, now })) }
}

/** What the checks say of a draft now. @throws Refusal 404 for another doctor's; 409 `prescription_state` once it is issued */
export async function checkPrescription(platform: Platform, actor: Actor, id: string): Promise<Checks> {
  const { db, clock } = platform
  const row = await db.selectFrom('prescriptions').selectAll().where('id', '=', id).executeTakeFirst()
  if (row?.doctor_id !== actor.userId) throw notFound()
  if (row.state !== 'draft') throw conflict('prescription_state', 'The prescription is issued, and was checked then', row.state)
  const now = clock.now()
  const { checks, weight, subject } = await runChecks(db, row, now)
  await platform.audit({ action: 'prescription.check', recordKind: 'prescription', recordId: id, userId: actor.userId })
  return {
    revision: row.revision,
    checks: [...checks],
    weight: weight && { ...weight, isFresh: isFreshWeight(weight, subject, now) },
  }
}
