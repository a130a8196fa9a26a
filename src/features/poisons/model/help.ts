import type { DoctorCard } from '#contract/doctors/schemas.ts'
import type { SpecialityId } from '#contract/doctors/specialities.ts'
import { hotlinesFromAbroad, poisonHotlines, type PoisonHotline } from '#contract/poisons/hotlines.ts'
import { regionOfZone } from '#shared/lib/zone-regions.ts'

/** Whoever sees to emergencies of animals at all; a surgeon or a dentist does not. */
const generalPractice: ReadonlySet<SpecialityId> = new Set(['small-animals', 'exotic-animals', 'equine'])

/** A video visit that begins later is no help for a poisoning. */
export const helpMinutes = 60

/** Veterinarians of general practice who have a time within the hour, with those times alone. In the order in which they came. */
export function vetsWithinTheHour(doctors: readonly DoctorCard[], mode: 'video' | 'clinic', now: number): DoctorCard[] {
  const until = now + helpMinutes * 60_000
  return doctors.flatMap((doctor) => {
    if (!generalPractice.has(doctor.speciality)) return []
    const nextFree = doctor.nextFree.filter(({ start, mode: offered }) => offered === mode && Date.parse(start) <= until)
    return nextFree.length > 0 ? [{ ...doctor, nextFree }] : []
  })
}

/** The hotlines of the reader's country, which their zone tells; `country` is `null` where it has none that we know. */
export function hotlinesIn(zone: string): { readonly country: string | null; readonly lines: readonly PoisonHotline[] } {
  const country = regionOfZone.get(zone)
  const lines = country === undefined ? undefined : poisonHotlines[country]
  return country === undefined || !lines ? { country: null, lines: hotlinesFromAbroad } : { country, lines }
}
