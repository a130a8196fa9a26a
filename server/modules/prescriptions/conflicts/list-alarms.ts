import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { PrescriptionAlarm } from '#contract/prescriptions/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { petsInCareOf } from '#server/modules/carers/index.ts'
import { findSubject } from '#server/modules/records/index.ts'
import { linesOf } from '../lines.ts'
import '../tables.ts'
import { findConflicts } from './find-conflicts.ts'
import { presentConflicts } from './present-conflicts.ts'

const mostAlarms = 50

/** Of the caller and of pets in their care, newest first. */
export const listAlarms = ({ db, clock }: Platform, { userId }: Actor): Promise<PrescriptionAlarm[]> =>
  alarmsWhere(
    db,
    sql<SqlBool>`(prescriptions.patient_id = ${userId} or prescriptions.pet_id in ${petsInCareOf<string>(userId, 'see')})`,
    clock.now(),
  )

/** What a doctor has to decide on, newest first. */
export const listConflictsToDecide = ({ db, clock }: Platform, { userId }: Actor): Promise<PrescriptionAlarm[]> =>
  alarmsWhere(db, sql<SqlBool>`prescriptions.doctor_id = ${userId}`, clock.now())

/** Which of these prescriptions are on hold: only those are checked of which a conflict was noted when the record changed. */
export async function prescriptionsOnHold(db: Reader, ids: readonly string[], now: Date): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const found = new Set<string>()
  for (const row of await noted(db, sql<SqlBool>`prescriptions.id in (${sql.join(ids)})`))
    if ((await findConflicts(db, row, now)).open.length > 0) found.add(row.id)
  return found
}

const noted = (db: Reader, which: RawBuilder<SqlBool>) =>
  db
    .selectFrom('prescriptions')
    .selectAll()
    .where(which)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('prescription_told_checks as told')
          .select('told.check_key')
          .whereRef('told.prescription_id', '=', 'prescriptions.id'),
      ),
    )
    .orderBy('issued_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostAlarms)
    .execute()

async function alarmsWhere(db: Reader, which: RawBuilder<SqlBool>, now: Date): Promise<PrescriptionAlarm[]> {
  const alarms: PrescriptionAlarm[] = []
  for (const row of await noted(db, which)) {
    const { open } = await findConflicts(db, row, now)
    const subject = open.length > 0 && (await findSubject(db, row.pet_id ?? row.patient_id))
    if (!subject) continue
    alarms.push({
      id: row.id,
      subject: { id: subject.id, name: row.facts?.name ?? subject.name, species: subject.species },
      doctor: row.facts?.doctor.name ?? '',
      doctorId: row.doctor_id,
      medicines: ((await linesOf(db, [row.id])).get(row.id) ?? []).map(({ name, strength }) => `${name} ${strength}`.trim()),
      conflicts: await presentConflicts(db, row, open),
    })
  }
  return alarms
}
