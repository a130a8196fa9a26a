import { memo, type ReactNode } from 'react'
import styles from './VirtualList.module.css'

interface ListItemProps<Item> {
  item: Item
  /** The item's key. */
  name: string
  index: number
  /** How many items there are, of a list that draws only some; -1 where that is not known yet. */
  setSize: number | undefined
  measure: ((element: HTMLElement | null) => void) | undefined
  children: (item: Item, key: string) => ReactNode
}

function Shown<Item>({ item, name, index, setSize, measure, children }: ListItemProps<Item>) {
  return (
    <li
      ref={measure}
      data-index={index}
      className={styles.item}
      aria-setsize={setSize}
      aria-posinset={setSize === undefined ? undefined : index + 1}
    >
      {children(item, name)}
    </li>
  )
}

/** Drawn again only when something about it changes: scrolling through ten thousand draws those that come into sight. */
export const ListItem = memo(Shown) as typeof Shown
