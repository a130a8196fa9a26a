import type { ReactNode } from 'react'
import { classes } from '#shared/ui/classes.ts'
import styles from './Panel.module.css'

export interface PanelListProps<Item> {
  items: readonly Item[]
  rowKey: (item: Item) => string
  /** Their order means something: first things first, or by time. */
  ordered?: boolean
  /** Rows bring their own distances and reach the panel's edges. */
  wide?: boolean
  /** Stands out: what is happening now. */
  marked?: (item: Item) => boolean
  children: (item: Item, place: number) => ReactNode
}

/** Rows of a panel with hairlines between them. */
export function PanelList<Item>({ items, rowKey, ordered, wide, marked, children }: PanelListProps<Item>) {
  const Tag = ordered ? 'ol' : 'ul'
  return (
    <Tag className={classes(styles.list, wide && styles.wide)}>
      {items.map((item, place) => (
        <li key={rowKey(item)} className={marked?.(item) ? styles.marked : undefined}>
          {children(item, place)}
        </li>
      ))}
    </Tag>
  )
}
