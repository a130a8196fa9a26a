import type { ReactNode } from 'react'
import { LoadMore } from '#shared/ui/navigation/LoadMore.tsx'
import { NearEnd } from './NearEnd.tsx'
import { PageList } from './PageList.tsx'
import { ScrollList } from './ScrollList.tsx'

export interface VirtualListProps<Item> {
  /** What the items are. */
  label: string
  /** The oldest first where the anchor is the bottom. */
  items: readonly Item[]
  itemKey: (item: Item) => string
  /**
   * `top`: scrolls with the page, further items come below (a feed, results). `bottom`: has a scroller of its own that fills the height
   * it is given, begins at the last item, follows new ones while the last is in sight, and stays where it is when older ones come above.
   */
  anchor?: 'top' | 'bottom'
  /** An item's usual height in pixels; those drawn are measured. */
  estimate?: number
  hasMore?: boolean
  loading?: boolean
  /** Asked for when the end, or the beginning of a conversation, is nearly in sight, and by a button. */
  onMore?: () => void
  children: (item: Item) => ReactNode
}

/** Items of whatever heights, of which only those near what is in sight are drawn: ten thousand cost no more than thirty. */
export function VirtualList<Item>({ anchor = 'top', ...props }: VirtualListProps<Item>) {
  if (anchor === 'bottom') return <ScrollList {...props} />
  const { label, items, itemKey, estimate = 72, hasMore, loading, onMore, children } = props
  return (
    <>
      <PageList label={label} items={items} itemKey={itemKey} estimate={estimate} hasMore={hasMore} isLong>
        {children}
      </PageList>
      {hasMore && onMore && (
        <>
          {!loading && <NearEnd onNear={onMore} />}
          <LoadMore hasMore loading={loading} onMore={onMore} />
        </>
      )}
    </>
  )
}
