import { sql, type RawBuilder } from 'kysely'
import type { PetRight } from '#contract/carers/rights.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { forbidden } from '#server/kernel/errors.ts'
import type { Work } from '#server/kernel/work.ts'
import './tables.ts'

/**
 * Whether a patient may do this for the pet: its owner everything, a carer what the owner gave. Rights hold while the owner's account does.
 * The one place where it is decided; lists ask the same through `petsInCareOf`.
 */
export async function mayForPet(db: Reader, actor: Actor, petId: string, right: PetRight): Promise<boolean> {
  return (await standingFor(db, actor, petId)).includes(right)
}

/**
 * The same within a unit of work, and until it ends: a withdrawal in the same moment waits for it, or is done before and counts.
 * @throws Refusal 403 `missing_pet_right` for a carer without the right; `refusal` for everybody who may not even see the pet
 */
export async function holdRight(
  work: Work,
  actor: Actor,
  wanted: { readonly petId: string; readonly right: PetRight },
  refusal: () => Error,
): Promise<void> {
  await work.db
    .selectFrom('pet_carers')
    .select('id')
    .where('pet_id', '=', wanted.petId)
    .where('user_id', '=', actor.userId)
    .forShare()
    .execute()
  const rights = await standingFor(work.db, actor, wanted.petId)
  if (!rights.includes('see')) throw refusal()
  if (!rights.includes(wanted.right)) throw missingPetRight()
}

export const missingPetRight = () => forbidden('missing_pet_right', 'The owner of the pet has not given this right')

const all: readonly PetRight[] = ['see', 'book', 'pay', 'decide']

async function standingFor(db: Reader, { role, userId }: Actor, petId: string): Promise<readonly PetRight[]> {
  if (role !== 'patient') return []
  const pet = await db
    .selectFrom('pets')
    .innerJoin('users as owner', 'owner.id', 'pets.owner_id')
    .leftJoin('pet_carers', (join) => join.onRef('pet_carers.pet_id', '=', 'pets.id').on('pet_carers.user_id', '=', userId))
    .select(['pets.owner_id', 'owner.status', 'pet_carers.rights'])
    .where('pets.id', '=', petId)
    .executeTakeFirst()
  if (!pet) return []
  if (pet.owner_id === userId) return all
  return pet.status === 'active' ? (pet.rights ?? []) : []
}

/** Ids of the pets of others for which the person has the right: `pet_id in (…)`. */
export function petsInCareOf<T = unknown>(userId: string, right: PetRight): RawBuilder<T> {
  return sql<T>`(select pet_carers.pet_id from pet_carers
    join pets as cared on cared.id = pet_carers.pet_id
    join users as owner on owner.id = cared.owner_id
    where pet_carers.user_id = ${userId} and ${right} = any (pet_carers.rights) and owner.status = 'active')`
}

/** What the person may do for each pet of others, by the pet's id. */
export async function rightsInCare(db: Reader, userId: string): Promise<ReadonlyMap<string, readonly PetRight[]>> {
  const rows = await db
    .selectFrom('pet_carers')
    .innerJoin('pets', 'pets.id', 'pet_carers.pet_id')
    .innerJoin('users as owner', 'owner.id', 'pets.owner_id')
    .select(['pet_carers.pet_id', 'pet_carers.rights'])
    .where('pet_carers.user_id', '=', userId)
    .where('owner.status', '=', 'active')
    .execute()
  return new Map(rows.map((row) => [row.pet_id, row.rights]))
}

/** Accounts of those who may see the pet beside its owner. */
export async function carersOf(db: Reader, petId: string | null): Promise<string[]> {
  if (petId === null) return []
  const rows = await db.selectFrom('pet_carers').select('user_id').where('pet_id', '=', petId).orderBy('user_id').execute()
  return rows.map((row) => row.user_id)
}
