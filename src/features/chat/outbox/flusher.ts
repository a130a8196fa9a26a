import type { ChatMessage } from '#contract/chat/schemas.ts'
import type { OutboxItem } from './outbox-item.ts'
import type { OutboxStore } from './outbox-store.ts'

/** How a try ended: kept by the server, refused for good, or to be tried again (after so many seconds, where the server says so). */
export type Outcome =
  | { readonly kind: 'sent'; readonly message: ChatMessage }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'later'; readonly seconds?: number }

export interface FlusherNeeds {
  readonly store: OutboxStore
  readonly person: string
  /** Hands over files and words. Whoever hands over files keeps with `changed` what has arrived. */
  readonly send: (item: OutboxItem, changed: (item: OutboxItem) => Promise<void>) => Promise<Outcome>
  /** Waits so long, or until the network comes back, something was added, or it is stopped. */
  readonly wait: (milliseconds: number) => Promise<void>
  readonly isStopped: () => boolean
  /** The outbox is another now; with the message where one was sent. */
  readonly onChange: (sent?: { readonly message: ChatMessage; readonly item: OutboxItem }) => void
}

const [firstPause, longestPause, idlePause] = [1000, 30_000, 60_000]

/**
 * Sends what waits, one after the other in the order in which it was written, until it is stopped. Of all tabs one runs it, under a lock;
 * two would do no harm but work twice, for the server keeps each message once.
 */
export async function flush(needs: FlusherNeeds): Promise<void> {
  const { store, person, send, wait, isStopped, onChange } = needs
  let pause = firstPause
  while (!isStopped()) {
    const next = (await store.all(person)).find(({ state }) => state === 'waiting')
    if (!next) {
      await wait(idlePause)
      continue
    }
    const outcome = await send(next, (item) => store.update(item))
    if (outcome.kind === 'later') {
      await wait(outcome.seconds === undefined ? pause : outcome.seconds * 1000)
      pause = Math.min(pause * 2, longestPause)
      continue
    }
    pause = firstPause
    if (outcome.kind === 'sent') await store.remove(next.order)
    else await store.update({ ...next, state: 'failed', reason: outcome.reason })
    onChange(outcome.kind === 'sent' ? { message: outcome.message, item: next } : undefined)
  }
}
