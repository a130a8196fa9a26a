import { useTranslation } from 'react-i18next'
import type { Statement } from '#contract/coupons/schemas.ts'
import { formatCalendarDate } from '#shared/lib/format-time.ts'
import type { Column } from '#shared/patterns/list/column.ts'
import { amountFields } from '#shared/patterns/list/export/amount-fields.ts'
import { ListPage } from '#shared/patterns/list/ListPage.tsx'
import type { ListQuery } from '#shared/patterns/list/list-of.ts'
import { useListController } from '#shared/patterns/list/useListController.ts'
import { Empty } from '#shared/patterns/states/states.tsx'
import { HourglassIcon } from '#shared/ui/icons/status-icons.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Money } from '#shared/ui/money/Money.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'

const amounts = ['taken', 'returned', 'net'] as const

/** What the company owes for each month; the one under way grows. */
export function StatementList({ query }: { query: ListQuery<Statement> & { data?: Statement[] } }) {
  const { t, i18n } = useTranslation('workspace')
  const month = (statement: Statement) => formatCalendarDate(statement.month, i18n.language, 'month')
  const columns: Column<Statement>[] = [
    { key: 'month', header: t('coupons.statements.month'), cell: month, csv: ({ month }) => month },
    {
      key: 'number',
      header: t('coupons.statements.number'),
      cell: ({ number }) =>
        number ?? (
          <Badge tone="information" icon={<HourglassIcon size={14} />}>
            {t('coupons.transactions.open')}
          </Badge>
        ),
      csv: ({ number }) => number ?? '',
    },
    { key: 'uses', header: t('coupons.list.uses'), align: 'end', cell: ({ uses }) => uses, csv: ({ uses }) => uses },
    ...amounts.map((name): Column<Statement> => ({
      key: name,
      header: t(`coupons.statements.${name}`),
      align: 'end',
      cell: (statement) => <Money value={statement[name]} />,
      csv: amountFields(t(`coupons.statements.${name}`), t('coupons.list.currency'), (statement) => statement[name]),
    })),
    {
      key: 'issued',
      header: t('coupons.statements.issued'),
      cell: ({ issuedAt }) => issuedAt && <When instant={issuedAt} show="date" />,
      csv: ({ issuedAt }) => issuedAt ?? '',
    },
  ]
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
