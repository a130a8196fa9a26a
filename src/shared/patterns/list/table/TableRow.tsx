import { memo, useId, type ReactNode } from 'react'
import { classes } from '#shared/ui/classes.ts'
import type { Column } from '../column.ts'
import { SelectRow } from '../selection/SelectRow.tsx'
import type { Selection } from '../selection/useSelection.ts'
import styles from './Table.module.css'

interface TableRowProps<Row> {
  row: Row
  /** The row's key. */
  name: string
  index: number
  /** Its place among all rows, of a list that draws only some. */
  rowIndex: number | undefined
  columns: readonly Column<Row>[]
  rowActions: ((row: Row) => ReactNode) | undefined
  isSelected: boolean | undefined
  onSelect: Selection['toggle'] | undefined
  measure: ((element: HTMLElement | null) => void) | undefined
}

function Row<Row>(props: TableRowProps<Row>) {
  const { row, name, index, rowIndex, columns, rowActions, isSelected, onSelect, measure } = props
  const id = useId()
  return (
    <tr ref={measure} data-index={index} data-selected={isSelected || undefined} aria-rowindex={rowIndex}>
      {onSelect && (
        <td className={styles.select}>
          <SelectRow nameId={id} rowKey={name} isSelected={isSelected ?? false} onSelect={onSelect} />
        </td>
      )}
      {columns.map((column, at) => {
        const Cell = at === 0 ? 'th' : 'td'
        return (
          <Cell
            key={column.key}
            id={at === 0 ? id : undefined}
            scope={at === 0 ? 'row' : undefined}
            className={classes(column.align === 'end' && styles.end)}
          >
            {column.cell(row)}
          </Cell>
        )
      })}
      {rowActions && <td className={classes(styles.end, styles.actions)}>{rowActions(row)}</td>}
    </tr>
  )
}

/** Drawn again only when something about it changes: scrolling through ten thousand draws those that come into sight. */
export const TableRow = memo(Row) as typeof Row
