import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'

function follow(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

/** Whether the tab can be seen; one in the background has nothing to ask for. */
export function useSeenTab(): boolean {
  return useSyncExternalStore(
    follow,
    () => document.visibilityState === 'visible',
    () => true,
  )
}

/** Does something when the tab is seen again that was hidden. */
export function useSeenAgain(isSeen: boolean, again: () => void): void {
  const was = useRef(isSeen)
  const onSeen = useEffectEvent(again)
  useEffect(() => {
    if (isSeen && !was.current) onSeen()
    was.current = isSeen
  }, [isSeen])
}
