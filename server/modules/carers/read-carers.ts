import type { Carer, CarersOfPet, PetInCare } from '#contract/carers/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { presentPet } from '../people/index.ts'
import { presentInvitation } from './invitations.ts'
import './tables.ts'

/** Carers in the order of joining, and invitations newest first; one whose time is over can be sent again. @throws Refusal 404 */
export async function listCarers({ db }: Platform, { userId }: Actor, petId: string): Promise<CarersOfPet> {
  const pet = await db.selectFrom('pets').select('id').where('id', '=', petId).where('owner_id', '=', userId).executeTakeFirst()
  if (!pet) throw notFound()
  const carers = await selectCarers(db).where('pet_id', '=', petId).orderBy('joined_at').orderBy('pet_carers.id').execute()
  const invitations = await db
    .selectFrom('carer_invitations')
    .selectAll()
    .where('pet_id', '=', petId)
    .where('ended_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return { carers: carers.map(presentCarer), invitations: invitations.map(presentInvitation) }
}

export async function readCarer(db: Reader, id: string): Promise<Carer> {
  return presentCarer(await selectCarers(db).where('pet_carers.id', '=', id).executeTakeFirstOrThrow())
}

/** Pets of others that the caller cares for, by name; those in their owner's archive are not shown. */
export async function listPetsInCare({ db }: Platform, { userId }: Actor): Promise<PetInCare[]> {
  const rows = await selectPetsInCare(db, userId).orderBy('pets.name').orderBy('pets.id').execute()
  return rows.map(presentPetInCare)
}

export async function readPetInCare(db: Reader, userId: string, id: string): Promise<PetInCare> {
  return presentPetInCare(await selectPetsInCare(db, userId).where('pet_carers.id', '=', id).executeTakeFirstOrThrow())
}

function selectCarers(db: Reader) {
  return db
    .selectFrom('pet_carers')
    .innerJoin('users', 'users.id', 'pet_carers.user_id')
    .select(['pet_carers.id', 'users.name', 'users.avatar', 'invited_as', 'rights', 'joined_at'])
}

function presentCarer(row: Awaited<ReturnType<ReturnType<typeof selectCarers>['execute']>>[number]): Carer {
  const { id, name, avatar, rights } = row
  return { id, name, avatar, rights, invitedAs: row.invited_as, joinedAt: row.joined_at }
}

function selectPetsInCare(db: Reader, userId: string) {
  return db
    .selectFrom('pet_carers')
    .innerJoin('pets', 'pets.id', 'pet_carers.pet_id')
    .innerJoin('users as owner', 'owner.id', 'pets.owner_id')
    .selectAll('pets')
    .select(['pet_carers.id as carer_id', 'rights', 'joined_at', 'owner.name as owner_name', 'owner.avatar as owner_avatar'])
    .where('pet_carers.user_id', '=', userId)
    .where('pets.archived_at', 'is', null)
    .where('owner.status', '=', 'active')
}

function presentPetInCare(row: Awaited<ReturnType<ReturnType<typeof selectPetsInCare>['execute']>>[number]): PetInCare {
  return {
    carerId: row.carer_id,
    pet: presentPet(row),
    owner: { id: row.owner_id, name: row.owner_name, avatar: row.owner_avatar },
    rights: row.rights,
    since: row.joined_at,
  }
}
