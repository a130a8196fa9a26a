import { speciesNames } from '#server/modules/papers/index.ts'
import type { Placeholder } from '#contract/certificates/values.ts'
import { daysOf } from '#contract/certificates/rules.ts'
import type { Locale } from '#contract/kernel/values.ts'
import type { Reader } from '#server/kernel/db.ts'
import { findSubject, vaccinationsOf, type CurrentVaccination, type Subject } from '#server/modules/records/index.ts'
import type { CertificateFacts } from './tables.ts'

/** Who a certificate of this visit is about, and what is known of them now. */
export async function factsOfVisit(
  db: Reader,
  visit: { readonly patient_id: string; readonly pet_id: string | null; readonly doctor_id: string },
): Promise<{ readonly subject: Subject; readonly facts: CertificateFacts }> {
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

interface Told {
  readonly from: string | null
  readonly to: string | null
  readonly diagnosis: string
  readonly visitDate: string
  readonly locale: Locale
}

/** A day of the calendar as the language writes it. */
export const dayText = (day: string, locale: Locale) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

/** What the places of a template are filled with; nothing where nothing is known. */
export async function placeholderValues(
  db: Reader,
  subject: Subject,
  { name, birthDate, species, breed, microchip }: CertificateFacts,
  { from, to, diagnosis, visitDate, locale }: Told,
): Promise<Partial<Record<Placeholder, string>>> {
  const given = await vaccinationsOf(db, subject)
  const values: Record<Placeholder, string | null> = {
    name,
    birthDate: birthDate && dayText(birthDate, locale),
    from: from && dayText(from, locale),
    to: to && dayText(to, locale),
    days: from && to ? new Intl.NumberFormat(locale).format(daysOf({ from, to })) : null,
    visitDate: dayText(visitDate, locale),
    diagnosis: diagnosis || null,
    species: species && speciesNames[locale][species],
    breed,
    microchip,
    vaccinations: given.map((one) => vaccinationLine(one, locale)).join('\n') || null,
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
}

const vaccinationLine = ({ vaccine, date, batch }: CurrentVaccination, locale: Locale) =>
  `• ${[vaccine, dayText(date, locale), batch].filter(Boolean).join(', ')}`
