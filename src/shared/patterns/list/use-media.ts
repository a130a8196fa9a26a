import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds; `first` where there is no window to ask. */
export function useMedia(query: string, first = true): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => first,
  )
}
