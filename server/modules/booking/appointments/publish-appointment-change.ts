import { sql } from 'kysely'
import { slotsTopic } from '#contract/booking/topics.ts'
import type { StaffRight } from '#contract/kernel/roles.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'

/** Tells patient, doctor and the doctor's staff that the visit is another, and who watches the doctor's free time to look again. */
export async function publishAppointmentChange(
  platform: Platform,
  work: Work,
  appointment: { readonly id: string; readonly state: string; readonly patient_id: string; readonly doctor_id: string },
): Promise<void> {
  const { id, state, patient_id: patientId, doctor_id: doctorId } = appointment
  const staff = await staffOf(work.db, doctorId, 'appointments')
  await work.tell([patientId, doctorId, ...staff], { kind: 'appointment.changed', payload: { id, state } })
  announceSlots(platform, work, doctorId)
}

/** After commit: the doctor's free time may be another. */
export function announceSlots(platform: Platform, work: Work, doctorId: string): void {
  work.afterCommit(() => platform.hub.announce(slotsTopic(doctorId), { kind: 'slots.changed', payload: { doctorId } }))
}

/** Active staff of the doctor who have the right. */
export async function staffOf(db: Reader, doctorId: string, right: StaffRight): Promise<string[]> {
  const rows = await db
    .selectFrom('staff')
    .innerJoin('users', 'users.id', 'staff.user_id')
    .select('users.id')
    .where('doctor_id', '=', doctorId)
    .where('users.status', '=', 'active')
    .where(sql<boolean>`${right} = any(rights)`)
    .execute()
  return rows.map((row) => row.id)
}
