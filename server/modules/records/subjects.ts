import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { petSpecies } from '#contract/kernel/animals.ts'
import type { Reader } from '#server/kernel/db.ts'
import '../people/index.ts'

/** Whom a record is of: a patient, or one of a patient's pets. */
export interface Subject {
  /** The pet's, or the patient's user id. */
  readonly id: string
  /** The owner's user id. */
  readonly patientId: string
  readonly petId: string | null
  readonly name: string
  readonly kind: 'person' | 'animal'
  /** These of an animal alone. */
  readonly species: (typeof petSpecies)[number] | null
  readonly breed: string | null
  readonly neutered: boolean | null
  readonly sex: string | null
  /** `2019-04-30`. */
  readonly birthDate: string | null
  /** The patient's, or the pet owner's: whose date is today for the record. */
  readonly timeZone: string
}

/** The person or pet with this id; `null` for every other id. Says nothing of who may know of it. */
export async function findSubject(db: Reader, id: string): Promise<Subject | null> {
  const pet = await db
    .selectFrom('pets')
    .innerJoin('users as owner', 'owner.id', 'pets.owner_id')
    .select(['pets.owner_id', 'pets.name', 'species', 'breed', 'sex', 'neutered', 'birth_date', 'owner.time_zone'])
    .where('pets.id', '=', id)
    .executeTakeFirst()
  if (pet)
    return {
      id,
      patientId: pet.owner_id,
      petId: id,
      name: pet.name,
      kind: 'animal',
      species: pet.species,
      breed: pet.breed,
      neutered: pet.neutered,
      sex: pet.sex,
      birthDate: pet.birth_date,
      timeZone: pet.time_zone,
    }
  const person = await db
    .selectFrom('patients')
    .innerJoin('users', 'users.id', 'patients.user_id')
    .select(['users.name', 'sex', 'birth_date', 'users.time_zone'])
    .where('patients.user_id', '=', id)
    .executeTakeFirst()
  if (!person) return null
  return {
    id,
    patientId: id,
    petId: null,
    name: person.name,
    kind: 'person',
    species: null,
    breed: null,
    neutered: null,
    sex: person.sex,
    birthDate: person.birth_date,
    timeZone: person.time_zone,
  }
}

/** Rows of this subject, in a table with `patient_id` and `pet_id`: the patient's own are those without a pet. */
export function ofSubject(table: string, { patientId, petId }: Pick<Subject, 'patientId' | 'petId'>): RawBuilder<SqlBool> {
  const pet = sql.ref(`${table}.pet_id`)
  return petId === null
    ? sql<SqlBool>`(${sql.ref(`${table}.patient_id`)} = ${patientId} and ${pet} is null)`
    : sql<SqlBool>`${pet} = ${petId}`
}
