import type { Pet } from '#contract/people/schemas.ts'

/** Days ahead in which a vaccination that is due is worth a reminder. */
const soonDays = 30

export interface VaccinationDue {
  vaccine: string
  /** A day of the calendar. */
  due: string
  standing: 'overdue' | 'soon' | 'later'
}

/**
 * The vaccination that is due first, counting the latest entry of each vaccine only: a repeated one replaces what was due before.
 * `today` is a day of the calendar in the reader's zone.
 */
export function nextVaccination({ vaccinations }: Pick<Pet, 'vaccinations'>, today: string): VaccinationDue | null {
  const latest = new Map<string, { date: string; due: string | null }>()
  for (const { vaccine, date, due } of vaccinations) {
    const known = latest.get(vaccine)
    if (!known || known.date < date) latest.set(vaccine, { date, due })
  }
  const [first] = [...latest]
    .flatMap(([vaccine, { due }]) => (due === null ? [] : [{ vaccine, due }]))
    .toSorted((one, other) => one.due.localeCompare(other.due))
  if (!first) return null
  const days = (Date.parse(first.due) - Date.parse(today)) / 86_400_000
  return { ...first, standing: days < 0 ? 'overdue' : days <= soonDays ? 'soon' : 'later' }
}
