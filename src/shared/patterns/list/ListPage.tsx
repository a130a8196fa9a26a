import type { ReactNode } from 'react'
import { SkeletonRows } from '#shared/ui/feedback/Skeleton.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { QueryState } from '../states/QueryState.tsx'
import { shownColumns } from './columns/shown-columns.ts'
import { rowsOf } from './list-of.ts'
import { ListRows, type ListRowsProps } from './ListRows.tsx'
import { ListToolbar, type ListToolbarProps } from './ListToolbar.tsx'
import { ListTools, type ListToolsProps } from './ListTools.tsx'
import { NoMatch } from './NoMatch.tsx'
import type { BulkAction } from './selection/bulk-action.ts'
import { BulkBar } from './selection/BulkBar.tsx'
import { useSelection } from './selection/useSelection.ts'
import { tableMedia } from './table/table-props.ts'
import { useMedia } from './use-media.ts'

export interface ListPageProps<Row, Filter extends string>
  extends
    Omit<ListRowsProps<Row>, 'rows' | 'sort' | 'onSort' | 'density' | 'selection'>,
    Omit<ListToolbarProps<Filter>, 'children'>,
    Pick<ListToolsProps<Row>, 'settings' | 'views' | 'exporting'> {
  /** When there is nothing and nothing was narrowed down. */
  empty: ReactNode
  /** Beside the filters: more that narrows the list down. */
  moreFilters?: ReactNode
  skeleton?: ReactNode
  /** With them, rows can be selected. */
  bulk?: readonly BulkAction<Row>[]
}

const noKeys: readonly string[] = []

/**
 * A list with everything around it: toolbar, states, rows, more. What is not passed is not there: column choice and density
 * (`settings`), views kept under a name (`views`), actions over several rows (`bulk`), a file of all rows (`exporting`), rows drawn only
 * where they are seen (`long`), pages that come by themselves (`endless`).
 */
export function ListPage<Row, Filter extends string = never>(props: ListPageProps<Row, Filter>) {
  const { controller, empty, moreFilters, skeleton = <SkeletonRows />, searchLabel, filters, sorts, bulk, ...rest } = props
  const { columns, settings, views, exporting, ...table } = rest
  const rows = rowsOf(table.query.data)
  // A list of ten thousand rows that cannot be selected is not gone through for their keys.
  const selection = useSelection(bulk && rows ? rows.map(table.rowKey) : noKeys)
  const shown = shownColumns(columns, settings?.hidden)
  // Cards of their own have no columns to choose.
  const hasColumns = useMedia(tableMedia) || !table.card
  const tools = (settings || views || exporting) && (
    <ListTools {...{ controller, columns, settings, hasColumns, views, exporting }} />
  )
  const toolbar = searchLabel || filters || sorts || moreFilters
  return (
    <Stack gap="5">
      {toolbar && (
        <ListToolbar controller={controller} searchLabel={searchLabel} filters={filters} sorts={sorts}>
          {moreFilters}
        </ListToolbar>
      )}
      {bulk ? (
        <BulkBar
          rows={rows ?? []}
          rowKey={table.rowKey}
          rowName={(row) => columns[0]?.cell(row)}
          selection={selection}
          actions={bulk}
        >
          {tools}
        </BulkBar>
      ) : (
        tools
      )}
      <QueryState
        query={{ ...table.query, data: rows }}
        skeleton={skeleton}
        empty={controller.narrowed ? <NoMatch onClear={controller.clear} /> : empty}
      >
        {(found) => (
          <ListRows
            {...table}
            rows={found}
            columns={shown}
            sort={controller.sort}
            onSort={controller.setSort}
            density={settings?.density}
            selection={bulk && selection}
          />
        )}
      </QueryState>
    </Stack>
  )
}
