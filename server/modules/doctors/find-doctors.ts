import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { DoctorQuery } from '#contract/doctors/schemas.ts'
import { specialityIds } from '#contract/doctors/specialities.ts'
import { specialitiesFor, usualSpecies, type PetSpecies } from '#contract/doctors/treated.ts'
import type { Reader } from '#server/kernel/db.ts'
import { distanceTo } from '#server/kernel/distance.ts'
import { matchesText } from '#server/kernel/search-terms.ts'
import { isBookable } from '#server/modules/booking/index.ts'
import { selectFaces } from './present-doctor.ts'

/** Further than any two places on earth are apart, dearer than any fee: what sorts last. */
const last = 1e9

/** The words of a query as conditions. */
export type Said = readonly RawBuilder<SqlBool>[]

/** Reads the words that a query looks for: of the doctor (name, field, practice, biography), and of where the practice is. */
export function readSearch({ search, place }: DoctorQuery): Said {
  return [
    ...(search ? [matchesText(sql<string>`(users.name_words || doctors.search_words)`, search)] : []),
    ...(place ? [matchesText('doctors.place_words', place)] : []),
  ]
}

/**
 * Verified doctors whom the query finds, but for free time, each with the number that the list is sorted by (smallest first). `said` are
 * the query's words; none where they have narrowed it already.
 */
export function findDoctors(db: Reader, query: DoctorQuery, said: Said) {
  const distance = distanceTo('doctors', query)
  let found = selectFaces(db)
    .select([sql<number | null>`${distance}`.as('distance'), sql<number>`${sortValue(query, distance)}`.as('rank')])
    .where(isBookable)
  if (query.kind) found = found.where('doctors.kind', '=', query.kind)
  if (query.speciality) found = found.where('doctors.speciality', '=', query.speciality)
  if (query.complaint) found = found.where('doctors.speciality', 'in', specialitiesFor(query.complaint))
  if (query.species) found = found.where(treats(query.species))
  if (query.mode) found = found.where(query.mode === 'video' ? 'video_fee' : 'clinic_fee', 'is not', null)
  if (query.language) found = found.where(sql<boolean>`${query.language} = any(doctors.languages)`)
  if (query.maximumFee !== undefined) found = found.where(sql<boolean>`${feeIn(query)} <= ${query.maximumFee}::bigint`)
  if (query.minimumRating !== undefined) {
    found = found.where(
      sql<boolean>`doctors.rating_sum >= ${query.minimumRating}::float8 * doctors.rating_count and doctors.rating_count > 0`,
    )
  }
  if (query.maximumDistance !== undefined) found = found.where(sql<boolean>`${distance} <= ${query.maximumDistance}`)
  for (const words of said) found = found.where(words)
  return found
}

/** Said by the doctor, or usual for the speciality. */
function treats(species: PetSpecies): RawBuilder<SqlBool> {
  const usual = specialityIds.filter((speciality) => usualSpecies(speciality).includes(species))
  return sql<SqlBool>`coalesce(${species} = any(doctors.species), doctors.speciality = any(${usual}::text[]))`
}

function sortValue(query: DoctorQuery, distance: RawBuilder<unknown>): RawBuilder<unknown> {
  if (query.sort === 'fee') return sql`coalesce(${feeIn(query)}, ${last}::float8)::float8`
  if (query.sort === 'distance') return sql`coalesce(${distance}, ${last}::float8)::float8`
  if (query.sort === 'rating') return sql`-coalesce(doctors.rating_sum::float8 / nullif(doctors.rating_count, 0), 0)::float8`
  return sql`0::float8`
}

function feeIn({ mode }: DoctorQuery): RawBuilder<unknown> {
  if (mode === 'video') return sql`doctors.video_fee`
  return mode === 'clinic' ? sql`doctors.clinic_fee` : sql`least(doctors.video_fee, doctors.clinic_fee)`
}
