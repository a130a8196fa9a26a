import type { Dose } from '#contract/care/schemas.ts'
import { listedHours } from '#contract/care/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { petsInCareOf } from '#server/modules/carers/index.ts'
import { lookedAt, openRecord } from '#server/modules/records/index.ts'
import { selectItems } from '../plan/find-item.ts'
import { slotsBetween } from '../slots.ts'
import { presentTick, ticksOf } from './ticks.ts'

/**
 * Doses of these hours, by when they are due: of the person, of their pets and of those in their care. All who care see the same list. That a
 * carer read what a pet is given goes on its list of who looked.
 */
export async function listDoses(platform: Platform, actor: Actor): Promise<Dose[]> {
  const { db, clock } = platform
  const now = clock.now()
  const items = await itemsFor(db, actor)
  const ticks = await ticksOf(
    db,
    items.map(({ id }) => id),
  )
  const inCare = new Set(
    items.flatMap(({ pet_id: pet, patient_id: owner }) => (pet !== null && owner !== actor.userId ? [pet] : [])),
  )
  for (const pet of inCare) await lookedAt(platform, actor, await openRecord(db, actor, pet, 'read', now), 'read')
  const from = new Date(now.getTime() - listedHours.back * 3_600_000)
  const to = new Date(now.getTime() + listedHours.ahead * 3_600_000)
  return items
    .flatMap((item) =>
      slotsBetween(item, item.time_zone, from, to)
        // What was due before it was set is nobody's to give.
        .filter(({ at }) => at.toISOString() >= item.created_at)
        .map(({ key, at, isDay }): Dose => {
          const tick = ticks.find((one) => one.item_id === item.id && one.slot === key)
          return {
            itemId: item.id,
            slot: key,
            at: at.toISOString(),
            isDay,
            title: item.title,
            details: item.details,
            subject: { id: item.pet_id ?? item.patient_id, name: item.pet_name ?? item.owner_name, species: item.species },
            tick: tick ? presentTick(tick, { actor, now, isOwner: item.patient_id === actor.userId }) : null,
          }
        }),
    )
    .toSorted((one, other) => compare(one.at, other.at) || compare(one.itemId, other.itemId))
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))

const itemsFor = (db: Reader, { userId }: Actor) =>
  selectItems(db)
    .leftJoin('pets', 'pets.id', 'item.pet_id')
    .select(['pets.name as pet_name', 'pets.species', 'owner.name as owner_name'])
    .where('item.kind', '=', 'dose')
    .where('item.stopped_at', 'is', null)
    .where('pets.archived_at', 'is', null)
    .where((eb) => eb.or([eb('item.patient_id', '=', userId), eb('item.pet_id', 'in', petsInCareOf<string>(userId, 'see'))]))
    .orderBy('item.created_at')
    .limit(300)
    .execute()
