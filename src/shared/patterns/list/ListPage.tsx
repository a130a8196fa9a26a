import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NoResultsArt } from '#shared/ui/art/people-art.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { SkeletonRows } from '#shared/ui/feedback/Skeleton.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { LoadMore } from '#shared/ui/navigation/LoadMore.tsx'
import { QueryState } from '../states/QueryState.tsx'
import { Empty } from '../states/states.tsx'
import { rowsOf, type ListQuery } from './list-of.ts'
import { ListTable, type ListTableProps } from './ListTable.tsx'
import { ListToolbar, type ListToolbarProps } from './ListToolbar.tsx'

export interface ListPageProps<Row, Filter extends string>
  extends Omit<ListTableProps<Row>, 'rows' | 'sort' | 'onSort'>, Omit<ListToolbarProps<Filter>, 'children'> {
  /** A page, an infinite query or an array, as RTK Query gives it. */
  query: ListQuery<Row>
  /** When there is nothing and nothing was narrowed down. */
  empty: ReactNode
  /** In the toolbar, at the end side. */
  toolbarEnd?: ReactNode
  skeleton?: ReactNode
  /** Instead of table and cards: a grid of cards, a map. */
  children?: (rows: readonly Row[]) => ReactNode
}

/** A list with everything around it: toolbar, states, rows, more. */
export function ListPage<Row, Filter extends string = never>(props: ListPageProps<Row, Filter>) {
  const {
    controller,
    query,
    empty,
    toolbarEnd,
    skeleton = <SkeletonRows />,
    children,
    searchLabel,
    filters,
    sorts,
    onExport,
    ...table
  } = props
  const { t } = useTranslation('site')
  const noMatch = (
    <Empty
      art={<NoResultsArt />}
      title={t('patterns.noMatch')}
      actions={<Button onClick={controller.clear}>{t('patterns.clearFilters')}</Button>}
    >
      {t('patterns.noMatchHint')}
    </Empty>
  )
  const toolbar = searchLabel || filters || sorts || onExport || toolbarEnd
  return (
    <Stack gap="5">
      {toolbar && (
        <ListToolbar controller={controller} searchLabel={searchLabel} filters={filters} sorts={sorts} onExport={onExport}>
          {toolbarEnd}
        </ListToolbar>
      )}
      <QueryState
        query={{ ...query, data: rowsOf(query.data) }}
        skeleton={skeleton}
        empty={controller.narrowed ? noMatch : empty}
      >
        {(rows) => (
          <div aria-busy={query.isFetching && !query.isFetchingNextPage ? true : undefined}>
            {children?.(rows) ?? <ListTable {...table} rows={rows} sort={controller.sort} onSort={controller.setSort} />}
            {query.fetchNextPage && query.hasNextPage && (
              <LoadMore hasMore loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage?.()} />
            )}
          </div>
        )}
      </QueryState>
    </Stack>
  )
}
