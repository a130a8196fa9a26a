import type { ReactNode } from 'react'
import { CardList, type CardQuery } from '#shared/patterns/list/CardList.tsx'
import { hasMoreOf } from '#shared/patterns/list/MoreOfList.tsx'
import { longFrom } from '#shared/patterns/list/table/table-props.ts'
import type { ListController } from '#shared/patterns/list/useListController.ts'
import { PageList } from '#shared/patterns/list/virtual/PageList.tsx'
import { SkeletonRows } from '#shared/ui/feedback/Skeleton.tsx'

/** Pixels. */
const usualRow = 96

interface RowListProps<Item> {
  label: string
  query: CardQuery<Item>
  controller?: Pick<ListController, 'narrowed' | 'clear'>
  empty: ReactNode
  itemKey: (item: Item) => string
  children: (item: Item) => ReactNode
}

/** Rows of a record below one another, drawn where they are seen once there are many. */
export function RowList<Item>({ label, query, controller, empty, itemKey, children }: RowListProps<Item>) {
  return (
    <CardList query={query} controller={controller} skeleton={<SkeletonRows />} empty={empty}>
      {(items) => (
        <PageList
          label={label}
          items={items}
          itemKey={itemKey}
          estimate={usualRow}
          isLong={items.length >= longFrom}
          hasMore={hasMoreOf(query)}
        >
          {children}
        </PageList>
      )}
    </CardList>
  )
}
