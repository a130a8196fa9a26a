import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react'
import { rowPlaces, withFocused, type RowPlace } from './row-places.ts'
import './row-window.css'
import { usePlace } from './use-place.ts'

interface RowWindowOptions<Item> {
  /** What holds the rows. */
  root: RefObject<HTMLElement | null>
  /** Names the list among others of the screen. */
  list: string
  items: readonly Item[]
  itemKey: (item: Item) => string
  /** A row's usual height in pixels; those drawn are measured. */
  estimate: number
  /** Without it every row is drawn. */
  isLong: boolean
}

export interface RowWindow {
  places: readonly RowPlace[]
  /** Pixels below the last row drawn. */
  after: number
  /** Every row's `ref`, next to its `data-index`; nothing while all rows are drawn. */
  measure: ((element: HTMLElement | null) => void) | undefined
  /** For the element that holds the rows. */
  holder: { 'data-row-window'?: true; onFocus?: (event: FocusEvent) => void; onBlur?: () => void }
}

/**
 * Which rows of a list are drawn while the page scrolls through it: those in sight, some around them, and the one that has the focus.
 * Rows may be of different heights, and may come behind the last.
 */
export function useRowWindow<Item>(options: RowWindowOptions<Item>): RowWindow {
  // The virtualizer is one object that changes by itself: what the compiler remembered of it would be stale.
  'use no memo'
  const { root, list, items, itemKey, estimate, isLong } = options
  const place = usePlace(list, isLong)
  const [margin, setMargin] = useState(0)
  const focused = useRef<number>(undefined)
  // Another function would have all rows placed anew, at each step of scrolling.
  const getItemKey = useCallback(
    (index: number) => (items[index] === undefined ? index : itemKey(items[index])),
    [items, itemKey],
  )
  // oxlint-disable-next-line react/incompatible-library -- the compiler leaves this hook alone, and its callers get plain values
  const rows = useWindowVirtualizer<HTMLElement>({
    count: items.length,
    enabled: isLong,
    getItemKey,
    estimateSize: () => estimate,
    overscan: 8,
    scrollMargin: margin,
    initialMeasurementsCache: place.measured,
    rangeExtractor: (range) => withFocused(defaultRangeExtractor(range), focused.current, range.count),
  })
  useEffect(() => place.onLeave(rows.takeSnapshot))
  useLayoutEffect(() => {
    if (!isLong) return
    const measure = () => root.current && setMargin(Math.round(root.current.getBoundingClientRect().top + window.scrollY))
    measure()
    let frame = 0
    // What stands above the list opens and closes; the page's height tells. Not within the same frame: that would change it again.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(measure)
    })
    observer.observe(document.body)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [isLong, root])

  if (!isLong) return { places: items.map((_, index) => ({ index, gap: 0 })), after: 0, measure: undefined, holder: {} }
  return {
    ...rowPlaces(rows.getVirtualItems(), margin, rows.getTotalSize()),
    measure: rows.measureElement,
    holder: {
      'data-row-window': true,
      onFocus: (event) => {
        const row = event.target.closest<HTMLElement>('[data-index]')
        focused.current = row ? Number(row.dataset['index']) : undefined
      },
      onBlur: () => (focused.current = undefined),
    },
  }
}
