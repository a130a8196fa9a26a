import { kindOfSpeciality, specialities, specialityIds, type SpecialityId } from '#contract/doctors/specialities.ts'
import { complaintIds, petSpecies } from '#contract/doctors/treated.ts'
import type { DoctorQuery } from '#contract/doctors/schemas.ts'
import { doctorKinds, doctorSorts, appointmentModes, type DoctorKind, type DoctorSort } from '#contract/doctors/values.ts'
import { addDays } from '#contract/kernel/days.ts'
import { oneOf } from '#shared/lib/one-of.ts'
import type { Position } from '#shared/ui/map/map-place.ts'

/** What the doctors list is narrowed by, as it stands in the address. */
export const doctorFilters = [
  'kind',
  'speciality',
  'complaint',
  'species',
  'mode',
  'language',
  'fee',
  'rating',
  'free',
  'place',
  'near',
  'within',
] as const
export type DoctorFilter = (typeof doctorFilters)[number]

/** Choices that are offered; the address may hold others of the same form. Fees in whole units, distances in the reader's kilometres or miles, days from today. */
export const feeChoices = [30, 50, 75, 100, 150]
export const ratingChoices = [3, 4, 4.5]
export const dayChoices = [0, 1, 3, 7]
export const distanceChoices = [5, 10, 25, 50, 100, 500]
export const languageChoices = ['en', 'es', 'fr', 'de', 'pt', 'it', 'hi', 'ar', 'zh', 'ja']

export type DoctorSearch = Partial<Omit<DoctorQuery, 'cursor' | 'limit'>>

interface Asked {
  filters: Readonly<Record<DoctorFilter, string>>
  search: string
  sort: string
  /** Where the person is, or where the typed place lies. */
  position?: Position
  /** The day of the reader's zone. */
  today: string
  timeZone: string
}

/** The question to the server. An address can hold anything: what makes no sense is left out, so that it never ends in a refusal. */
export function doctorSearchOf({ filters, search, sort, position, today, timeZone }: Asked): DoctorSearch {
  const kind = oneOf(doctorKinds, filters.kind)
  const speciality = specialityOf(filters.speciality, kind)
  const days = numberIn(filters.free, 0, 60)
  const fee = numberIn(filters.fee, 0, 1_000_000)
  const within = numberIn(filters.within, 1, 20_000)
  const words = search.trim().slice(0, 100)
  const asked: DoctorSearch = {
    kind,
    speciality,
    complaint: oneOf(complaintIds, filters.complaint),
    species: oneOf(petSpecies, filters.species),
    mode: oneOf(appointmentModes, filters.mode),
    language: /^[a-z]{2,3}$/.test(filters.language) ? filters.language : undefined,
    maximumFee: fee === undefined ? undefined : Math.round(fee * 100),
    minimumRating: numberIn(filters.rating, 1, 5),
    freeBy: days === undefined ? undefined : addDays(today, Math.floor(days)),
    timeZone: days === undefined ? undefined : timeZone,
    search: words || undefined,
    place: position || filters.near ? undefined : filters.place.trim().slice(0, 100) || undefined,
    latitude: position?.latitude,
    longitude: position?.longitude,
    maximumDistance: position ? within : undefined,
    sort: sortOf(sort, position !== undefined),
  }
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined))
}

/** The order to show: the nearest first, as soon as we know near to what; else by free time. */
export function sortOf(sort: string, hasPosition: boolean): DoctorSort {
  const usual = hasPosition ? 'distance' : 'nextFree'
  const known = oneOf(doctorSorts, sort) ?? usual
  return known === 'distance' ? usual : known
}

/** A speciality that exists and is of the kind asked for. */
export function specialityOf(text: string, kind: DoctorKind | undefined): SpecialityId | undefined {
  const speciality = oneOf(specialityIds, text)
  return speciality && (!kind || kindOfSpeciality(speciality) === kind) ? speciality : undefined
}

/** The specialities that somebody of a kind can have; all without one. */
export function specialitiesFor(kind: string): readonly SpecialityId[] {
  return specialities.filter((each) => !oneOf(doctorKinds, kind) || each.kind === kind).map(({ id }) => id)
}

function numberIn(text: string, least: number, most: number): number | undefined {
  const value = text.trim() === '' ? Number.NaN : Number(text)
  return value >= least && value <= most ? value : undefined
}
