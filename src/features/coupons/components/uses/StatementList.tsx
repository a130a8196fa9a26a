import { useTranslation } from 'react-i18next'
import type { Statement } from '#contract/coupons/schemas.ts'
import { ListPage } from '#shared/patterns/list/ListPage.tsx'
import type { ListQuery } from '#shared/patterns/list/list-of.ts'
import { useListController } from '#shared/patterns/list/useListController.ts'
import { Empty } from '#shared/patterns/states/states.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useStatementColumns } from './use-statement-columns.tsx'

/** What the company owes for each month; the one under way grows. */
export function StatementList({ query }: { query: ListQuery<Statement> & { data?: Statement[] } }) {
  const { t } = useTranslation('workspace')
  const columns = useStatementColumns()
  return (
    <Stack gap="4">
      <Text quiet>{t('coupons.statements.about')}</Text>
      <ListPage<Statement>
        controller={useListController()}
        query={query}
        label={t('coupons.statements.title')}
        rowKey={({ month, number, net }) => `${month} ${number ?? ''} ${net.currency}`}
        columns={columns}
        exporting={{
          name: t('coupons.statements.file'),
          readPage: () => Promise.resolve({ items: query.data ?? [], next: null }),
        }}
        empty={<Empty title={t('coupons.statements.empty')}>{t('coupons.transactions.emptyHint')}</Empty>}
      />
    </Stack>
  )
}
