import { useTranslation } from 'react-i18next'
import type { UseSum } from '#contract/coupons/schemas.ts'
import { sum } from '#contract/orders/money.ts'
import { formatMoney } from '#shared/lib/format-money.ts'
import { formatCalendarDate } from '#shared/lib/format-time.ts'
import { DashboardFigures } from '#shared/patterns/dashboard/Dashboard.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { BarChart } from '#shared/ui/charts/BarChart.tsx'
import { StatTile } from '#shared/ui/charts/StatTile.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Amounts } from '#shared/ui/money/Amounts.tsx'

const figures = ['taken', 'returned', 'net'] as const

/** What the uses that are shown come to, altogether and by month. */
export function UseTotals({ sums }: { sums: readonly UseSum[] }) {
  const { t, i18n } = useTranslation('workspace')
  return (
    <Stack gap="4">
      <DashboardFigures>
        <StatTile label={t('coupons.transactions.uses')} value={sum(sums.map(({ uses }) => uses))} />
        {figures.map((figure) => (
          <StatTile
            key={figure}
            label={t(`coupons.transactions.${figure}`)}
            value={<Amounts values={sums.map((each) => ({ currency: each.currency, amount: each[figure] }))} />}
          />
        ))}
      </DashboardFigures>
      {sums
        .filter(({ months }) => months.length > 1)
        .map(({ currency, months }) => (
          <Card key={currency}>
            <BarChart
              level={2}
              title={t('coupons.transactions.byMonth', { currency })}
              points={months
                .toReversed()
                .map(({ month, net }) => ({ label: formatCalendarDate(month, i18n.language, 'month'), value: net }))}
              format={(amount) => formatMoney({ amount, currency }, i18n.language, { maximumFractionDigits: 0 })}
            />
          </Card>
        ))}
    </Stack>
  )
}
