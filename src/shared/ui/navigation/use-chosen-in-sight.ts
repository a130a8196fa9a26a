import { useLayoutEffect, type RefObject } from 'react'

/** Keeps the chosen tab in sight where the row is wider than the screen. The page itself stays where it is. */
export function useChosenInSight(row: RefObject<HTMLElement | null>, chosen: string): void {
  useLayoutEffect(() => {
    const outer = row.current
    const inner = outer?.querySelector('[aria-selected="true"], [aria-current="page"]')
    if (!outer || !inner) return
    const [frame, tab] = [outer.getBoundingClientRect(), inner.getBoundingClientRect()]
    outer.scrollBy({ left: tab.left + tab.width / 2 - frame.left - frame.width / 2, behavior: 'instant' })
  }, [row, chosen])
}
