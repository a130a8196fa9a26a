import { paths } from '#contract/paths.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Hold } from '#server/kernel/personal-data.ts'
import './tables.ts'

/** Visits of a patient or a doctor that are still to come, or under way. */
export async function visitsAhead(db: Reader, userId: string): Promise<Hold[]> {
  const rows = await db
    .selectFrom('appointments')
    .select(['id', 'number', 'starts_at', 'doctor_id'])
    .where('state', 'in', ['pending_payment', 'confirmed', 'waiting', 'in_progress'])
    .where((eb) => eb.or([eb('patient_id', '=', userId), eb('doctor_id', '=', userId)]))
    .orderBy('starts_at')
    .limit(50)
    .execute()
  return rows.map(({ id, number, starts_at: at, doctor_id }) => ({
    kind: 'visit',
    name: number,
    at,
    link: doctor_id === userId ? paths.appointmentDetails.link({ id }) : paths.userAppointmentDetails.link({ id }),
  }))
}
