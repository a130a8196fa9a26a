import { whenQuiet } from '#shared/lib/when-quiet.ts'
import { setHubState } from './bus.ts'
import type { HubLine } from './connection.ts'

export interface SessionSignals {
  /** The id of the session that this tab is in; `null` for a visitor. */
  readonly identity: () => string | null
  /** Calls back whenever that may have changed. Answers how to stop. */
  readonly onChange: (listener: () => void) => () => void
  /** A fresh hub ticket (`hubCalls.issueTicket`). */
  readonly getTicket: () => Promise<string>
  readonly address: string
  /** Another than the browser's own, where the hub is not behind a network. */
  readonly WebSocket?: typeof WebSocket
  /** Whether the person still waits for what the screen shows; the connection lets it go first. */
  readonly isBusy?: () => boolean
}

/**
 * One hub connection while somebody is signed in: opened when what the screen shows is there, its code loaded only then; closed at sign-out, and
 * replaced when somebody else signs in. Answers how to end it.
 */
export function followSession({
  identity,
  onChange,
  getTicket,
  address,
  WebSocket,
  isBusy = () => false,
}: SessionSignals): () => void {
  let current: string | null = null
  let line: Promise<HubLine | null> = Promise.resolve(null)

  function follow(): void {
    const next = identity()
    if (next === current) return
    current = next
    const closed = close()
    if (next !== null) line = open(next, performance.now(), closed)
  }

  async function open(who: string, since: number, othersClosed: Promise<void>): Promise<HubLine | null> {
    await Promise.all([quiet(isBusy), othersClosed])
    if (who !== current) return null
    setHubState('connecting')
    // A chunk that did not load is tried again at the next sign-in or page; screens work without the hub.
    const module = await import('./connection.ts').catch(() => null)
    return module && who === current ? module.openHub({ address, getTicket, since, WebSocket }) : null
  }

  async function close(): Promise<void> {
    const closing = line
    line = Promise.resolve(null)
    await (await closing)?.stop()
    setHubState('idle')
  }

  const stopListening = onChange(follow)
  follow()
  return () => {
    stopListening()
    current = null
    void close()
  }
}

/** When the browser has time and nothing comes that is waited for; after three seconds all the same. */
const quiet = (isBusy: () => boolean) =>
  new Promise<void>((resolve) => void whenQuiet(resolve, isBusy, { atLatest: 3000, untold: 200 }))
