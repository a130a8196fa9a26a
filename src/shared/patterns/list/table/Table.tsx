import { Fragment, useRef } from 'react'
import { VisuallyHidden } from '#shared/ui/layout/layout.tsx'
import { ScrollRegion } from '#shared/ui/layout/ScrollRegion.tsx'
import { useRowWindow } from '../virtual/useRowWindow.ts'
import { longFrom, type ListTableProps } from './table-props.ts'
import styles from './Table.module.css'
import { TableHead } from './TableHead.tsx'
import { TableRow } from './TableRow.tsx'
import { useKeptWidths } from './useKeptWidths.ts'

/** A row's usual height in pixels: a line of text, or what can be pressed. */
const rowHeights = { text: { comfortable: 50, compact: 34 }, buttons: { comfortable: 69, compact: 53 } }

/** Of a column on average: in less, words would stand letter below letter, so the table is moved sideways within its frame instead. */
const narrowestColumn = 6

export function Table<Row>(props: ListTableProps<Row>) {
  const { label, rows, rowKey, columns, rowActions, selection, sort, onSort, density = 'comfortable', long, hasMore } = props
  const table = useRef<HTMLTableElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const isLong = long === true && rows.length > longFrom
  const shown = useRowWindow({
    root: body,
    list: label,
    items: rows,
    itemKey: rowKey,
    estimate: rowHeights[rowActions ? 'buttons' : 'text'][density],
    isLong,
  })
  // Once there are rows: the names of the columns alone say little of their widths.
  const names = isLong && shown.places.length > 0 && columns.map(({ key }) => key).join()
  const widths = useKeptWidths(table, names, shown.hasScrolled, shown.places)
  const cells = columns.length + (selection ? 1 : 0) + (rowActions ? 1 : 0)
  const room = (height: number) =>
    height > 0 && (
      <tr className={styles.room} aria-hidden="true">
        {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- nothing but room */}
        <td colSpan={cells} style={{ blockSize: height }} />
      </tr>
    )
  return (
    <ScrollRegion label={label} className={styles.frame}>
      <table
        ref={table}
        className={styles.table}
        data-density={density}
        data-fixed={widths ? true : undefined}
        style={widths && { minInlineSize: `${columns.length * narrowestColumn}rem` }}
        aria-rowcount={isLong ? (hasMore ? -1 : rows.length + 1) : undefined}
      >
        <VisuallyHidden as="caption">{label}</VisuallyHidden>
        {widths && (
          <colgroup>
            {widths.map(({ key, share }) => (
              <col key={key} style={{ inlineSize: `${share}%` }} />
            ))}
          </colgroup>
        )}
        <TableHead
          columns={columns}
          rowActions={rowActions}
          selection={selection}
          sort={sort}
          onSort={onSort}
          rowIndex={isLong ? 1 : undefined}
        />
        <tbody ref={body} {...shown.holder}>
          {room(shown.before)}
          {shown.places.map(({ index, gap }) => {
            const row = rows[index]
            if (row === undefined) return null
            const key = rowKey(row)
            return (
              <Fragment key={key}>
                {room(gap)}
                <TableRow
                  row={row}
                  name={key}
                  index={index}
                  rowIndex={isLong ? index + 2 : undefined}
                  columns={columns}
                  rowActions={rowActions}
                  isSelected={selection?.has(key)}
                  onSelect={selection?.toggle}
                  measure={shown.measure}
                />
              </Fragment>
            )
          })}
          {room(shown.after)}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
