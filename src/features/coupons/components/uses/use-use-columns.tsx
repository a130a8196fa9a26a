import { useTranslation } from 'react-i18next'
import type { CouponUse } from '#contract/coupons/schemas.ts'
import { formatInstant } from '#shared/lib/format-time.ts'
import type { Column } from '#shared/patterns/list/column.ts'
import { amountFields } from '#shared/patterns/list/export/amount-fields.ts'
import { Money } from '#shared/ui/money/Money.tsx'
import { StatusBadge } from '#shared/ui/status/StatusBadge.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { useZone } from '#shared/ui/time/ZoneContext.ts'
import { usageLooks } from '../../looks.ts'
import styles from '../coupons.module.css'

/** Columns of a list of uses. */
export function useUseColumns(): readonly Column<CouponUse>[] {
  const { t, i18n } = useTranslation('workspace')
  const zone = useZone()
  const inFile = (instant: string | null) => (instant ? formatInstant(instant, i18n.language, zone, 'both', true) : '')
  return [
    {
      key: 'code',
      header: t('coupons.form.code'),
      cell: ({ code }) => <span className={styles.code}>{code}</span>,
      csv: ({ code }) => code,
    },
    { key: 'at', header: t('coupons.transactions.at'), cell: ({ at }) => <When instant={at} />, csv: ({ at }) => inFile(at) },
    {
      key: 'for',
      header: t('coupons.transactions.for'),
      cell: ({ orderKind }) => t(`coupons.orderKinds.${orderKind}`),
      csv: ({ orderKind }) => t(`coupons.orderKinds.${orderKind}`),
    },
    {
      key: 'state',
      header: t('coupons.transactions.state'),
      cell: ({ state }) => (
        <StatusBadge state={state} looks={usageLooks}>
          {t(`coupons.useStates.${state}`)}
        </StatusBadge>
      ),
      csv: ({ state }) => t(`coupons.useStates.${state}`),
    },
    {
      key: 'discount',
      header: t('coupons.transactions.discount'),
      align: 'end',
      cell: ({ discount }) => <Money value={discount} />,
      csv: amountFields(t('coupons.transactions.discount'), t('coupons.list.currency'), ({ discount }) => discount),
    },
    {
      key: 'returned',
      header: t('coupons.transactions.returnedAt'),
      cell: ({ returnedAt }) => returnedAt && <When instant={returnedAt} show="date" />,
      csv: ({ returnedAt }) => inFile(returnedAt),
      hiddenAtFirst: true,
    },
    {
      key: 'statement',
      header: t('coupons.transactions.statement'),
      cell: ({ statement }) => statement ?? t('coupons.transactions.open'),
      csv: ({ statement }) => statement ?? '',
    },
    {
      key: 'order',
      header: t('coupons.transactions.order'),
      cell: ({ orderNumber }) => orderNumber,
      csv: ({ orderNumber }) => orderNumber,
      hiddenAtFirst: true,
    },
  ]
}
