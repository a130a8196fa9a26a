import { useTranslation } from 'react-i18next'
import type { DoctorSummary } from '#contract/booking/schemas.ts'
import { formatMoney } from '#shared/lib/format-money.ts'
import { formatCalendarDate } from '#shared/lib/format-time.ts'
import { DashboardCharts } from '#shared/patterns/dashboard/DashboardCharts.tsx'
import { BarChart } from '#shared/ui/charts/BarChart.tsx'
import { LineChart } from '#shared/ui/charts/LineChart.tsx'

/** Visits and, for who may see them, earnings of the last fourteen days. */
export function LastDays({ summary: { days } }: { summary: DoctorSummary }) {
  const { t, i18n } = useTranslation('workspace')
  const label = (date: string) => formatCalendarDate(date, i18n.language, 'short')
  const currency = days.find((day) => day.earnings)?.earnings?.currency
  return (
    <DashboardCharts>
      <BarChart
        level={2}
        title={t('visits.dashboard.visitsChart')}
        points={days.map((day) => ({ label: label(day.date), value: day.visits }))}
      />
      {currency && (
        <LineChart
          level={2}
          title={t('visits.dashboard.earningsChart')}
          points={days.map((day) => ({ label: label(day.date), value: day.earnings?.amount ?? 0 }))}
          format={(amount) => formatMoney({ amount, currency }, i18n.language, { maximumFractionDigits: 0 })}
        />
      )}
    </DashboardCharts>
  )
}
