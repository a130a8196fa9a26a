import type { z } from 'zod'
import type { newTracker, Tracker } from '#contract/trackers/schemas.ts'
import { trackerLimits } from '#contract/trackers/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { findOwnTracker } from './reading/find-tracker.ts'
import { readTracker } from './reading/list-trackers.ts'

/** The key is told once: of it only a hash is kept. */
interface WithKey {
  tracker: Tracker
  key: string
}

/** @throws Refusal 404 for a pet of somebody else, 409 `tracker_limit` */
export async function registerTracker(
  platform: Platform,
  actor: Actor,
  { petId, name }: z.output<typeof newTracker>,
): Promise<WithKey> {
  const key = platform.secrets.token(18)
  const hash = await platform.secrets.hash(key)
  const id = await platform.transact(async (work) => {
    const pet = await work.db
      .selectFrom('pets')
      .select('id')
      .where('id', '=', petId)
      .where('owner_id', '=', actor.userId)
      .where('archived_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!pet) throw notFound()
    const own = await work.db.selectFrom('trackers').select('id').where('owner_id', '=', actor.userId).execute()
    if (own.length >= trackerLimits.perPerson) throw conflict('tracker_limit', 'Remove a tracker first')
    const made = platform.ids.next()
    await work.db
      .insertInto('trackers')
      .values({ id: made, pet_id: petId, owner_id: actor.userId, name, key_hash: hash, created_at: platform.clock.now() })
      .execute()
    await work.audit({ action: 'tracker.register', recordKind: 'tracker', recordId: made, userId: actor.userId })
    return made
  })
  return { tracker: await readTracker(platform, actor, id), key }
}

/** What comes under the key before is refused from now on; what it sent stays. @throws Refusal 404 */
export async function rotateKey(platform: Platform, actor: Actor, id: string): Promise<WithKey> {
  const key = platform.secrets.token(18)
  const hash = await platform.secrets.hash(key)
  await platform.transact(async (work) => {
    await findOwnTracker(work.db, actor, id)
    await work.db.updateTable('trackers').set({ key_hash: hash }).where('id', '=', id).execute()
    await work.audit({ action: 'tracker.rotateKey', recordKind: 'tracker', recordId: id, userId: actor.userId })
  })
  return { tracker: await readTracker(platform, actor, id), key }
}

/** Gone with all its positions. @throws Refusal 404 */
export async function removeTracker(platform: Platform, actor: Actor, id: string): Promise<void> {
  await platform.transact(async (work) => {
    await findOwnTracker(work.db, actor, id)
    await work.db.deleteFrom('trackers').where('id', '=', id).execute()
    await work.audit({ action: 'tracker.remove', recordKind: 'tracker', recordId: id, userId: actor.userId })
  })
}
