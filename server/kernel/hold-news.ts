import './tables.ts'
import type { Tx } from './db.ts'
import type { PostedMessage } from './post-messages.ts'
import type { Clock } from './ports.ts'

/** What waits for the end of quiet hours: a mail as it would have gone out, or where a push leads. */
export type HeldMessage = Omit<PostedMessage, 'channel' | 'to'> | { readonly link: string | null }

export interface Delivery {
  readonly noticeId: string
  readonly userId: string
  readonly kind: string
  readonly channel: 'email' | 'push'
  /** `null` where it has just been put into the outbox. */
  readonly held: { readonly until: Date; readonly message: HeldMessage } | null
}

/** Writes that something goes out, or is held, in the unit of work that does it. The database refuses the same a second time. */
export async function keepDeliveries(db: Tx, clock: Clock, deliveries: readonly Delivery[]): Promise<void> {
  if (deliveries.length === 0) return
  const now = clock.now()
  const rows = deliveries.map(({ noticeId, userId, kind, channel, held }) => ({
    notice_id: noticeId,
    user_id: userId,
    kind,
    channel,
    message: held && JSON.stringify(held.message),
    hold_until: held && held.until,
    created_at: now,
    sent_at: held ? null : now,
  }))
  await db.insertInto('notice_deliveries').values(rows).execute()
}

/** What a push says: the sentence, the address within the site that it opens, and the name under which a device shows one at a time. */
export interface PushPayload {
  readonly body: string
  readonly link: string | null
  readonly tag: string
}

export const pushText = (payload: PushPayload): string => JSON.stringify(payload)
