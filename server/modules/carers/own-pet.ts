import type { Actor } from '#server/kernel/actor.ts'
import { conflict, notFound } from '#server/kernel/errors.ts'
import type { Work } from '#server/kernel/work.ts'
import '../people/index.ts'
import './tables.ts'

/** Locks a pet of the caller, so that its carers change one after the other. @throws Refusal 404 for a pet of somebody else */
export async function lockOwnPet(work: Work, { userId }: Actor, id: string) {
  const pet = await work.db
    .selectFrom('pets')
    .select(['id', 'name', 'archived_at'])
    .where('id', '=', id)
    .where('owner_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!pet) throw notFound()
  return pet
}

/** @throws Refusal 409 `pet_archived` */
export function refuseArchived(pet: { readonly archived_at: string | null }): void {
  if (pet.archived_at !== null) throw conflict('pet_archived', 'Take the pet out of the archive first')
}

export async function nameOf(work: Work, userId: string): Promise<string> {
  const { name } = await work.db.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirstOrThrow()
  return name
}
