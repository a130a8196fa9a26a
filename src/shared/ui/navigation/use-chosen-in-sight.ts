import { useLayoutEffect, type RefObject } from 'react'

/** How a row is moved by hand. */
const movings = ['wheel', 'touchmove'] as const

/**
 * Keeps the chosen tab in sight where the row is wider than the screen: also when a count that comes makes other tabs wider. The page
 * itself stays where it is. A row that the person moved is theirs until another tab is chosen.
 */
export function useChosenInSight(row: RefObject<HTMLElement | null>, chosen: string): void {
  useLayoutEffect(() => {
    const element = row.current
    if (!element) return
    // It is told first when all is laid out, before the frame: measured here, the browser would lay the screen out twice.
    const observer = new ResizeObserver(() => {
      const inner = element.querySelector('[aria-selected="true"], [aria-current="page"]')
      if (inner) centre(element, inner)
    })
    const leave = () => observer.disconnect()
    for (const tab of element.children) observer.observe(tab)
    for (const moving of movings) element.addEventListener(moving, leave, { passive: true })
    return () => {
      leave()
      for (const moving of movings) element.removeEventListener(moving, leave)
    }
  }, [row, chosen])
}

function centre(row: HTMLElement, chosen: Element): void {
  const [frame, tab] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()]
  row.scrollLeft += tab.left + tab.width / 2 - frame.left - frame.width / 2
}
