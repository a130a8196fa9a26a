import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Locale } from '#contract/kernel/values.ts'
import type { Prescribed } from '#contract/prescriptions/schemas.ts'
import type { PrescriptionState } from '#contract/prescriptions/states.ts'
import type { Reader } from '#server/kernel/db.ts'
import { ofSubject, type Subject } from '#server/modules/records/index.ts'
import { linesOf, presentedLine } from '../lines.ts'
import '../tables.ts'

/** A prescription that was issued, as it stands now. Health data. */
export interface KeptPrescription {
  readonly id: string
  readonly state: Exclude<PrescriptionState, 'draft'>
  /** Its doctor stopped it because of what the record says since: it is not taken any more, also where it was dispensed. */
  readonly isStopped: boolean
  readonly appointmentId: string
  readonly doctor: { readonly id: string; readonly name: string }
  /** Of its paper. */
  readonly locale: Locale
  readonly diagnosis: string
  readonly issuedAt: string
  readonly validUntil: string
  readonly lines: readonly (Prescribed & { readonly id: string })[]
}

/** Everything that was prescribed to a subject, oldest first. Says nothing of who may read it. */
export const prescriptionsOf = (db: Reader, subject: Pick<Subject, 'patientId' | 'petId'>): Promise<KeptPrescription[]> =>
  keptWhere(db, ofSubject('prescriptions', subject))

/** What was prescribed at a visit and was neither cancelled nor replaced, oldest first. Says nothing of who may read it. */
export async function prescriptionsOfVisit(db: Reader, appointmentId: string): Promise<KeptPrescription[]> {
  const all = await keptWhere(db, sql<SqlBool>`prescriptions.appointment_id = ${appointmentId}`)
  return all.filter(({ state }) => state !== 'cancelled' && state !== 'superseded')
}

async function keptWhere(db: Reader, which: RawBuilder<SqlBool>): Promise<KeptPrescription[]> {
  const rows = await db
    .selectFrom('prescriptions')
    .innerJoin('users as doctor', 'doctor.id', 'prescriptions.doctor_id')
    .select(['prescriptions.id', 'state', 'appointment_id', 'doctor_id', 'doctor.name', 'prescriptions.locale', 'diagnosis'])
    .select(['issued_at', 'valid_until'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('prescription_conflict_decisions as decided')
            .select('decided.check_key')
            .whereRef('decided.prescription_id', '=', 'prescriptions.id')
            .where('decided.decision', '=', 'stop'),
        )
        .as('is_stopped'),
    )
    .where(which)
    .orderBy('issued_at')
    .orderBy('prescriptions.id')
    .execute()
  const lines = await linesOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.flatMap(({ id, state, issued_at: issuedAt, valid_until: validUntil, ...row }) =>
    state === 'draft' || issuedAt === null || validUntil === null
      ? []
      : [
          {
            id,
            state,
            isStopped: Boolean(row.is_stopped),
            appointmentId: row.appointment_id,
            doctor: { id: row.doctor_id, name: row.name },
            locale: row.locale,
            diagnosis: row.diagnosis,
            issuedAt,
            validUntil,
            lines: (lines.get(id) ?? []).map(presentedLine),
          },
        ],
  )
}
