import { readPersonId } from '#shared/session/person-id.ts'
import { browserStorage } from '#shared/session/safe-storage.ts'
import { waitForOnline } from '#shared/hub/network.ts'
import { baseApi } from '#shared/api/base-api.ts'
import type { Card } from '#contract/chat/schemas.ts'
import type { Dispatch } from '../running/ask.ts'
import { chatSlice, messagesTold, outboxRead } from '../running/chat-slice.ts'
import { needSlice } from '#shared/state/lazy-slice.ts'
import { flush } from './flusher.ts'
import { viewOf, type OutboxItem, type OutboxView } from './outbox-item.ts'
import { browserOutbox as store } from './outbox-store.ts'
import { sendItem } from './send-item.ts'
import { waitingKey } from './waiting-key.ts'

/** Tabs tell each other that the outbox is another. */
const channelName = 'carenest-chat-outbox'

interface Running {
  readonly person: string
  readonly stop: () => void
  /** Something was added: no longer waited. */
  readonly wake: () => void
  readonly changed: () => void
}

let running: Running | null = null

/**
 * Sends what waits as long as the person is signed in, whichever screen is open. Of all tabs one sends: who holds the lock, which a tab that
 * is closed or killed gives back.
 */
export function runOutbox(dispatch: Dispatch): Running | null {
  const person = readPersonId(browserStorage)
  if (running?.person === person) return running
  running?.stop()
  running = person === undefined ? null : start(dispatch, person)
  return running
}

function start(dispatch: Dispatch, person: string): Running {
  const stopping = new AbortController()
  const channel = new BroadcastChannel(channelName)
  let waking = new AbortController()
  dispatch(needSlice(chatSlice) as never)

  async function show(): Promise<void> {
    const items = await store.all(person).catch(() => [])
    if (stopping.signal.aborted) return
    dispatch(outboxRead(items.map(viewOf)))
    // Read at the start of the next page, so that it need not look into the database.
    if (items.length > 0) browserStorage.setItem(waitingKey, person)
    else browserStorage.removeItem(waitingKey)
  }
  const wake = () => {
    waking.abort()
    waking = new AbortController()
  }
  const changed = () => {
    void show()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of this origin alone takes none
    channel.postMessage(person)
  }
  const isStopped = () => stopping.signal.aborted || readPersonId(browserStorage) !== person
  channel.addEventListener('message', () => {
    void show()
    wake()
  })
  addEventListener('online', wake, { signal: stopping.signal })
  void show()

  const send = () =>
    flush({
      store,
      person,
      send: (item, keep) => sendItem(dispatch, item, keep),
      wait: (milliseconds) => waitForOnline(milliseconds, AbortSignal.any([stopping.signal, waking.signal])),
      isStopped,
      onChange: (sent) => {
        if (sent) {
          dispatch(messagesTold({ id: sent.message.conversation, messages: [sent.message] }))
          if (sent.message.seq === 1) dispatch(baseApi.util.invalidateTags(['Conversation']))
        }
        changed()
      },
    })
  // Where the browser knows no locks each tab sends; the server keeps each message once.
  const held = navigator.locks ? navigator.locks.request(`${channelName}:${person}`, { signal: stopping.signal }, send) : send()
  held.catch(() => {})

  return {
    person,
    wake,
    changed,
    stop: () => {
      stopping.abort()
      channel.close()
      running = null
    },
  }
}

/** Removes all that waits, of whomever; whoever sends stops. */
export async function clearOutbox(): Promise<void> {
  running?.stop()
  await store.clear()
}

export interface Written {
  readonly to: string
  readonly text: string
  readonly files: readonly File[]
  readonly replyTo: number | null
  readonly card: Card | null
}

/** Puts a message into the outbox. It is there when this resolves, whatever happens to the page afterwards. */
export async function putIntoOutbox(dispatch: Dispatch, { files, ...written }: Written): Promise<void> {
  const outbox = runOutbox(dispatch)
  if (!outbox) return
  await store.add({
    ...written,
    person: outbox.person,
    clientId: crypto.randomUUID(),
    files: files.map((file) => ({ name: file.name, type: file.type, bytes: file.size, blob: file, stored: null })),
    at: new Date().toISOString(),
    state: 'waiting',
    reason: null,
  })
  outbox.changed()
  outbox.wake()
}

async function withItem(dispatch: Dispatch, { order }: OutboxView, act: (item: OutboxItem) => Promise<void>): Promise<void> {
  const outbox = runOutbox(dispatch)
  const item = outbox && (await store.all(outbox.person)).find((each) => each.order === order)
  if (!outbox || !item) return
  await act(item)
  outbox.changed()
  outbox.wake()
}

/** Tries again what was refused, with other words where they are given. */
export const sendAgain = (dispatch: Dispatch, view: OutboxView, text = view.text): Promise<void> =>
  withItem(dispatch, view, (item) => store.update({ ...item, text, state: 'waiting', reason: null }))

export const discard = (dispatch: Dispatch, view: OutboxView): Promise<void> =>
  withItem(dispatch, view, ({ order }) => store.remove(order))
