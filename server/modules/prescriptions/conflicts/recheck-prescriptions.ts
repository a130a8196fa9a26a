import { sql } from 'kysely'
import type { Check } from '#contract/formulary/schemas.ts'
import { checkKey } from '#contract/prescriptions/check-key.ts'
import { paths } from '#contract/paths.ts'
import type { Module } from '#server/kernel/module.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { carersOf } from '#server/modules/carers/index.ts'
import { findSubject, ofSubject, type Subject } from '#server/modules/records/index.ts'
import type { PrescriptionRow } from '../change-state.ts'
import { tellParties } from '../issued/tell-parties.ts'
import '../tables.ts'
import { findConflicts } from './find-conflicts.ts'

declare module '#server/kernel/module.ts' {
  interface Module {
    /** Done within the work that puts a prescription on hold or lets it go on. */
    readonly prescriptionHoldChanged?: (platform: Platform, work: Work, prescriptionId: string) => Promise<void>
  }
}

/** Whoever fulfils a prescription learns that it is on hold, or that it goes on. */
export async function announceHold(platform: Platform, work: Work, prescriptionId: string): Promise<void> {
  for (const module of platform.modules) await module.prescriptionHoldChanged?.(platform, work, prescriptionId)
}

/**
 * A subject's prescriptions are held against the changed record. Their rows are locked before, so that whoever dispenses at this moment is
 * waited for, or waits and then sees the change. Each new conflict is told once: to the doctor, the patient and those who care for the pet.
 */
export const recheckPrescriptions: NonNullable<Module['recordChanged']> = async (platform, work, { subject }) => {
  const now = platform.clock.now()
  for (const row of await lockPossiblyTaken(work, subject, now)) {
    const { later, open } = await findConflicts(work.db, row, now)
    const isResolved = await forgetResolved(work, row.id, later)
    const isNew = await noteConflicts(work, row.id, open, now)
    if (!isNew && !isResolved) continue
    await tellParties(work, row)
    await announceHold(platform, work, row.id)
    if (isNew) await informOfHold(work, row, subject)
  }
}

/** What is prescribed for one of a household can harm another who moves in. */
export const recheckHousehold: NonNullable<Module['householdChanged']> = async (platform, work, owner) => {
  const rows = await work.db
    .selectFrom('prescriptions')
    .select('pet_id')
    .distinct()
    .where('patient_id', '=', owner.userId)
    .where('state', 'in', ['issued', 'dispensed', 'expired'])
    .orderBy('pet_id')
    .execute()
  for (const { pet_id: petId } of rows) {
    const subject = await findSubject(work.db, petId ?? owner.userId)
    if (subject) await recheckPrescriptions(platform, work, { subject, by: owner })
  }
}

function lockPossiblyTaken(work: Work, subject: Subject, now: Date): Promise<PrescriptionRow[]> {
  const mayLast = sql<boolean>`exists (
    select 1 from prescription_fills as fill join prescription_lines as line on line.id = fill.line_id
    where fill.prescription_id = prescriptions.id
      and fill.filled_at + (line.days * (line.refills + 1) + 1) * interval '1 day' > ${now}::timestamptz
  )`
  return work.db
    .selectFrom('prescriptions')
    .selectAll()
    .where(ofSubject('prescriptions', subject))
    .where((eb) => eb.or([eb('state', '=', 'issued'), eb.and([eb('state', 'in', ['dispensed', 'expired']), mayLast])]))
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** A conflict that is gone and comes back is told again. */
async function forgetResolved(work: Work, id: string, later: readonly Check[]): Promise<boolean> {
  let gone = work.db.deleteFrom('prescription_told_checks').where('prescription_id', '=', id)
  if (later.length > 0) gone = gone.where('check_key', 'not in', later.map(checkKey))
  return (await gone.returning('check_key').execute()).length > 0
}

/** Whether one of them was not told before. */
async function noteConflicts(work: Work, id: string, open: readonly Check[], now: Date): Promise<boolean> {
  if (open.length === 0) return false
  const added = await work.db
    .insertInto('prescription_told_checks')
    .values(open.map((check) => ({ prescription_id: id, check_key: checkKey(check), told_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('check_key')
    .execute()
  return added.length > 0
}

async function informOfHold(work: Work, row: PrescriptionRow, subject: Subject): Promise<void> {
  const data = { name: row.facts?.name ?? subject.name }
  await work.inform([row.doctor_id], {
    kind: 'prescriptionRecheck',
    data,
    link: paths.doctorPrescriptionDetails.link({ id: row.id }),
  })
  await work.inform([row.patient_id, ...(await carersOf(work.db, row.pet_id))], {
    kind: 'prescriptionOnHold',
    data,
    link: paths.userPrescriptionDetails.link({ id: row.id }),
  })
}
