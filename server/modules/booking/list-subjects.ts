import { fileAddress } from '#contract/files/address.ts'
import type { BookableSubject } from '#contract/booking/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { petsInCareOf } from '#server/modules/carers/index.ts'

/** Whom the patient can book for: themselves first, then their pets, then those of others for which they have the right; none in an archive. */
export async function listSubjects({ db }: Platform, { userId }: Actor): Promise<BookableSubject[]> {
  const patient = await db.selectFrom('users').select(['id', 'name', 'avatar']).where('id', '=', userId).executeTakeFirstOrThrow()
  const own = await selectPets(db).where('owner_id', '=', userId).execute()
  const inCare = await selectPets(db).where('pets.id', 'in', petsInCareOf<string>(userId, 'book')).execute()
  return [
    { kind: 'person', id: patient.id, name: patient.name, species: null, picture: patient.avatar, owner: null },
    ...own.map((pet) => presentPet(pet, null)),
    ...inCare.map((pet) => presentPet(pet, pet.owner)),
  ]
}

function selectPets(db: Reader) {
  return db
    .selectFrom('pets')
    .innerJoin('users as owner', 'owner.id', 'pets.owner_id')
    .select(['pets.id', 'pets.name', 'species', 'pets.picture_id', 'owner.name as owner'])
    .where('archived_at', 'is', null)
    .orderBy('pets.name')
    .orderBy('pets.id')
}

type PetRow = Awaited<ReturnType<ReturnType<typeof selectPets>['execute']>>[number]

const presentPet = ({ id, name, species, picture_id: picture }: PetRow, owner: string | null): BookableSubject => ({
  kind: 'pet',
  id,
  name,
  species,
  picture: picture && fileAddress(picture),
  owner,
})
