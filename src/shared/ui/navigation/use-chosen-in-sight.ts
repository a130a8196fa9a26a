import { useLayoutEffect, type RefObject } from 'react'

/** Keeps the chosen tab in sight where the row is wider than the screen. The page itself stays where it is. */
export function useChosenInSight(row: RefObject<HTMLElement | null>, chosen: string): void {
  useLayoutEffect(() => {
    // Right before the frame, when all else of the screen is in its place: measured here, the browser would lay it out twice.
    const frame = requestAnimationFrame(() => {
      const inner = row.current?.querySelector('[aria-selected="true"], [aria-current="page"]')
      if (row.current && inner) centre(row.current, inner)
    })
    return () => cancelAnimationFrame(frame)
  }, [row, chosen])
}

function centre(row: HTMLElement, chosen: Element): void {
  const [frame, tab] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()]
  row.scrollLeft += tab.left + tab.width / 2 - frame.left - frame.width / 2
}
