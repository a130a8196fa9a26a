import { useLayoutEffect, type RefObject } from 'react'

/**
 * Keeps the chosen tab in sight where the row is wider than the screen: also when a count that comes makes other tabs wider. The page
 * itself stays where it is.
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
    for (const tab of element.children) observer.observe(tab)
    return () => observer.disconnect()
  }, [row, chosen])
}

function centre(row: HTMLElement, chosen: Element): void {
  const [frame, tab] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()]
  row.scrollLeft += tab.left + tab.width / 2 - frame.left - frame.width / 2
}
