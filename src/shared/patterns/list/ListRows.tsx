import type { ReactNode } from 'react'
import type { ListQuery } from './list-of.ts'
import { hasMoreOf, MoreOfList } from './MoreOfList.tsx'
import { ListTable } from './ListTable.tsx'
import type { ListTableProps } from './table/table-props.ts'

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
  return (
    <div aria-busy={query.isFetching && !query.isFetchingNextPage ? true : undefined}>
      {children?.(table.rows) ?? <ListTable {...table} hasMore={hasMoreOf(query)} />}
      <MoreOfList query={query} endless={endless} />
    </div>
  )
}
