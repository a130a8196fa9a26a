import type { ChatMessage } from '#contract/chat/schemas.ts'
import type { OutboxView } from '../outbox/outbox-item.ts'
import { holesIn, type Hole } from './timeline.ts'

/** What stands in a conversation's list, one under the other. */
export type Entry =
  | { readonly kind: 'day'; readonly key: string; readonly at: string }
  | { readonly kind: 'message'; readonly key: string; readonly message: ChatMessage }
  | { readonly kind: 'hole'; readonly key: string; readonly hole: Hole }
  | { readonly kind: 'waiting'; readonly key: string; readonly item: OutboxView }

interface Given {
  /** In their order. */
  readonly messages: readonly ChatMessage[]
  readonly waiting: readonly OutboxView[]
  readonly ownId: string | undefined
  /** The day of an instant where it is read. */
  readonly dayOf: (instant: string) => string
}

/** One's own keeps its place in the list when it has been sent: by the name that it had while it waited. */
export const keyOf = ({ seq, from, clientId }: Pick<ChatMessage, 'seq' | 'from' | 'clientId'>, ownId: string | undefined) =>
  ownId !== undefined && from === ownId ? clientId : String(seq)

/** Days before the first message of each, what is missing in between, and behind all what waits to be sent and was not told yet. */
export function entriesOf({ messages, waiting, ownId, dayOf }: Given): Entry[] {
  const holes = new Map(holesIn(messages).map((hole) => [hole.after, hole]))
  const entries: Entry[] = []
  let day: string | undefined
  for (const message of messages) {
    const its = dayOf(message.at)
    if (its !== day) entries.push({ kind: 'day', key: `day ${message.seq}`, at: message.at })
    day = its
    entries.push({ kind: 'message', key: keyOf(message, ownId), message })
    const hole = holes.get(message.seq)
    if (hole) entries.push({ kind: 'hole', key: `hole ${hole.after}`, hole })
  }
  if (waiting.length === 0) return entries
  const told = new Set(messages.map(({ clientId }) => clientId))
  for (const item of waiting) if (!told.has(item.clientId)) entries.push({ kind: 'waiting', key: item.clientId, item })
  return entries
}
