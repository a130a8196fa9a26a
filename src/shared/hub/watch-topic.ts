import type { HubEventKind } from '#contract/hub/events.ts'
import { callAll, type ReceivedEvent } from './bus.ts'

/** What was announced; `null` where something may have been missed. */
export type Announced = ReceivedEvent<HubEventKind> | null
type Listener = (announced: Announced) => void

/** The connection's half: asks the server to tell, or no longer. */
export interface Watcher {
  watch(topic: string): void
  unwatch(topic: string): void
}

const watched = new Map<string, Set<Listener>>()
let watcher: Watcher | null = null

/**
 * Calls back when something was announced under the topic (`slotsTopic`); also once the watch begins, and after each reconnection, when
 * something may have been missed. Answers how to stop.
 */
export function watchTopic(topic: string, changed: Listener): () => void {
  const listener: Listener = (announced) => changed(announced)
  const listeners = watched.get(topic) ?? new Set()
  watched.set(topic, listeners.add(listener))
  if (listeners.size === 1) watcher?.watch(topic)
  return () => {
    if (!listeners.delete(listener) || listeners.size > 0) return
    watched.delete(topic)
    watcher?.unwatch(topic)
  }
}

/** For the connection: something was announced, or may have been. */
export function topicChanged(topic: string, announced: Announced): void {
  callAll(watched.get(topic) ?? [], announced)
}

/** For the connection: from now on through this one; it watches at once what is being watched. */
export function setWatcher(next: Watcher | null): void {
  watcher = next
  for (const topic of watched.keys()) next?.watch(topic)
}
