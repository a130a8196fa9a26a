import { userTypeOf } from '#contract/kernel/roles.ts'
import type { Work } from '#server/kernel/work.ts'
import type { AppointmentRow } from './lock-appointment.ts'
import { pageOfAppointment } from './page-of-appointment.ts'

const patient = userTypeOf('patient')

/** Tells the owner of the pet what a carer did with a visit of theirs; nothing where the patient did it, or the practice. */
export async function tellOfCarer(
  work: Work,
  /** Who did it: the patient, a carer, or the practice. */
  userId: string,
  visit: Pick<AppointmentRow, 'id' | 'patient_id' | 'pet_id' | 'starts_at'>,
  did: 'booked' | 'moved' | 'cancelled' | 'paid',
): Promise<void> {
  if (userId === visit.patient_id || visit.pet_id === null) return
  const carer = await work.db
    .selectFrom('users')
    .innerJoin('pets', (join) => join.on('pets.id', '=', visit.pet_id))
    .select(['users.name', 'pets.name as pet'])
    .where('users.id', '=', userId)
    .where('users.user_type', '=', patient)
    .executeTakeFirst()
  if (!carer) return
  const { name, pet } = carer
  await work.inform([visit.patient_id], {
    kind: 'doneByCarer',
    data: { name, pet, startsAt: visit.starts_at, did },
    link: pageOfAppointment('patient', visit.id),
  })
}
