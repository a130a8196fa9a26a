import type { SightingState } from '#contract/lost/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { removeLostPost } from '#server/modules/social/index.ts'
import { hurryTrackers } from '#server/modules/trackers/index.ts'
import { thankFinders } from './finders/mail-finder.ts'
import './tables.ts'

/** Found, and all ends: where it was lost and seen, and who may be called, is forgotten at once. Again changes nothing. @throws Refusal 404 */
export async function closeLost(platform: Platform, actor: Actor, id: string): Promise<void> {
  await platform.transact(async (work) => {
    const found = await work.db
      .selectFrom('lost_cases')
      .innerJoin('pets', 'pets.id', 'lost_cases.pet_id')
      .select(['lost_cases.id', 'lost_cases.state', 'lost_cases.code', 'lost_cases.pet_id', 'pets.name'])
      .where('lost_cases.id', '=', id)
      .where('lost_cases.owner_id', '=', actor.userId)
      .forUpdate('lost_cases')
      .executeTakeFirst()
    if (!found) throw notFound()
    if (found.state === 'found') return
    await work.db
      .updateTable('lost_cases')
      .set({
        state: 'found',
        found_at: platform.clock.now(),
        latitude: null,
        longitude: null,
        blurred_latitude: null,
        blurred_longitude: null,
      })
      .where('id', '=', id)
      .execute()
    await thankFinders(work, id, found.name)
    await work.db
      .updateTable('lost_sightings')
      .set({ latitude: null, longitude: null, contact: '', network_hash: null, finder_email: null, finder_locale: null })
      .where('case_id', '=', id)
      .execute()
    await work.db.deleteFrom('lost_walks').where('case_id', '=', id).execute()
    for (const table of ['lost_messages', 'lost_finder_links'] as const)
      await work.db
        .deleteFrom(table)
        .where('sighting_id', 'in', (sightings) => sightings.selectFrom('lost_sightings').select('id').where('case_id', '=', id))
        .execute()
    await removeLostPost(work, found.code)
    await hurryTrackers(work, found.pet_id, false)
    await work.audit({ action: 'lost.found', recordKind: 'lostCase', recordId: id, userId: actor.userId })
    await work.tell([actor.userId], { kind: 'lost.changed', payload: { id } })
  })
}

/** @throws Refusal 404 for a sighting of somebody else's animal */
export async function judgeSighting(platform: Platform, actor: Actor, id: string, state: SightingState): Promise<void> {
  await platform.transact(async (work) => {
    const row = await work.db
      .selectFrom('lost_sightings')
      .innerJoin('lost_cases', 'lost_cases.id', 'lost_sightings.case_id')
      .select(['lost_cases.owner_id', 'case_id'])
      .where('lost_sightings.id', '=', id)
      .executeTakeFirst()
    if (!row || row.owner_id !== actor.userId) throw notFound()
    await work.db.updateTable('lost_sightings').set({ state }).where('id', '=', id).execute()
    await work.audit({ action: 'sighting.judge', recordKind: 'sighting', recordId: id, userId: actor.userId })
    await work.tell([actor.userId], { kind: 'lost.changed', payload: { id: row.case_id } })
  })
}

/** Whether somebody is told of animals lost near their blurred point. @throws Refusal 409 `no_blurred_point` where there is none */
export async function setLostAlerts(platform: Platform, actor: Actor, alerts: boolean): Promise<void> {
  await platform.transact(async (work) => {
    if (!alerts) {
      await work.db.deleteFrom('lost_consents').where('user_id', '=', actor.userId).execute()
      return
    }
    const point = await work.db
      .selectFrom('nearby_points')
      .select('user_id')
      .where('user_id', '=', actor.userId)
      .executeTakeFirst()
    if (!point) throw conflict('no_blurred_point', 'Say in pets nearby where you are first')
    await work.db
      .insertInto('lost_consents')
      .values({ user_id: actor.userId, given_at: platform.clock.now() })
      .onConflict((known) => known.doNothing())
      .execute()
  })
}
