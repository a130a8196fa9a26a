import { useCallback, useState } from 'react'
import type { SmallPictureSize } from '#contract/files/rules.ts'
import { sizeFor } from '../../model/picture-size.ts'

/** What is wanted of a picture: nothing while it is far from being seen, then the size for its place on this screen. */
export type WantedSize = 'none' | 'whole' | SmallPictureSize

/** How far ahead pictures are asked for: about a screen. */
const ahead = '600px'

/**
 * Watches a place of the page; `measure` is its `ref`. What `srcset` and `loading="lazy"` do, for pictures that only who says who asks
 * may read (ADR 0035). Asked for once: a larger one is not fetched when the window grows.
 */
export function useWantedSize(): { wanted: WantedSize; measure: (place: HTMLElement | null) => (() => void) | undefined } {
  const [wanted, setWanted] = useState<WantedSize>('none')
  const measure = useCallback((place: HTMLElement | null) => {
    if (!place) return undefined
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        watch.disconnect()
        const { width, height } = place.getBoundingClientRect()
        setWanted(sizeFor(Math.max(width, height) * window.devicePixelRatio) ?? 'whole')
      },
      { rootMargin: ahead },
    )
    watch.observe(place)
    return () => watch.disconnect()
  }, [])
  return { wanted, measure }
}
