import type { Distances } from '#contract/trackers/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { lookedAt, openRecord } from '#server/modules/records/index.ts'
import '../tables.ts'
import { uncountedDays } from './count-days.ts'

/** Days that a chart shows beside a weight. */
const mostDays = 366

/**
 * How far a pet walked each day. Its owner and who cares for it see it always, the practice as long as the owner agrees; without that nobody
 * there learns whether it has a tracker. The reading goes on the list of who looked. @throws Refusal as `openRecord`
 */
export async function readDistances(platform: Platform, actor: Actor, id: string): Promise<Distances> {
  const { db, clock } = platform
  const opened = await openRecord(db, actor, id, 'read', clock.now())
  const { subject, standing } = opened
  const consent =
    subject.petId !== null &&
    (await db.selectFrom('distance_consents').select('pet_id').where('pet_id', '=', subject.petId).executeTakeFirst())
  const isShared = Boolean(consent)
  const mayShare = standing === 'owner' && subject.petId !== null
  const isOfHousehold = standing === 'owner' || standing === 'carer'
  if (subject.petId === null || !(isShared || isOfHousehold)) return { id, days: [], isShared, mayShare }
  await lookedAt(platform, actor, opened, 'read')
  return { id, days: await daysOf(platform, subject.petId), isShared, mayShare }
}

/** Of two trackers on one animal the one that saw more of a day counts. */
async function daysOf({ db, clock }: Platform, petId: string): Promise<Distances['days']> {
  const trackers = await db
    .selectFrom('trackers')
    .innerJoin('users', 'users.id', 'trackers.owner_id')
    .select(['trackers.id', 'users.time_zone as zone'])
    .where('pet_id', '=', petId)
    .execute()
  const metres = new Map<string, number>()
  for (const tracker of trackers) {
    const kept = await db
      .selectFrom('tracker_days')
      .select(['day', 'metres'])
      .where('tracker_id', '=', tracker.id)
      .orderBy('day', 'desc')
      .limit(mostDays)
      .execute()
    const ofTracker = new Map(kept.map((each) => [each.day, each.metres]))
    for (const each of await uncountedDays(db, tracker, clock.now())) ofTracker.set(each.day, each.metres)
    for (const [day, walked] of ofTracker) metres.set(day, Math.max(walked, metres.get(day) ?? 0))
  }
  return [...metres]
    .map(([day, walked]) => ({ day, metres: walked }))
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
    .slice(-mostDays)
}

/** The owner agrees that who treats the pet sees it, or no longer; counts at once. Again changes nothing. @throws Refusal 404 for pets of others */
export async function shareDistances(platform: Platform, actor: Actor, petId: string, shared: boolean): Promise<void> {
  await platform.transact(async (work) => {
    const pet = await work.db
      .selectFrom('pets')
      .select('id')
      .where('id', '=', petId)
      .where('owner_id', '=', actor.userId)
      .executeTakeFirst()
    if (!pet) throw notFound()
    if (shared)
      await work.db
        .insertInto('distance_consents')
        .values({ pet_id: petId, given_at: platform.clock.now() })
        .onConflict((known) => known.doNothing())
        .execute()
    else await work.db.deleteFrom('distance_consents').where('pet_id', '=', petId).execute()
    const action = shared ? 'distances.share' : 'distances.close'
    await work.audit({ action, recordKind: 'pet', recordId: petId, userId: actor.userId })
  })
}
