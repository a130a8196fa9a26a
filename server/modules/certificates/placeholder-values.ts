import type { Placeholder } from '#contract/certificates/values.ts'
import { daysOf } from '#contract/certificates/rules.ts'
import type { Locale } from '#contract/kernel/values.ts'
import type { Reader } from '#server/kernel/db.ts'
import { dayText, speciesNames } from '#server/modules/papers/index.ts'
import { vaccinationsOf, type CurrentVaccination, type PaperFacts, type Subject } from '#server/modules/records/index.ts'

interface Told {
  readonly from: string | null
  readonly to: string | null
  readonly diagnosis: string
  readonly visitDate: string
  readonly locale: Locale
}

/** What the places of a template are filled with; nothing where nothing is known. */
export async function placeholderValues(
  db: Reader,
  subject: Subject,
  { name, birthDate, species, breed, microchip }: PaperFacts,
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
