import { onHubEvent } from './bus.ts'

/** The connection's half: asks the server to tell, or no longer. */
export interface SlotWatcher {
  watch(doctorId: string): void
  unwatch(doctorId: string): void
}

const watched = new Map<string, number>()
let watcher: SlotWatcher | null = null

/** Calls back when the free time of the doctor may have changed; also after a reconnection, when a change may have been missed. Answers how to stop. */
export function watchSlots(doctorId: string, changed: () => void): () => void {
  const stop = onHubEvent('slots.changed', ({ payload }) => payload.doctorId === doctorId && changed())
  const count = watched.get(doctorId) ?? 0
  watched.set(doctorId, count + 1)
  if (count === 0) watcher?.watch(doctorId)
  return () => {
    stop()
    const left = (watched.get(doctorId) ?? 1) - 1
    if (left > 0) watched.set(doctorId, left)
    else {
      watched.delete(doctorId)
      watcher?.unwatch(doctorId)
    }
  }
}

/** For the connection: from now on through this one; it watches at once what is being watched. */
export function setSlotWatcher(next: SlotWatcher | null): void {
  watcher = next
  for (const doctorId of watched.keys()) next?.watch(doctorId)
}
