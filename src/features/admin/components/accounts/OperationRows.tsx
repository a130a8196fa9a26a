import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import type { operationRow } from '#contract/admin/account-schemas.ts'
import type { Column } from '#shared/patterns/list/column.ts'
import { ListRows } from '#shared/patterns/list/ListRows.tsx'
import { rowsOf } from '#shared/patterns/list/list-of.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Dialog } from '#shared/ui/overlay/Dialog.tsx'
import { useListOperationRowsInfiniteQuery } from '../../accounts-api.ts'

type Row = z.infer<typeof operationRow>

/** What came of each account of an operation. */
export function OperationRows({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const columns = useRowColumns()
  const rows = useListOperationRowsInfiniteQuery({ params: { id }, query: { limit: 50 } })
  return (
    <Dialog open onClose={onClose} title={t('admin.operations.rows')} width={36}>
      <QueryState query={{ ...rows, data: rowsOf(rows.data) }}>
        {(found) => (
          <ListRows<Row>
            query={rows}
            rows={found}
            label={t('admin.operations.rows')}
            rowKey={(row) => row.id}
            columns={columns}
          />
        )}
      </QueryState>
    </Dialog>
  )
}

function useRowColumns(): readonly Column<Row>[] {
  const { t } = useTranslation('workspace')
  return [
    { key: 'name', header: t('admin.accounts.name'), cell: ({ name }) => <bdi>{name}</bdi> },
    {
      key: 'outcome',
      header: t('admin.operations.outcome'),
      cell: ({ outcome }) => t(`admin.operations.outcomes.${outcome}`),
    },
  ]
}
