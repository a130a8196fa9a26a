import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { HubEventKind } from '#contract/hub/events.ts'
import { hubState, onHubEvent, onHubState, type HubState, type ReceivedEvent } from './bus.ts'
import { watchSlots } from './watch-slots.ts'

export function useHubState(): HubState {
  return useSyncExternalStore(onHubState, hubState, () => 'idle')
}

/** Hears the events of a kind while the component is mounted. */
export function useHubEvent<K extends HubEventKind>(kind: K, handler: (event: ReceivedEvent<K>) => void): void {
  const handle = useEffectEvent(handler)
  useEffect(() => onHubEvent(kind, (event) => handle(event)), [kind])
}

/** Hears of changes of a doctor's free time while the component is mounted. */
export function useWatchedSlots(doctorId: string | null, changed: () => void): void {
  const handle = useEffectEvent(changed)
  useEffect(() => (doctorId === null ? undefined : watchSlots(doctorId, () => handle())), [doctorId])
}
