import type { FileReader } from '#server/modules/files/index.ts'
import { mayForVisit } from '#server/modules/booking/index.ts'
import '../tables.ts'

/** Does it lie beside the answers to a visit of the caller's? Of staff, those who see the visits. */
export const mayOpenMedium: FileReader = async (db, actor, file) => {
  if (!['patient', 'doctor', 'staff'].includes(actor.role)) return false
  if (actor.role === 'staff' && !actor.rights.includes('appointments')) return false
  const visit = await db
    .selectFrom('intake_media')
    .innerJoin('appointments', 'appointments.id', 'intake_media.appointment_id')
    .select(['patient_id', 'doctor_id', 'pet_id'])
    .where('file_id', '=', file)
    .executeTakeFirst()
  return visit !== undefined && mayForVisit(db, actor, visit, 'see')
}
