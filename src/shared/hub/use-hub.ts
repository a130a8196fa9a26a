import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { HubEventKind } from '#contract/hub/events.ts'
import { hubState, onHubEvent, onHubState, type HubState, type ReceivedEvent } from './bus.ts'
import { watchTopic } from './watch-topic.ts'

export function useHubState(): HubState {
  return useSyncExternalStore(onHubState, hubState, () => 'idle')
}

/** Hears the events of a kind while the component is mounted. */
export function useHubEvent<K extends HubEventKind>(kind: K, handler: (event: ReceivedEvent<K>) => void): void {
  const handle = useEffectEvent(handler)
  useEffect(() => onHubEvent(kind, (event) => handle(event)), [kind])
}

/** Hears of what is announced under a topic while the component is mounted. `null`: nothing is watched. */
export function useWatched(topic: string | null, changed: () => void): void {
  const handle = useEffectEvent(changed)
  useEffect(() => (topic === null ? undefined : watchTopic(topic, () => handle())), [topic])
}
