import { SelectAll } from '../selection/SelectAll.tsx'
import { PageList } from '../virtual/PageList.tsx'
import { CardRow } from './CardRow.tsx'
import styles from './Cards.module.css'
import { longFrom, type ListTableProps } from './table-props.ts'

const cardHeight = 150

/** Rows as cards, for a phone. */
export function Cards<Row>(props: ListTableProps<Row>) {
  const { label, rows, rowKey, columns, card, rowActions, selection, long, hasMore } = props
  return (
    <>
      {selection && (
        <div className={styles.all}>
          <SelectAll selection={selection} worded />
        </div>
      )}
      <PageList
        label={label}
        items={rows}
        itemKey={rowKey}
        estimate={cardHeight}
        isLong={long === true && rows.length > longFrom}
        hasMore={hasMore}
      >
        {(row, key) => (
          <CardRow
            row={row}
            name={key}
            columns={columns}
            card={card}
            rowActions={rowActions}
            isSelected={selection?.has(key)}
            onSelect={selection?.toggle}
          />
        )}
      </PageList>
    </>
  )
}
