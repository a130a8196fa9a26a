import type { FileReader } from '#server/modules/files/index.ts'
import '../people/index.ts'
import './tables.ts'

/** Is it the picture of a pet that the caller has, or had, in a visit? Of staff, those who see the visits. */
export const mayOpenPetPicture: FileReader = async (db, actor, file) => {
  if (!actor.doctorId) return false
  if (!actor.rights.includes('appointments') && !actor.rights.includes('history')) return false
  const appointment = await db
    .selectFrom('pets')
    .innerJoin('appointments', 'appointments.pet_id', 'pets.id')
    .select('appointments.id')
    .where('pets.picture_id', '=', file)
    .where('appointments.doctor_id', '=', actor.doctorId)
    .limit(1)
    .executeTakeFirst()
  return appointment !== undefined
}
