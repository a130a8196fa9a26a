import { useTranslation } from 'react-i18next'
import type { TransactionSums as Sums } from '#contract/admin/order-schemas.ts'
import { DashboardFigures } from '#shared/patterns/dashboard/Dashboard.tsx'
import { StatTile } from '#shared/ui/charts/StatTile.tsx'
import { RefundIcon } from '#shared/ui/icons/status-icons.tsx'
import { WalletIcon } from '#shared/ui/icons/thing-icons.tsx'
import { Amounts } from '#shared/ui/money/Amounts.tsx'

/** What was taken and given back of all that the filters leave. */
export function TransactionSums({ sums }: { sums: Sums }) {
  const { t } = useTranslation('workspace')
  const of = (name: 'taken' | 'givenBack' | 'net') => (
    <Amounts values={sums.map((sum) => ({ currency: sum.currency, amount: sum[name] }))} />
  )
  return (
    <DashboardFigures>
      <StatTile label={t('admin.transactions.taken')} value={of('taken')} icon={<WalletIcon size={18} />} />
      <StatTile label={t('admin.transactions.givenBack')} value={of('givenBack')} icon={<RefundIcon size={18} />} />
      <StatTile label={t('admin.transactions.net')} value={of('net')} icon={<WalletIcon size={18} />} />
    </DashboardFigures>
  )
}
