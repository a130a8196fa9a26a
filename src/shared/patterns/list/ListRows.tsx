import type { ReactNode } from 'react'
import { LoadMore } from '#shared/ui/navigation/LoadMore.tsx'
import type { ListQuery } from './list-of.ts'
import { ListTable } from './ListTable.tsx'
import type { ListTableProps } from './table/table-props.ts'
import { NearEnd } from './virtual/NearEnd.tsx'

export interface ListRowsProps<Row> extends Omit<ListTableProps<Row>, 'hasMore'> {
  /** A page, an infinite query or an array, as RTK Query gives it. */
  query: ListQuery<Row>
  /** Further pages come when their place is nearly in sight; the button stays for the rest. */
  endless?: boolean
  /** Instead of table and cards: a grid of cards, a map. */
  children?: (rows: readonly Row[]) => ReactNode
}

/** The rows that are there, and the way to more of them. */
export function ListRows<Row>({ query, endless, children, ...table }: ListRowsProps<Row>) {
  const { fetchNextPage, isFetchingNextPage } = query
  const hasMore = fetchNextPage !== undefined && query.hasNextPage === true
  const more = () => void fetchNextPage?.()
  return (
    <div aria-busy={query.isFetching && !isFetchingNextPage ? true : undefined}>
      {children?.(table.rows) ?? <ListTable {...table} hasMore={hasMore} />}
      {hasMore && (
        <>
          {/* Asked for while the pages are read again, more would be refused in silence: the end is looked for when they are there. */}
          {endless && !query.isFetching && query.error === undefined && <NearEnd onNear={more} />}
          <LoadMore hasMore loading={isFetchingNextPage} onMore={more} />
        </>
      )}
    </div>
  )
}
