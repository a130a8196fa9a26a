import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import {
  Fragment,
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type Ref,
} from 'react'
import { LoadMore } from '#shared/ui/navigation/LoadMore.tsx'
import { ListItem } from './ListItem.tsx'
import { NearEnd } from './NearEnd.tsx'
import { overscan } from './overscan.ts'
import { rowPlaces, withFocused } from './row-places.ts'
import type { VirtualListProps } from './VirtualList.tsx'
import styles from './VirtualList.module.css'

/** From the last on, closer than this in pixels, who reads is at the end: what comes is followed. */
const atEnd = 80

export interface ScrollListHandle {
  readonly toEnd: () => void
  /** Brings an item into the middle; nothing where it is not there. */
  readonly toItem: (key: string) => void
}

export interface ScrollListProps<Item> extends Omit<VirtualListProps<Item>, 'anchor'> {
  /** `log`: what is said. Nothing of it is read out as it is drawn, for rows come and go by scrolling: whoever shows it tells what is new. */
  role?: 'log'
  /** Older ones did not come: from then on only the button asks. */
  failed?: boolean
  moreLabel?: string
  /** Told when the last item comes into sight, and when it goes. */
  onAtEnd?: (isAtEnd: boolean) => void
  handle?: Ref<ScrollListHandle>
}

/** Items in a scroller of their own, read from the last upwards: a conversation. */
export function ScrollList<Item>(props: ScrollListProps<Item>) {
  const { label, items, itemKey, estimate = 72, hasMore, loading, failed, onMore, moreLabel, role, handle, children } = props
  const scroller = useRef<HTMLElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const focused = useRef<number>(undefined)
  const isAtEnd = useRef(true)
  const tellAtEnd = useEffectEvent((now: boolean) => {
    if (now === isAtEnd.current) return
    isAtEnd.current = now
    props.onAtEnd?.(now)
  })
  // Another function would have all items placed anew, at each step of scrolling.
  const getItemKey = useCallback(
    (index: number) => (items[index] === undefined ? index : itemKey(items[index])),
    [items, itemKey],
  )
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    getItemKey,
    estimateSize: () => estimate,
    overscan: overscan.conversation,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: atEnd,
    rangeExtractor: (range) => withFocused(defaultRangeExtractor(range), focused.current, range.count),
  })
  useLayoutEffect(() => rows.scrollToEnd(), [rows])
  // What comes between the last ones is followed as what comes behind them; and so is the end where the scroller itself becomes lower.
  useLayoutEffect(() => {
    if (isAtEnd.current) rows.scrollToEnd()
  }, [rows, items.length])
  useEffect(() => {
    const shown = scroller.current
    if (!shown) return
    let top = shown.scrollTop
    // Rows are drawn taller than was supposed, and the end goes down from below who is there: only who scrolls up leaves it.
    const look = () => {
      const isNear = shown.scrollHeight - shown.scrollTop - shown.clientHeight < atEnd
      const isUpwards = shown.scrollTop < top
      top = shown.scrollTop
      if (isNear || isUpwards) tellAtEnd(isNear)
      else if (isAtEnd.current) rows.scrollToEnd()
    }
    const sizes = new ResizeObserver(() => isAtEnd.current && rows.scrollToEnd())
    shown.addEventListener('scroll', look, { passive: true })
    sizes.observe(shown)
    if (list.current) sizes.observe(list.current)
    return () => {
      shown.removeEventListener('scroll', look)
      sizes.disconnect()
    }
  }, [rows])
  useImperativeHandle(
    handle,
    () => ({
      toEnd: () => rows.scrollToEnd(),
      toItem: (key) => {
        const index = items.findIndex((item) => itemKey(item) === key)
        if (index >= 0) rows.scrollToIndex(index, { align: 'center' })
      },
    }),
    [rows, items, itemKey],
  )
  const { before, places, after } = rowPlaces(rows.getVirtualItems(), 0, rows.getTotalSize())
  // The row with the focus is not taken away below the person's fingers.
  const holder = {
    onFocus: ({ target }: FocusEvent) => {
      const row = target.closest<HTMLElement>('[data-index]')
      focused.current = row ? Number(row.dataset['index']) : undefined
    },
    onBlur: () => (focused.current = undefined),
  }
  const room = (height: number) => height > 0 && <li aria-hidden="true" style={{ blockSize: height }} />
  return (
    <section
      ref={scroller}
      className={styles.scroller}
      role={role}
      aria-live={role && 'off'}
      aria-label={label}
      // Focusable, so that arrows and page keys scroll it.
      tabIndex={0}
    >
      {hasMore && onMore && (
        <>
          {!loading && !failed && <NearEnd onNear={onMore} />}
          <LoadMore hasMore loading={loading} onMore={onMore} label={moreLabel} />
        </>
      )}
      <ul ref={list} className={styles.list} {...holder}>
        {room(before)}
        {places.map(({ index, gap }) => {
          const item = items[index]
          if (item === undefined) return null
          const key = itemKey(item)
          return (
            <Fragment key={key}>
              {room(gap)}
              <ListItem item={item} name={key} index={index} setSize={hasMore ? -1 : items.length} measure={rows.measureElement}>
                {children}
              </ListItem>
            </Fragment>
          )
        })}
        {room(after)}
      </ul>
    </section>
  )
}
