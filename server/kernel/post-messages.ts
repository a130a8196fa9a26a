import './tables.ts'
import type { Tx } from './db.ts'
import type { Origin } from './origin.ts'
import type { Attachment, Channel, Clock, Ids } from './ports.ts'

/** A message as it will leave, in the reader's words. */
export interface PostedMessage {
  readonly channel: Channel
  readonly to: string
  readonly locale: string
  /** Key of the server's words that it was made of. */
  readonly template: string
  readonly subject: string | null
  readonly text: string
  readonly attachments?: readonly Attachment[]
  /** From then on it makes no sense any more and is not sent: ISO 8601. */
  readonly until?: string
}

/** Puts messages into the outbox, to be delivered as soon as may be. */
export async function postMessages(
  db: Tx,
  { clock, ids, origin }: { readonly clock: Clock; readonly ids: Ids; readonly origin?: Origin | null },
  messages: readonly PostedMessage[],
): Promise<void> {
  if (messages.length === 0) return
  const now = clock.now()
  const rows = messages.map(({ channel, to, locale, template, subject, text, attachments = [], until }) => ({
    id: ids.next(),
    channel,
    recipient: to,
    subject,
    text,
    attachments: JSON.stringify(attachments),
    template,
    locale,
    next_attempt_at: now,
    created_at: now,
    stale_at: until ?? null,
    request_id: origin?.requestId ?? null,
  }))
  await db.insertInto('outbox_messages').values(rows).execute()
}
