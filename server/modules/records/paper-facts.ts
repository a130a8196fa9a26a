import type { PetSpecies } from '#contract/doctors/treated.ts'
import type { Reader } from '#server/kernel/db.ts'
import { findSubject, type Subject } from './subjects.ts'

/** What was known of the subject and of the doctor when a paper was issued: it stays on the paper. Health data. */
export interface PaperFacts {
  readonly name: string
  readonly birthDate: string | null
  readonly species: PetSpecies | null
  readonly breed: string | null
  readonly microchip: string | null
  readonly doctor: { readonly name: string; readonly licenceNumber: string }
  /** Where the doctor practises: days and the signature's time are this zone's. */
  readonly timeZone: string
}

/** Who a paper of this visit is about, and what is known of them now. */
export async function factsOfVisit(
  db: Reader,
  visit: { readonly patient_id: string; readonly pet_id: string | null; readonly doctor_id: string },
): Promise<{ readonly subject: Subject; readonly facts: PaperFacts }> {
  const subject = await findSubject(db, visit.pet_id ?? visit.patient_id)
  if (!subject) throw new Error('A visit without a subject')
  const doctor = await db
    .selectFrom('doctors')
    .innerJoin('users', 'users.id', 'doctors.user_id')
    .select(['users.name', 'time_zone', 'licence_number'])
    .where('user_id', '=', visit.doctor_id)
    .executeTakeFirstOrThrow()
  const pet = visit.pet_id
    ? await db.selectFrom('pets').select('microchip').where('id', '=', visit.pet_id).executeTakeFirst()
    : undefined
  const { name, birthDate, species, breed } = subject
  return {
    subject,
    facts: {
      name,
      birthDate,
      species,
      breed,
      microchip: pet?.microchip ?? null,
      doctor: { name: doctor.name, licenceNumber: doctor.licence_number },
      timeZone: doctor.time_zone,
    },
  }
}
