import { useVirtualizer } from '@tanstack/react-virtual'
import { Fragment, useCallback, useLayoutEffect, useRef } from 'react'
import { LoadMore } from '#shared/ui/navigation/LoadMore.tsx'
import { NearEnd } from './NearEnd.tsx'
import { rowPlaces } from './row-places.ts'
import { ListItem } from './ListItem.tsx'
import type { VirtualListProps } from './VirtualList.tsx'
import styles from './VirtualList.module.css'

/** From the last on, closer than this in pixels, who reads is at the end: what comes is followed. */
const atEnd = 80

/** Items in a scroller of their own, read from the last upwards: a conversation. */
export function ScrollList<Item>(props: Omit<VirtualListProps<Item>, 'anchor'>) {
  const { label, items, itemKey, estimate = 72, hasMore, loading, onMore, children } = props
  const scroller = useRef<HTMLElement>(null)
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
    overscan: 6,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: atEnd,
  })
  useLayoutEffect(() => rows.scrollToEnd(), [rows])
  const { before, places, after } = rowPlaces(rows.getVirtualItems(), 0, rows.getTotalSize())
  const room = (height: number) => height > 0 && <li aria-hidden="true" style={{ blockSize: height }} />
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focusable, so that arrows and page keys scroll it
    <section ref={scroller} className={styles.scroller} aria-label={label} tabIndex={0}>
      {hasMore && onMore && (
        <>
          {!loading && <NearEnd onNear={onMore} />}
          <LoadMore hasMore loading={loading} onMore={onMore} />
        </>
      )}
      <ul className={styles.list}>
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
