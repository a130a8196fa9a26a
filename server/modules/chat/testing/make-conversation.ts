import type { Person } from '../../../../tests/support/people.ts'
import { insertRow } from '../../../../tests/support/rows.ts'
import type { TestServer } from '../../../../tests/support/server.ts'
import { chatContract as chat } from '#contract/chat/contract.ts'
import type { MessageDraft } from '#contract/chat/schemas.ts'

/** The two follow each other. */
export async function befriend(server: TestServer, one: Person, other: Person): Promise<void> {
  const created_at = server.clock.now()
  for (const [follower, followed] of [
    [one, other],
    [other, one],
  ] as const)
    await insertRow(server.db, 'follows', { follower_id: follower.userId, followed_id: followed.userId, created_at })
}

export const draftTo = (to: Person, changes: Partial<MessageDraft> = {}) => ({
  to: to.userId,
  clientId: crypto.randomUUID(),
  text: 'Hello there',
  ...changes,
})

export const write = (server: TestServer, as: Person, to: Person, changes: Partial<MessageDraft> = {}) =>
  server.call(chat.sendMessage, { body: draftTo(to, changes) }, { as })
