import { useTranslation } from 'react-i18next'
import type { DoctorSummary } from '#contract/booking/schemas.ts'
import { formatMoney } from '#shared/lib/format-money.ts'
import { formatCalendarDate } from '#shared/lib/format-time.ts'
import { DashboardCharts } from '#shared/patterns/dashboard/DashboardCharts.tsx'
import { BarChart } from '#shared/ui/charts/BarChart.tsx'
import { LineChart } from '#shared/ui/charts/LineChart.tsx'

/** Visits and, for who may see them, earnings of the last fourteen days. */
export function LastDays({ summary: { days, earnings } }: { summary: DoctorSummary }) {
  const { t, i18n } = useTranslation('workspace')
  const label = (date: string) => formatCalendarDate(date, i18n.language, 'short')
  return (
    <DashboardCharts>
      <BarChart
        level={2}
        title={t('appointments.dashboard.visitsChart')}
        points={days.map((day) => ({ label: label(day.date), value: day.visits }))}
      />
      {earnings?.map(({ currency, days: amounts }) => (
        <LineChart
          key={currency}
          level={2}
          title={t(earnings.length > 1 ? 'appointments.dashboard.earningsChartIn' : 'appointments.dashboard.earningsChart', {
            currency,
          })}
          points={days.map((day, index) => ({ label: label(day.date), value: amounts[index] ?? 0 }))}
          format={(amount) => formatMoney({ amount, currency }, i18n.language, { maximumFractionDigits: 0 })}
        />
      ))}
    </DashboardCharts>
  )
}
