import type { Reader } from '#server/kernel/db.ts'
import { invalid } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'

/** East of Greenwich, where a day begins first. */
const mostHoursAhead = 14

/**
 * Is it before somebody was born? A day (`2026-11-20`) is compared as it is; an instant counts as before only where the day of birth had
 * begun nowhere on earth. An unknown birth date rules nothing out.
 */
export function isBeforeBirth(moment: string, birthDate: string | null): boolean {
  if (birthDate === null) return false
  if (moment.length === birthDate.length) return moment < birthDate
  return Date.parse(moment) < Date.parse(`${birthDate}T00:00:00Z`) - mostHoursAhead * 3_600_000
}

/** Nothing is true of anybody before their birth. @throws Refusal 422 `before_birth` naming the field */
export function refuseBeforeBirth(field: string, moment: string | null | undefined, birthDate: string | null): void {
  if (moment !== null && moment !== undefined && isBeforeBirth(moment, birthDate))
    throw invalid(field, 'before_birth', 'This is before the date of birth')
}

/** `petId` is `null` of the patient themselves. */
export interface PersonOrPet {
  readonly patientId: string
  readonly petId: string | null
}

declare module '#server/kernel/module.ts' {
  interface Module {
    /** The earliest day or instant that it keeps of a person or pet; `null` where there is none. */
    readonly earliestFact?: (db: Reader, subject: PersonOrPet) => Promise<string | null>
  }
}

/** A birth date cannot be later than what is known of somebody. @throws Refusal 422 naming `birthDate` */
export async function refuseBirthAfterFacts(
  { modules }: Platform,
  work: Work,
  subject: PersonOrPet,
  birthDate: string | null | undefined,
): Promise<void> {
  if (birthDate === null || birthDate === undefined) return
  for (const { earliestFact } of modules) {
    const earliest = await earliestFact?.(work.db, subject)
    if (earliest && isBeforeBirth(earliest, birthDate))
      throw invalid('birthDate', 'after_facts', 'The record has something from before this day')
  }
}
