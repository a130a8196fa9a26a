import { HttpTransportType, HubConnectionBuilder, HubConnectionState, LogLevel } from '@microsoft/signalr'
import { clientMethods, serverMethods, type CaughtUp, type HubEventKind } from '#contract/hub/events.ts'
import { backoff } from './backoff.ts'
import { emit, emitReset, setHubState, type ReceivedEvent } from './bus.ts'
import { CatchingUp } from './catching-up.ts'
import { isOnline, waitForOnline } from './network.ts'
import { setPing } from './round-trip.ts'
import { setWatcher, topicChanged } from './watch-topic.ts'

export interface ConnectionNeeds {
  /** Where the hub is: `/hub`. */
  readonly address: string
  /** A fresh ticket; rejects when none can be had now. */
  readonly getTicket: () => Promise<string>
  /** Milliseconds (`performance.now`) since when what is shown may have been fetched: events since then are told. */
  readonly since: number
  /** Another than the browser's own, where the hub is not behind a network. */
  readonly WebSocket?: typeof WebSocket
}

export interface HubLine {
  /** Ends the connection for good. */
  stop(): Promise<void>
}

/** A connection that lasted this long was a good one: the next loss begins with short pauses again. */
const steadyMilliseconds = 10_000

/** With a margin for what was on its way when counting began; the server looks back a day at most. */
const secondsToAsk = (milliseconds: number) => Math.min(86_400, milliseconds / 1000 + 5)

/**
 * Keeps one connection up until it is stopped: a fresh ticket each time, growing pauses between tries, a try at once when the network
 * is back, and catching up after each connection.
 */
export function openHub({ address, getTicket, since, WebSocket }: ConnectionNeeds): HubLine {
  const stopping = new AbortController()
  const { signal } = stopping
  // Negotiation would only offer the one transport there is. The log would write the ticket to the console.
  const connection = new HubConnectionBuilder()
    .withUrl(address, {
      transport: HttpTransportType.WebSockets,
      skipNegotiation: true,
      accessTokenFactory: getTicket,
      ...(WebSocket && { WebSocket }),
    })
    .configureLogging(LogLevel.None)
    .build()
  const isConnected = () => connection.state === HubConnectionState.Connected

  const catchingUp = new CatchingUp({
    ask: (after) => connection.invoke<CaughtUp>(serverMethods.catchUp, after, secondsToAsk(performance.now() - since)),
    emit,
    emitReset,
    isConnected,
    wait: (milliseconds) => waitForOnline(milliseconds, signal),
  })

  connection.on(clientMethods.event, (event: ReceivedEvent<HubEventKind>) => {
    // Told while this connection closes, because somebody else has signed in: not theirs.
    if (signal.aborted) return
    if (event.seq !== null) return catchingUp.live(event)
    if (event.kind === 'session.ended') stopping.abort()
    emit(event)
    if (event.topic !== undefined) topicChanged(event.topic, event)
  })
  connection.on(clientMethods.resync, () => void catchingUp.catchUp())

  const watcher = {
    watch: (topic: string) =>
      // What changed before the server began to tell is found by looking now.
      void connection.invoke(serverMethods.watch, topic).then(
        () => topicChanged(topic, null),
        () => {},
      ),
    unwatch: (topic: string) => void connection.invoke(serverMethods.unwatch, topic).catch(() => {}),
  }

  let closed: (() => void) | null = null
  connection.onclose(() => closed?.())

  /** Until the connection is lost again. Rejects when it cannot be made. */
  async function holdConnection(): Promise<void> {
    const lost = new Promise<void>((resolve) => (closed = resolve))
    await connection.start()
    setHubState('connected')
    setWatcher(watcher)
    setPing(() => connection.invoke(serverMethods.ping))
    await catchingUp.catchUp()
    await lost
  }

  async function keepUp(): Promise<void> {
    setHubState('connecting')
    for (let attempt = 0; !signal.aborted; attempt++) {
      const began = performance.now()
      await holdConnection().catch(() => {})
      setWatcher(null)
      setPing(null)
      if (signal.aborted) break
      if (performance.now() - began > steadyMilliseconds) attempt = 0
      setHubState(isOnline() ? 'reconnecting' : 'offline')
      await waitForOnline(backoff(attempt, Math.random()), signal)
    }
    setHubState('idle')
  }

  const done = keepUp()
  return {
    async stop() {
      stopping.abort()
      await connection.stop()
      await done
    },
  }
}
