import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useRef, useState, type FocusEvent, type RefObject } from 'react'
import { overscan } from './overscan.ts'
import { rowPlaces, withFocused, type RowPlaces } from './row-places.ts'
import './row-window.css'
import { useHasScrolled } from './use-has-scrolled.ts'
import { useMargin } from './use-margin.ts'
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

/** Each row that is measured has all behind it placed anew: so many are placed until one of the last comes near. */
const placed = { atFirst: 500, near: 100 }

export interface RowWindow extends RowPlaces {
  /** Rows have begun to come and go. */
  hasScrolled: boolean
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
  const { root, list, items, itemKey, estimate, isLong } = options
  const place = usePlace(list, isLong)
  const hasScrolled = useHasScrolled(isLong)
  const [initialRect] = useState(windowSize)
  // At rest it is not asked where the list begins: rows are drawn as if nothing stood above them.
  const margin = useMargin(root, hasScrolled)
  const isAtRest = margin === undefined
  const [areAllPlaced, placeAll] = useState(place.measured !== undefined)
  const count = areAllPlaced ? items.length : Math.min(items.length, placed.atFirst)
  const focused = useRef<number>(undefined)
  // Another function would have all rows placed anew, at each step of scrolling.
  const getItemKey = useCallback(
    (index: number) => (items[index] === undefined ? index : itemKey(items[index])),
    [items, itemKey],
  )
  const rows = useWindowVirtualizer<HTMLElement>({
    count,
    enabled: isLong,
    getItemKey,
    estimateSize: () => estimate,
    overscan: isAtRest ? overscan.atRest : overscan.scrolling,
    // The first rows are drawn with the list and not once it is there.
    initialRect,
    scrollMargin: margin ?? 0,
    initialMeasurementsCache: place.measured,
    rangeExtractor: (range) => withFocused(defaultRangeExtractor(range), focused.current, range.count),
  })
  const { onLeave } = place
  useEffect(() => onLeave(rows.takeSnapshot), [onLeave, rows])
  if (!isLong)
    return {
      hasScrolled,
      before: 0,
      places: items.map((_, index) => ({ index, gap: 0 })),
      after: 0,
      measure: undefined,
      holder: {},
    }
  const { before, places, after } = rowPlaces(rows.getVirtualItems(), margin ?? 0, rows.getTotalSize())
  if (count < items.length && (places.at(-1)?.index ?? 0) >= count - placed.near) placeAll(true)
  return {
    hasScrolled,
    before,
    places,
    after: after + (items.length - count) * estimate,
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

const windowSize = () => (typeof window === 'undefined' ? { width: 0, height: 0 } : { width: innerWidth, height: innerHeight })
