import { bookedStates } from '#contract/booking/states.ts'
import type { RelationshipSource } from '#server/kernel/relationships.ts'
import './tables.ts'

/** After a visit people may write to each other for so many days. */
const daysAfter = 90

/** A doctor with whoever has, or lately had, a visit there: the patient, and a carer who booked it. */
export const visitRelationships: RelationshipSource = {
  kind: 'visit',
  async related(db, userId, others, now) {
    const since = new Date(now.getTime() - daysAfter * 86_400_000)
    const going = db
      .selectFrom('appointments')
      .where((eb) =>
        eb.or([
          eb('state', 'in', bookedStates),
          eb.and([eb('state', '=', 'completed'), eb('ends_at', '>', since.toISOString())]),
        ]),
      )
    let asPatient = going
      .select(['doctor_id as other', 'starts_at'])
      .where((eb) => eb.or([eb('patient_id', '=', userId), eb('booked_by', '=', userId)]))
    let ofPatients = going.select(['patient_id as other', 'starts_at']).where('doctor_id', '=', userId)
    let ofBookers = going
      .select((eb) => [eb.fn.coalesce('booked_by', 'patient_id').as('other'), 'starts_at'])
      .where('doctor_id', '=', userId)
      .where('booked_by', 'is not', null)
    if (others) {
      asPatient = asPatient.where('doctor_id', 'in', others)
      ofPatients = ofPatients.where('patient_id', 'in', others)
      ofBookers = ofBookers.where('booked_by', 'in', others)
    }
    const rows = await asPatient.unionAll(ofPatients).unionAll(ofBookers).orderBy('starts_at', 'desc').limit(500).execute()
    return [...new Set(rows.map(({ other }) => other))].slice(0, 200)
  },
}
