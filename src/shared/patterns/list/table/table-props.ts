import type { ReactNode } from 'react'
import type { Column } from '../column.ts'
import type { Density } from '../columns/kept-settings.ts'
import type { Selection } from '../selection/useSelection.ts'

export interface ListTableProps<Row> {
  /** What the rows are. */
  label: string
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** The first is the row's name; put the link to its details there. */
  columns: readonly Column<Row>[]
  /** On a phone or a tablet, instead of the columns below one another. */
  card?: (row: Row) => ReactNode
  /** Cards on a desk too: for rows that are read rather than compared. */
  look?: 'table' | 'cards'
  /** Buttons at the row's end. */
  rowActions?: (row: Row) => ReactNode
  sort?: string
  onSort?: (sort: string) => void
  density?: Density
  /** With it, rows can be selected. */
  selection?: Selection
  /** Only rows near what is in sight are drawn, once there are many. */
  long?: boolean
  /** More rows than these exist. */
  hasMore?: boolean
}

/** Room for columns beside one another: less, and rows are cards. */
export const tableMedia = '(min-width: 60rem)'

/** From here on a list that may be long is. Below it, the browser finds words on the whole page and prints all of it. */
export const longFrom = 60
