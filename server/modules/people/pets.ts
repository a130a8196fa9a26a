import type { Selectable } from 'kysely'
import type { z } from 'zod'
import { fileAddress } from '#contract/files/address.ts'
import type { newPet, Pet, petChange } from '#contract/people/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader, Tables } from '#server/kernel/db.ts'
import { conflict, invalid, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { dayIn } from '#server/kernel/wall-clock.ts'
import { refuseBeforeBirth, refuseBirthAfterFacts } from './birth.ts'
import { keepBody } from './body.ts'
import { given } from './profile.ts'
import { refuseImpossibleEntries, refuseUnlessPast } from './rules.ts'
import './tables.ts'

declare module '#server/kernel/module.ts' {
  interface Module {
    /** Done within the work that changes which animals live with a patient, or what one of them is. */
    readonly householdChanged?: (platform: Platform, work: Work, owner: Actor) => Promise<void>
  }
}

async function announceHousehold(platform: Platform, work: Work, owner: Actor): Promise<void> {
  for (const module of platform.modules) await module.householdChanged?.(platform, work, owner)
}

/** Pets that one account may keep. */
const mostPets = 100

export async function listPets({ db }: Platform, actor: Actor, archived: boolean): Promise<Pet[]> {
  const rows = await db
    .selectFrom('pets')
    .selectAll()
    .where('owner_id', '=', actor.userId)
    .where('archived_at', archived ? 'is not' : 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()
  return rows.map(petOf)
}

/** @throws Refusal 404 for a pet of somebody else. An archived one can be read. */
export async function readPet({ db }: Platform, actor: Actor, id: string): Promise<Pet> {
  return petOf(await ownPet(db, actor, id))
}

export async function addPet(platform: Platform, actor: Actor, pet: z.infer<typeof newPet>): Promise<Pet> {
  refuseImpossible(platform, actor, pet)
  refuseWeightsBeforeBirth(pet, pet.birthDate ?? null)
  const id = platform.ids.next()
  return writing(() =>
    platform.transact(async (work) => {
      await refuseTooMany(work, actor)
      await work.db
        .insertInto('pets')
        .values({
          id,
          owner_id: actor.userId,
          created_at: platform.clock.now(),
          name: pet.name,
          species: pet.species,
          ...columnsOf(pet),
        })
        .execute()
      await keepBody(platform, work, actor, { subjectId: id, weights: pet.weights.length > 0 ? pet.weights : undefined })
      await auditPet(work, actor, id, 'pet.add')
      await announceHousehold(platform, work, actor)
      return petOf(await ownPet(work.db, actor, id))
    }),
  )
}

export async function changePet(platform: Platform, actor: Actor, id: string, change: z.infer<typeof petChange>): Promise<Pet> {
  refuseImpossible(platform, actor, change)
  const columns = columnsOf(change)
  return writing(() =>
    platform.transact(async (work) => {
      const before = await ownPet(work.db, actor, id)
      if (before.archived_at !== null) throw conflict('pet_archived', 'Take the pet out of the archive first')
      refuseWeightsBeforeBirth(change, change.birthDate === undefined ? before.birth_date : change.birthDate)
      if (Object.keys(columns).length === 0 && change.weights === undefined) return petOf(before)
      if (Object.keys(columns).length > 0) await work.db.updateTable('pets').set(columns).where('id', '=', id).execute()
      await keepBody(platform, work, actor, { subjectId: id, weights: change.weights })
      if (change.birthDate !== before.birth_date) {
        const pet = { patientId: actor.userId, petId: id }
        await refuseBirthAfterFacts(platform, work, pet, change.birthDate)
      }
      await auditPet(work, actor, id, 'pet.change')
      await announceHousehold(platform, work, actor)
      return petOf(await ownPet(work.db, actor, id))
    }),
  )
}

/** Out of the lists; visits and records that point at the pet stay. Doing it twice changes nothing. */
export async function archivePet(platform: Platform, actor: Actor, id: string): Promise<void> {
  await platform.transact(async (work) => {
    const pet = await ownPet(work.db, actor, id)
    if (pet.archived_at !== null) return
    await work.db.updateTable('pets').set({ archived_at: platform.clock.now() }).where('id', '=', id).execute()
    await auditPet(work, actor, id, 'pet.archive')
    await announceHousehold(platform, work, actor)
  })
}

export async function restorePet(platform: Platform, actor: Actor, id: string): Promise<Pet> {
  return platform.transact(async (work) => {
    const pet = await ownPet(work.db, actor, id)
    if (pet.archived_at === null) return petOf(pet)
    await refuseTooMany(work, actor)
    await work.db.updateTable('pets').set({ archived_at: null }).where('id', '=', id).execute()
    await auditPet(work, actor, id, 'pet.restore')
    await announceHousehold(platform, work, actor)
    return petOf({ ...pet, archived_at: null })
  })
}

async function ownPet(db: Reader, actor: Actor, id: string) {
  const pet = await db.selectFrom('pets').selectAll().where('id', '=', id).where('owner_id', '=', actor.userId).executeTakeFirst()
  if (!pet) throw notFound()
  return pet
}

function refuseImpossible({ clock }: Platform, actor: Actor, pet: z.infer<typeof petChange>): void {
  const today = dayIn(actor.timeZone, clock.now())
  refuseUnlessPast('birthDate', pet.birthDate, today)
  refuseImpossibleEntries(pet, today)
}

function refuseWeightsBeforeBirth({ weights }: Pick<z.infer<typeof petChange>, 'weights'>, birthDate: string | null): void {
  weights?.forEach(({ date }, index) => refuseBeforeBirth(`weights.${index}.date`, date, birthDate))
}

async function refuseTooMany(work: Work, actor: Actor): Promise<void> {
  // The owner's row is locked, so that two additions at once are counted one after the other.
  await work.db.selectFrom('patients').select('user_id').where('user_id', '=', actor.userId).forUpdate().executeTakeFirstOrThrow()
  const { count } = await work.db
    .selectFrom('pets')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('owner_id', '=', actor.userId)
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (count >= mostPets) throw conflict('too_many_pets', `No more than ${mostPets} pets`)
}

/** A chip is in one animal: another pet's number is refused, without saying whose. */
async function writing<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && error.constraint === 'pets_microchip_key')
      throw invalid('microchip', 'microchip_taken', 'This microchip is registered with another pet')
    throw error
  }
}

const auditPet = (work: Work, { userId }: Actor, recordId: string, action: string) =>
  work.audit({ action, recordKind: 'pet', recordId, userId })

function columnsOf(pet: z.infer<typeof petChange>) {
  const { name, species, breed, sex, neutered, microchip } = pet
  return given({
    name,
    species,
    breed: breed === '' ? null : breed,
    sex,
    neutered,
    microchip,
    birth_date: pet.birthDate,
  })
}

export function petOf(row: Selectable<Tables['pets']>): Pet {
  const { id, name, species, breed, sex, neutered, microchip, weights, vaccinations } = row
  return {
    id,
    name,
    species,
    breed,
    sex: sex ?? 'unknown',
    neutered,
    birthDate: row.birth_date,
    microchip,
    weights,
    vaccinations,
    picture: row.picture_id && fileAddress(row.picture_id),
    archivedAt: row.archived_at,
  }
}
