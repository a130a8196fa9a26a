import type { z } from 'zod'
import type { lostDraft } from '#contract/lost/schemas.ts'
import { blurredPoint } from '#contract/nearby/rules.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { rateLimit } from '#server/kernel/rate-limit.ts'
import { refuseBeforeBirth } from '#server/modules/people/index.ts'
import { publishLostPost } from '#server/modules/social/index.ts'
import { hurryTrackers } from '#server/modules/trackers/index.ts'
import { sentencesFor } from './poster/sentences.ts'
import './tables.ts'

/**
 * An animal is lost. Pressed again, or on two devices at once, it is the same case. Answers its id.
 * @throws Refusal 404 for a pet of somebody else, 422 `lastSeenAt` before its birth, 429 after a handful in a day
 */
export async function openLost(platform: Platform, actor: Actor, draft: z.output<typeof lostDraft>): Promise<string> {
  const { clock, ids, secrets } = platform
  return platform.transact(async (work) => {
    const pet = await work.db
      .selectFrom('pets')
      .select(['id', 'name', 'birth_date'])
      .where('id', '=', draft.petId)
      .where('owner_id', '=', actor.userId)
      .where('archived_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!pet) throw notFound()
    const open = await work.db
      .selectFrom('lost_cases')
      .select('id')
      .where('pet_id', '=', pet.id)
      .where('state', '=', 'open')
      .executeTakeFirst()
    if (open) return open.id
    refuseBeforeBirth('lastSeenAt', draft.lastSeenAt, pet.birth_date)
    await rateLimit(platform, work, 'lost.open', actor.userId)
    const part = () => Number(secrets.code(9)) / 1e9
    const blurred = blurredPoint(draft.place, { distance: part(), bearing: part() })
    const id = ids.next()
    const code = secrets.token(12)
    await work.db
      .insertInto('lost_cases')
      .values({
        id,
        code,
        pet_id: pet.id,
        owner_id: actor.userId,
        opened_at: clock.now(),
        last_seen_at: draft.lastSeenAt,
        ...draft.place,
        blurred_latitude: blurred.latitude,
        blurred_longitude: blurred.longitude,
        words: draft.words,
        mark: draft.mark,
      })
      .execute()
    await hurryTrackers(work, pet.id, true)
    if (draft.post) {
      const title = sentencesFor(actor.locale).title.replaceAll('{{name}}', pet.name)
      await publishLostPost(platform, work, actor, { code, petId: pet.id, text: `${title}\n${draft.words}`.trim() })
    }
    await work.audit({ action: 'lost.open', recordKind: 'lostCase', recordId: id, userId: actor.userId })
    return id
  })
}
