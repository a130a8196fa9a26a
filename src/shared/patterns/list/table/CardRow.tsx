import { useId, type ReactNode } from 'react'
import { Card } from '#shared/ui/cards/Card.tsx'
import type { Column } from '../column.ts'
import { SelectRow } from '../selection/SelectRow.tsx'
import type { Selection } from '../selection/useSelection.ts'
import styles from './Cards.module.css'

interface CardRowProps<Row> {
  row: Row
  /** The row's key. */
  name: string
  columns: readonly Column<Row>[]
  card: ((row: Row) => ReactNode) | undefined
  rowActions: ((row: Row) => ReactNode) | undefined
  isSelected: boolean | undefined
  onSelect: Selection['toggle'] | undefined
}

export function CardRow<Row>({ row, name, columns, card, rowActions, isSelected, onSelect }: CardRowProps<Row>) {
  const id = useId()
  return (
    <Card padding="tight" className={styles.card} data-selected={isSelected || undefined}>
      {onSelect && <SelectRow nameId={id} rowKey={name} isSelected={isSelected ?? false} onSelect={onSelect} />}
      <div className={styles.content} id={id}>
        {card?.(row) ?? <Columns row={row} columns={columns} />}
      </div>
      {rowActions && <div className={styles.actions}>{rowActions(row)}</div>}
    </Card>
  )
}

const saysNothing = (fact: ReactNode) => fact === '' || fact === null || fact === undefined || typeof fact === 'boolean'

/** The columns below one another; those with nothing to say are left out. */
function Columns<Row>({ row, columns: [first, ...others] }: { row: Row; columns: readonly Column<Row>[] }) {
  return (
    <>
      <div className={styles.name}>{first?.cell(row)}</div>
      <dl className={styles.facts}>
        {others.map((column) => {
          const fact = column.cell(row)
          return (
            !saysNothing(fact) && (
              <div key={column.key}>
                <dt>{column.header}</dt>
                <dd>{fact}</dd>
              </div>
            )
          )
        })}
      </dl>
    </>
  )
}
