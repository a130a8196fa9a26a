import type { ZoneDraft } from '#contract/trackers/schemas.ts'
import { beyondZone } from '#contract/trackers/rules/zones.ts'
import { trackerLimits } from '#contract/trackers/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { peopleOf } from '../tell-people.ts'
import { findOwnTracker } from '../reading/find-tracker.ts'
import { shapeOf } from './zone-row.ts'

const columnsOf = (draft: ZoneDraft) =>
  draft.kind === 'circle'
    ? { name: draft.name, kind: draft.kind, ...draft.centre, radius: draft.radius, points: null }
    : { name: draft.name, kind: draft.kind, latitude: null, longitude: null, radius: null, points: JSON.stringify(draft.points) }

/** For the pet of a tracker. @throws Refusal 404, 409 `zone_limit` */
export async function addZone(platform: Platform, actor: Actor, trackerId: string, draft: ZoneDraft): Promise<void> {
  await platform.transact(async (work) => {
    const tracker = await findOwnTracker(work.db, actor, trackerId)
    await work.db.selectFrom('pets').select('id').where('id', '=', tracker.pet_id).forUpdate().execute()
    const zones = await work.db.selectFrom('safe_zones').select('id').where('pet_id', '=', tracker.pet_id).execute()
    if (zones.length >= trackerLimits.zonesOfPet) throw conflict('zone_limit', 'Remove a zone first')
    const id = platform.ids.next()
    await work.db
      .insertInto('safe_zones')
      .values({ id, pet_id: tracker.pet_id, ...columnsOf(draft), created_at: platform.clock.now() })
      .execute()
    await standAnew(work, id, tracker.pet_id)
    await work.audit({ action: 'zone.add', recordKind: 'safeZone', recordId: id, userId: actor.userId })
    await tellScreens(work, tracker.pet_id)
  })
}

/** Where the animal is while its zone changes tells nobody anything: people are told of ways, not of drawings. @throws Refusal 404 */
export async function changeZone(platform: Platform, actor: Actor, id: string, draft: ZoneDraft): Promise<void> {
  await platform.transact(async (work) => {
    const zone = await ownZone(work, actor, id)
    await work.db.updateTable('safe_zones').set(columnsOf(draft)).where('id', '=', id).execute()
    await standAnew(work, id, zone.pet_id)
    await work.audit({ action: 'zone.change', recordKind: 'safeZone', recordId: id, userId: actor.userId })
    await tellScreens(work, zone.pet_id)
  })
}

/** @throws Refusal 404 */
export async function removeZone(platform: Platform, actor: Actor, id: string): Promise<void> {
  await platform.transact(async (work) => {
    const zone = await ownZone(work, actor, id)
    await work.db.deleteFrom('safe_zones').where('id', '=', id).execute()
    await work.audit({ action: 'zone.remove', recordKind: 'safeZone', recordId: id, userId: actor.userId })
    await tellScreens(work, zone.pet_id)
  })
}

async function ownZone(work: Work, actor: Actor, id: string) {
  const zone = await work.db
    .selectFrom('safe_zones')
    .innerJoin('pets', 'pets.id', 'safe_zones.pet_id')
    .select(['safe_zones.pet_id', 'pets.owner_id'])
    .where('safe_zones.id', '=', id)
    .executeTakeFirst()
  if (!zone || zone.owner_id !== actor.userId) throw notFound()
  return zone
}

/** Each tracker of the pet stands to the zone as its newest fix says. */
async function standAnew(work: Work, zoneId: string, petId: string) {
  const zone = await work.db.selectFrom('safe_zones').selectAll().where('id', '=', zoneId).executeTakeFirstOrThrow()
  const trackers = await work.db
    .selectFrom('trackers')
    .select(['id', 'latitude', 'longitude'])
    .where('pet_id', '=', petId)
    .forUpdate()
    .execute()
  await work.db.deleteFrom('zone_standings').where('zone_id', '=', zoneId).execute()
  for (const { id, latitude, longitude } of trackers) {
    if (latitude === null || longitude === null) continue
    const inside = beyondZone(shapeOf(zone), { latitude, longitude }) <= 0
    await work.db.insertInto('zone_standings').values({ zone_id: zoneId, tracker_id: id, inside }).execute()
  }
}

async function tellScreens(work: Work, petId: string) {
  const trackers = await work.db.selectFrom('trackers').select(['id', 'pet_id', 'owner_id']).where('pet_id', '=', petId).execute()
  for (const tracker of trackers)
    await work.tell(await peopleOf(work, tracker), { kind: 'tracker.changed', payload: { id: tracker.id } })
}
