import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from '#shared/ui/classes.ts'
import { SortIcon } from '#shared/ui/icons/arrow-icons.tsx'
import { VisuallyHidden } from '#shared/ui/layout/layout.tsx'
import type { Column } from '../column.ts'
import { SelectAll } from '../selection/SelectAll.tsx'
import type { ListTableProps } from './table-props.ts'
import styles from './Table.module.css'

type TableHeadProps<Row> = Pick<ListTableProps<Row>, 'columns' | 'rowActions' | 'selection' | 'sort' | 'onSort'> & {
  rowIndex: number | undefined
}

function Head<Row>({ columns, rowActions, selection, sort = '', onSort, rowIndex }: TableHeadProps<Row>) {
  const sorted = (column: Column<Row>) => column.sort && sort.replace(/^-/, '') === column.sort
  return (
    <thead>
      <tr aria-rowindex={rowIndex}>
        {selection && (
          <th scope="col" className={styles.select}>
            <SelectAll selection={selection} />
          </th>
        )}
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
        {rowActions && <ActionsHead />}
      </tr>
    </thead>
  )
}

/** The names of the columns; those the server can sort by are buttons. Rows that come and go leave them alone. */
export const TableHead = memo(Head) as typeof Head

function ActionsHead() {
  const { t } = useTranslation('site')
  return (
    <th scope="col">
      <VisuallyHidden>{t('patterns.actions')}</VisuallyHidden>
    </th>
  )
}
