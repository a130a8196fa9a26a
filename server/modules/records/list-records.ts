import { sql } from 'kysely'
import type { z } from 'zod'
import type { practiceQuery, practiceRecords, RecordCard } from '#contract/records/schemas.ts'
import type { petSpecies } from '#contract/kernel/animals.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { readPage } from '#server/kernel/paging.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { matchesTerms, searchTermsOf } from '#server/kernel/search-terms.ts'
import { petsInCareOf } from '#server/modules/carers/index.ts'
import { noVisit } from './access/open-record.ts'

/** The caller first, then their pets and those in their care by name; without those in an archive. */
export async function listRecords({ db }: Platform, { userId }: Actor): Promise<RecordCard[]> {
  const { name } = await db.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirstOrThrow()
  const pets = await db
    .selectFrom('pets')
    .innerJoin('users as owner', 'owner.id', 'pets.owner_id')
    .select(['pets.id', 'pets.name', 'pets.species', 'pets.owner_id', 'owner.name as owner_name'])
    .where('archived_at', 'is', null)
    .where((eb) => eb.or([eb('owner_id', '=', userId), eb('pets.id', 'in', petsInCareOf<string>(userId, 'see'))]))
    .orderBy(sql`owner_id <> ${userId}`)
    .orderBy('pets.name')
    .orderBy('pets.id')
    .execute()
  return [
    { id: userId, name, kind: 'person', species: null, standing: 'owner', owner: null },
    ...pets.map((pet): RecordCard => {
      const isOwn = pet.owner_id === userId
      const { id, name: petName, species } = pet
      return {
        id,
        name: petName,
        kind: 'animal',
        species,
        standing: isOwn ? 'owner' : 'carer',
        owner: isOwn ? null : pet.owner_name,
      }
    }),
  ]
}

interface PracticeRow {
  readonly id: string
  readonly name: string
  readonly name_words: string
  readonly species: (typeof petSpecies)[number] | null
  readonly birth_date: string | null
  readonly owner: string | null
  readonly last_visit_at: string
  readonly visits: number
}

/** People and animals with a visit that was not called off, by their last visit or the one to come; narrowed by their names and owners'. */
export async function listPracticeRecords(
  { db }: Platform,
  { doctorId }: Actor,
  query: z.output<typeof practiceQuery>,
): Promise<z.infer<typeof practiceRecords>> {
  const subjects = sql<PracticeRow>`(
    select coalesce(seen.pet_id, seen.patient_id) as id, coalesce(pets.name, users.name) as name,
      users.name_words || coalesce(pets.name_words, '') as name_words, pets.species,
      case when seen.pet_id is null then patients.birth_date else pets.birth_date end as birth_date,
      case when seen.pet_id is null then null else users.name end as owner, seen.last_visit_at, seen.visits
    from (
      select patient_id, pet_id, max(starts_at) as last_visit_at, count(*)::int as visits from appointments
      where doctor_id = ${doctorId} and state not in (${sql.join(noVisit)})
      group by patient_id, pet_id
    ) as seen
    join users on users.id = seen.patient_id
    left join patients on patients.user_id = seen.patient_id
    left join pets on pets.id = seen.pet_id)`.as<'subjects'>('subjects')
  let found = db.selectFrom(subjects).selectAll()
  const terms = query.text ? searchTermsOf(query.text) : null
  if (query.text) found = found.where(terms ? matchesTerms('subjects.name_words', terms) : sql<boolean>`false`)
  const order = { column: 'last_visit_at', id: 'id', kind: 'instant', direction: 'desc' } as const
  const { items, next } = await readPage(found, { ...order, at: (row) => [row.last_visit_at, row.id] }, query)
  return {
    items: items.map((row) => ({
      id: row.id,
      name: row.name,
      kind: row.species === null ? 'person' : 'animal',
      species: row.species,
      birthDate: row.birth_date,
      owner: row.owner,
      lastVisitAt: row.last_visit_at,
      visits: row.visits,
    })),
    next,
  }
}
