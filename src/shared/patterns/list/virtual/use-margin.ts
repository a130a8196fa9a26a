import { useLayoutEffect, useState, type RefObject } from 'react'

/** Pixels from the page's top to where a list begins; `undefined` until it has been asked for and the list is laid out. */
export function useMargin(root: RefObject<HTMLElement | null>, isAsked: boolean): number | undefined {
  const [margin, setMargin] = useState<number>()
  useLayoutEffect(() => {
    const list = root.current
    if (!isAsked || !list) return
    const measure = () => setMargin(Math.round(list.getBoundingClientRect().top + window.scrollY))
    measure()
    let frame = 0
    const heights = new Map<Element, number>()
    let around: number | undefined
    // What stands above the list opens and closes; the height of all but the list tells. The list's own changes with nearly each step of
    // scrolling, and to ask for its place would have the page laid out then.
    const observer = new ResizeObserver((entries) => {
      for (const { target, contentRect } of entries) heights.set(target, contentRect.height)
      const before = around
      around = Math.round((heights.get(document.body) ?? 0) - (heights.get(list) ?? 0))
      if (around === before) return
      // Not within the same frame: that would change it again.
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(measure)
    })
    observer.observe(document.body)
    observer.observe(list)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [isAsked, root])
  return margin
}
