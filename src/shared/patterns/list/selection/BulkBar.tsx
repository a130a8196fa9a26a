import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#shared/ui/button/Button.tsx'
import { useConfirm } from '#shared/ui/overlay/useConfirm.tsx'
import type { BulkAction } from './bulk-action.ts'
import styles from './BulkBar.module.css'
import { BulkResultBanner } from './BulkResultBanner.tsx'
import { useBulkAction } from './useBulk.ts'
import type { Selection } from './useSelection.ts'

interface BulkBarProps<Row> {
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** How a row is called when something about it is told. */
  rowName: (row: Row) => ReactNode
  selection: Selection
  actions: readonly BulkAction<Row>[]
  /** What stands in the same place while nothing is selected, so that rows do not move under the pointer. */
  children?: ReactNode
}

/** What can be done with the selected rows, and what came of it. The count is said as it changes. */
export function BulkBar<Row>({ rows, rowKey, rowName, selection, actions, children }: BulkBarProps<Row>) {
  const { t } = useTranslation('workspace')
  const { result, run, dismiss } = useBulkAction<Row>()
  const { ask, confirmation } = useConfirm()
  const selected = rows.filter((row) => selection.has(rowKey(row)))
  const fitting = ({ applies }: BulkAction<Row>) => (applies ? selected.filter(applies) : selected)

  const start = async (action: BulkAction<Row>) => {
    const chosen = fitting(action)
    if (action.start) return action.start(chosen)
    if (action.question && !(await ask(action.question(chosen.length)))) return
    selection.keep(await run(action, chosen, rowKey))
  }
  return (
    <>
      <div className={styles.place}>
        <div className={styles.tools} data-away={selected.length > 0 || undefined}>
          {children}
        </div>
        <div className={styles.bar} data-shown={selected.length > 0 || undefined}>
          <span role="status" className={styles.count}>
            {selected.length > 0 && t('list.bulk.selected', { count: selected.length })}
          </span>
          {selected.length > 0 && (
            <>
              {actions.map((action) => {
                const count = fitting(action).length
                return (
                  <Button
                    key={action.key}
                    small
                    icon={action.icon}
                    disabled={count === 0}
                    loading={result.status === 'running' && result.action === action.key}
                    onClick={() => void start(action)}
                  >
                    {count > 0 && count < selected.length
                      ? t('list.bulk.some', { action: action.label, number: count })
                      : action.label}
                  </Button>
                )
              })}
              <Button small variant="quiet" onClick={() => selection.keep([])}>
                {t('list.bulk.clear')}
              </Button>
            </>
          )}
        </div>
      </div>
      <BulkResultBanner
        result={result}
        nameOf={(key) => {
          const row = rows.find((one) => rowKey(one) === key)
          return row && rowName(row)
        }}
        onDismiss={dismiss}
      />
      {confirmation}
    </>
  )
}
