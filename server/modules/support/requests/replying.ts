import { z } from 'zod'
import { supportRequestTopic, supportRequestTopicName } from '#contract/support/topics.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Topic } from '#server/kernel/watching.ts'
import '../tables.ts'

const requestId = z.uuid()

/** What passes at a request: for the person whose it is, and for the office. */
export const requestSigns: Topic = {
  name: supportRequestTopicName,
  async mayWatch({ db }, { userId, role }, id) {
    if (!requestId.safeParse(id).success) return false
    const row = await db.selectFrom('support_requests').select('person_id').where('id', '=', id).executeTakeFirst()
    return row !== undefined && (role === 'admin' || row.person_id === userId)
  },
}

/** "Ann is replying", with the first name. @throws Refusal 404 */
export async function sayReplying({ db, hub }: Platform, { userId }: Actor, id: string, isReplying: boolean): Promise<void> {
  const request = await db.selectFrom('support_requests').select('id').where('id', '=', id).executeTakeFirst()
  if (!request) throw notFound()
  const { name } = await db.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirstOrThrow()
  const state = isReplying ? 'replying' : 'stopped'
  hub.announce(supportRequestTopic(id), {
    kind: 'supportRequest.replying',
    payload: { id, name: name.split(' ')[0] ?? '', state },
  })
}
