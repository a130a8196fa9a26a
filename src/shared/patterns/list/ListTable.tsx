import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '#shared/ui/cards/Card.tsx'
import { classes } from '#shared/ui/classes.ts'
import { SortIcon } from '#shared/ui/icons/arrow-icons.tsx'
import { VisuallyHidden } from '#shared/ui/layout/layout.tsx'
import styles from './ListTable.module.css'
import { useMedia } from './use-media.ts'

export interface Column<Row> {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** `end`: numbers and amounts. */
  align?: 'start' | 'end'
  /** The name to sort by, as the server knows it. */
  sort?: string
}

export interface ListTableProps<Row> {
  /** What the rows are. */
  label: string
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** The first is the row's name; put the link to its details there. */
  columns: readonly Column<Row>[]
  /** On a phone, instead of the columns below one another. */
  card?: (row: Row) => ReactNode
  /** Buttons at the row's end. */
  rowActions?: (row: Row) => ReactNode
  sort?: string
  onSort?: (sort: string) => void
}

/** Rows as a quiet table on a desk and as cards on a phone. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const wide = useMedia('(min-width: 48rem)')
  return wide ? <Table {...props} /> : <Cards {...props} />
}

function Table<Row>({ label, rows, rowKey, columns, rowActions, sort = '', onSort }: ListTableProps<Row>) {
  const { t } = useTranslation('site')
  const sorted = (column: Column<Row>) => column.sort && sort.replace(/^-/, '') === column.sort
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className={styles.caption}>{label}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={classes(column.align === 'end' && styles.end)}
                aria-sort={sorted(column) ? (sort.startsWith('-') ? 'descending' : 'ascending') : undefined}
              >
                {column.sort && onSort ? (
                  <button
                    type="button"
                    className={styles.sort}
                    onClick={() => onSort(sort === column.sort ? `-${column.sort}` : (column.sort ?? ''))}
                  >
                    {column.header}
                    <SortIcon size={14} />
                  </button>
                ) : (
                  column.header
                )}
              </th>
            ))}
            {rowActions && (
              <th scope="col">
                <VisuallyHidden>{t('patterns.actions')}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column, index) => {
                const Cell = index === 0 ? 'th' : 'td'
                return (
                  <Cell
                    key={column.key}
                    scope={index === 0 ? 'row' : undefined}
                    className={classes(column.align === 'end' && styles.end)}
                  >
                    {column.cell(row)}
                  </Cell>
                )
              })}
              {rowActions && <td className={styles.end}>{rowActions(row)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cards<Row>({ label, rows, rowKey, columns, card, rowActions }: ListTableProps<Row>) {
  const [first, ...others] = columns
  return (
    <ul className={styles.cards} aria-label={label}>
      {rows.map((row) => (
        <Card as="li" padding="tight" key={rowKey(row)} className={styles.card}>
          {card?.(row) ?? (
            <>
              <div className={styles.name}>{first?.cell(row)}</div>
              <dl className={styles.facts}>
                {others.map((column) => {
                  const fact = column.cell(row)
                  return (
                    fact !== '' && (
                      <div key={column.key}>
                        <dt>{column.header}</dt>
                        <dd>{fact}</dd>
                      </div>
                    )
                  )
                })}
              </dl>
            </>
          )}
          {rowActions && <div className={styles.actions}>{rowActions(row)}</div>}
        </Card>
      ))}
    </ul>
  )
}
