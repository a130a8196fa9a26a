import type { DeskRequest } from '#contract/support/schemas.ts'
import { supportLimits, type MessageSide } from '#contract/support/values.ts'
import type { Reader } from '#server/kernel/db.ts'
import { conflict } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import '../tables.ts'

/** In the order in which they were written, notes among them. */
export function messagesOf(db: Reader, requestId: string): Promise<DeskRequest['messages']> {
  return db
    .selectFrom('support_messages')
    .leftJoin('users', 'users.id', 'support_messages.author_id')
    .select(['support_messages.id', 'side', 'users.name', 'text', 'at'])
    .where('request_id', '=', requestId)
    .orderBy('at')
    .orderBy('support_messages.id')
    .execute()
}

/** @throws Refusal 409 `request_closed` when a thread has grown too long to be read */
export async function addMessage(
  { ids, clock }: Platform,
  { db }: Work,
  message: { readonly requestId: string; readonly side: MessageSide; readonly authorId: string; readonly text: string },
): Promise<void> {
  const { count } = await db
    .selectFrom('support_messages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('request_id', '=', message.requestId)
    .executeTakeFirstOrThrow()
  if (count >= supportLimits.messages) throw conflict('request_closed', 'This request has grown too long; open another one')
  const { requestId, side, authorId, text } = message
  await db
    .insertInto('support_messages')
    .values({ id: ids.next(), request_id: requestId, side, author_id: authorId, text, at: clock.now() })
    .execute()
}
