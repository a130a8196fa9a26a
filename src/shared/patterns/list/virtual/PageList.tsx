import { Fragment, useRef, type ReactNode } from 'react'
import styles from './VirtualList.module.css'
import { useRowWindow } from './useRowWindow.ts'
import { ListItem } from './ListItem.tsx'

interface PageListProps<Item> {
  label: string
  items: readonly Item[]
  itemKey: (item: Item) => string
  /** An item's usual height in pixels; those drawn are measured. */
  estimate: number
  /** Only items near what is in sight are drawn. */
  isLong: boolean
  /** More items than these exist. */
  hasMore?: boolean
  children: (item: Item, key: string) => ReactNode
}

/** Items below one another that scroll with the page, of whatever height each. */
export function PageList<Item>({ label, items, itemKey, estimate, isLong, hasMore, children }: PageListProps<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const shown = useRowWindow({ root: list, list: label, items, itemKey, estimate, isLong })
  const setSize = isLong ? (hasMore ? -1 : items.length) : undefined
  const room = (height: number) => height > 0 && <li aria-hidden="true" style={{ blockSize: height }} />
  return (
    <ul ref={list} className={styles.list} aria-label={label} {...shown.holder}>
      {room(shown.before)}
      {shown.places.map(({ index, gap }) => {
        const item = items[index]
        if (item === undefined) return null
        const key = itemKey(item)
        return (
          <Fragment key={key}>
            {room(gap)}
            <ListItem item={item} name={key} index={index} setSize={setSize} measure={shown.measure}>
              {children}
            </ListItem>
          </Fragment>
        )
      })}
      {room(shown.after)}
    </ul>
  )
}
