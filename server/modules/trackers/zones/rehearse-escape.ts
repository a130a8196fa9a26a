import type { z } from 'zod'
import type { rehearsal } from '#contract/trackers/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { rateLimit } from '#server/kernel/rate-limit.ts'
import { findOwnTracker } from '../reading/find-tracker.ts'
import { tellPeopleOf } from '../tell-people.ts'

/** Tells all who would be told of a leaving, marked as a rehearsal. @throws Refusal 404, 429 after a handful in an hour */
export async function rehearseEscape(platform: Platform, actor: Actor, id: string): Promise<z.output<typeof rehearsal>> {
  const began = performance.now()
  const people = await platform.transact(async (work) => {
    const tracker = await findOwnTracker(work.db, actor, id)
    await rateLimit(platform, work, 'tracker.rehearsal', actor.userId)
    const zone = await work.db
      .selectFrom('safe_zones')
      .select('name')
      .where('pet_id', '=', tracker.pet_id)
      .limit(1)
      .executeTakeFirst()
    await work.audit({ action: 'tracker.rehearse', recordKind: 'tracker', recordId: id, userId: actor.userId })
    return tellPeopleOf(work, tracker, 'escapeRehearsal', { zone: zone?.name ?? '' })
  })
  return { milliseconds: Math.round(performance.now() - began), people }
}
