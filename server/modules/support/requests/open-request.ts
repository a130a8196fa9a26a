import type { NewRequest, OwnRequest } from '#contract/support/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { rateLimit } from '#server/kernel/rate-limit.ts'
import { addRequest } from './add-request.ts'
import { presentOwn } from './read-own.ts'

/** @throws Refusal 429 after so many in a day */
export function openRequest(platform: Platform, actor: Actor, asked: NewRequest): Promise<OwnRequest> {
  return platform.transact(async (work) => {
    await rateLimit(platform, work, 'support.author', actor.userId)
    const { name } = await work.db.selectFrom('users').select('name').where('id', '=', actor.userId).executeTakeFirstOrThrow()
    const { id } = await addRequest(platform, work, {
      ...asked,
      personId: actor.userId,
      name,
      email: null,
      locale: actor.locale,
      source: 'account',
    })
    return presentOwn(work.db, actor, id)
  })
}
