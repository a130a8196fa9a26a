import type { HubEventKind, PassingEvent, StreamEvent } from '#contract/hub/events.ts'

/**
 * Where screens and endpoints listen. Small, because everybody imports it; the connection itself (`connection.ts`) is loaded
 * when somebody is signed in.
 */
export type HubState =
  /** Nobody is signed in. */
  | 'idle'
  | 'connecting'
  | 'connected'
  /** Lost; trying again by itself. */
  | 'reconnecting'
  /** The browser has no network. */
  | 'offline'

export type ReceivedEvent<K extends HubEventKind> = StreamEvent<K> | PassingEvent<K>
type Handler<K extends HubEventKind> = (event: ReceivedEvent<K>) => void

const handlers = new Map<HubEventKind, Set<Handler<HubEventKind>>>()
const resets = new Set<() => void>()
const stateListeners = new Set<() => void>()
let state: HubState = 'idle'

function listen<T>(set: Set<T>, listener: T): () => void {
  set.add(listener)
  return () => void set.delete(listener)
}

/** Calls the handler once for each event of the kind, in order. Answers how to stop. */
export function onHubEvent<K extends HubEventKind>(kind: K, handler: Handler<K>): () => void {
  let set = handlers.get(kind)
  if (!set) handlers.set(kind, (set = new Set()))
  return listen(set, handler as Handler<HubEventKind>)
}

/** Calls back when more was missed than can be told: whatever is shown may be stale and should be asked for again. */
export const onHubReset = (listener: () => void): (() => void) => listen(resets, listener)

export const hubState = (): HubState => state

export const onHubState = (listener: () => void): (() => void) => listen(stateListeners, listener)

/** A handler that throws must not keep the others from hearing. */
export function callAll<A extends unknown[]>(listeners: Iterable<(...args: A) => void>, ...args: A): void {
  for (const listener of Array.from(listeners)) {
    try {
      listener(...args)
    } catch (error) {
      reportError(error)
    }
  }
}

/** For the connection: hands an event to its handlers. */
export function emit(event: ReceivedEvent<HubEventKind>): void {
  callAll(handlers.get(event.kind) ?? [], event)
}

export function emitReset(): void {
  callAll(resets)
}

export function setHubState(next: HubState): void {
  if (next === state) return
  state = next
  callAll(stateListeners)
}
