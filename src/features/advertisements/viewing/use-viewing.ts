import { useEffect, useRef, type RefObject } from 'react'
import { isViewed, leastShare, longestAt, unseen, viewedIn, watchOn } from '#contract/advertisements/visibility.ts'

/**
 * Watches how much of an element is seen, and tells once for how many milliseconds half of it was, in a tab that is seen: as soon as that is a
 * view, else when it goes. `key`: what is shown; another one is watched anew.
 */
export function useViewing(
  place: RefObject<Element | null>,
  key: string | undefined,
  tell: (milliseconds: number) => void,
): void {
  const telling = useRef(tell)
  useEffect(() => {
    telling.current = tell
  })
  useEffect(() => {
    const element = place.current
    if (key === undefined || !element) return undefined
    let watch = { ...unseen, isTabSeen: document.visibilityState === 'visible' }
    let timer: ReturnType<typeof setTimeout> | undefined
    let isTold = false
    let isWatched = false
    const end = () => {
      if (isTold) return
      isTold = true
      telling.current(Math.round(longestAt(watch, performance.now())))
    }
    const look = (seen: Parameters<typeof watchOn>[2]) => {
      const now = performance.now()
      watch = watchOn(watch, now, seen)
      clearTimeout(timer)
      if (isViewed(watch, now)) return end()
      const wait = viewedIn(watch, now)
      // A timer may come a little early.
      if (wait !== null) timer = setTimeout(() => look({}), wait + 5)
    }
    const observer = new IntersectionObserver(
      (entries) => {
        isWatched = true
        const last = entries.at(-1)
        if (last) look({ share: last.isIntersecting ? last.intersectionRatio : 0 })
      },
      { threshold: [0, leastShare, 1] },
    )
    observer.observe(element)
    const onTab = () => look({ isTabSeen: document.visibilityState === 'visible' })
    document.addEventListener('visibilitychange', onTab)
    addEventListener('pagehide', end)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      document.removeEventListener('visibilitychange', onTab)
      removeEventListener('pagehide', end)
      if (isWatched) end()
    }
  }, [place, key])
}
