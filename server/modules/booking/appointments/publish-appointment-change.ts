import { sql } from 'kysely'
import { slotsTopic } from '#contract/booking/topics.ts'
import type { StaffRight } from '#contract/kernel/roles.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { HubMessage, Work } from '#server/kernel/work.ts'
import { carersOf } from '#server/modules/carers/index.ts'

/** Tells patient, carers of the pet, doctor and the doctor's staff that the visit is another, and who watches the doctor's free time to look again. */
export async function publishAppointmentChange(
  platform: Platform,
  work: Work,
  appointment: {
    readonly id: string
    readonly state: string
    readonly patient_id: string
    readonly doctor_id: string
    readonly pet_id: string | null
  },
): Promise<void> {
  const { id, state } = appointment
  await tellParties(work, appointment, { kind: 'appointment.changed', payload: { id, state } })
  announceSlots(platform, work, appointment.doctor_id)
}

/** Tells patient, carers of the pet, doctor and the doctor's staff who have the right to appointments. */
export async function tellParties(
  work: Work,
  visit: { readonly patient_id: string; readonly doctor_id: string; readonly pet_id: string | null },
  message: HubMessage,
): Promise<void> {
  const { patient_id: patientId, doctor_id: doctorId, pet_id: petId } = visit
  const staff = await staffOf(work.db, doctorId, 'appointments')
  await work.tell([patientId, doctorId, ...(await carersOf(work.db, petId)), ...staff], message)
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
    .where('staff.suspended_at', 'is', null)
    .where(sql<boolean>`${right} = any(rights)`)
    .execute()
  return rows.map((row) => row.id)
}
