import { bookedStates } from '#contract/booking/states.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { RelationshipSource } from '#server/kernel/relationships.ts'
import { doctorsOfStaff, staffOfDoctors } from '#server/modules/staff/index.ts'
import './tables.ts'

/** After a visit people may write to each other for so many days. */
const daysAfter = 90
const atMost = 200

/**
 * A practice with whoever has, or lately had, a visit there: the patient, and a carer who booked it. Of the practice the doctor, and staff
 * who have the right to visits.
 */
export const visitRelationships: RelationshipSource = {
  kind: 'visit',
  async related(db, userId, others, now) {
    const doctors = await doctorsOfStaff(db, others ? [userId, ...others] : [userId], 'appointments')
    const practice = doctors.get(userId)
    if (practice !== undefined) return patientsOf(db, practice, others, now)
    if (others) {
      const found = await seenAmong(db, userId, [...new Set(others.map((other) => doctors.get(other) ?? other))], now)
      return others.filter((other) => found.has(doctors.get(other) ?? other))
    }
    const found = [...(await doctorsSeenBy(db, userId, now)), ...(await patientsOf(db, userId, null, now))]
    return [...new Set([...found, ...(await staffOfDoctors(db, found, 'appointments'))])].slice(0, atMost)
  },
}

const going = (db: Reader, now: Date) => {
  const since = new Date(now.getTime() - daysAfter * 86_400_000).toISOString()
  return db
    .selectFrom('appointments')
    .where((eb) => eb.or([eb('state', 'in', bookedStates), eb.and([eb('state', '=', 'completed'), eb('ends_at', '>', since)])]))
}

/** Of these people the person's doctors, patients, and who booked a visit to them; all at once, each part by its own index. */
async function seenAmong(db: Reader, userId: string, others: readonly string[], now: Date): Promise<ReadonlySet<string>> {
  const withDoctor = going(db, now).select('doctor_id as other').where('doctor_id', 'in', others)
  const byDoctor = going(db, now).where('doctor_id', '=', userId)
  const rows = await withDoctor
    .where('patient_id', '=', userId)
    .union(withDoctor.where('booked_by', '=', userId))
    .union(byDoctor.select('patient_id as other').where('patient_id', 'in', others))
    .union(byDoctor.select((eb) => eb.fn.coalesce('booked_by', 'patient_id').as('other')).where('booked_by', 'in', others))
    .execute()
  return new Set(rows.map(({ other }) => other))
}

async function doctorsSeenBy(db: Reader, userId: string, now: Date): Promise<string[]> {
  const rows = await going(db, now)
    .select('doctor_id as other')
    .where((eb) => eb.or([eb('patient_id', '=', userId), eb('booked_by', '=', userId)]))
    .orderBy('starts_at', 'desc')
    .limit(500)
    .execute()
  return [...new Set(rows.map(({ other }) => other))].slice(0, atMost)
}

async function patientsOf(db: Reader, doctorId: string, others: readonly string[] | null, now: Date): Promise<string[]> {
  let seen = going(db, now).select(['patient_id as other', 'starts_at']).where('doctor_id', '=', doctorId)
  let bookers = going(db, now)
    .select((eb) => [eb.fn.coalesce('booked_by', 'patient_id').as('other'), 'starts_at'])
    .where('doctor_id', '=', doctorId)
    .where('booked_by', 'is not', null)
  if (others) {
    seen = seen.where('patient_id', 'in', others)
    bookers = bookers.where('booked_by', 'in', others)
  }
  const rows = await seen.unionAll(bookers).orderBy('starts_at', 'desc').limit(500).execute()
  return [...new Set(rows.map(({ other }) => other))].slice(0, atMost)
}
