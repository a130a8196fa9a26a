import { useTranslation } from 'react-i18next'
import type { Statement } from '#contract/coupons/schemas.ts'
import { formatCalendarDate } from '#shared/lib/format-time.ts'
import type { Column } from '#shared/patterns/list/column.ts'
import { amountFields } from '#shared/patterns/list/export/amount-fields.ts'
import { HourglassIcon } from '#shared/ui/icons/status-icons.tsx'
import { Money } from '#shared/ui/money/Money.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { When } from '#shared/ui/time/When.tsx'

const amounts = ['taken', 'returned', 'net'] as const

/** Columns of a list of statements. */
export function useStatementColumns(): readonly Column<Statement>[] {
  const { t, i18n } = useTranslation('workspace')
  const month = (statement: Statement) => formatCalendarDate(statement.month, i18n.language, 'month')
  return [
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
}
