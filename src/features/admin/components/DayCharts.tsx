import { useTranslation } from 'react-i18next'
import type { AdminSummary } from '#contract/admin/schemas.ts'
import { appointmentStates } from '#contract/booking/states.ts'
import { roles } from '#contract/kernel/roles.ts'
import { formatMoney } from '#shared/lib/format-money.ts'
import { formatCalendarDate } from '#shared/lib/format-time.ts'
import { DashboardCharts } from '#shared/patterns/dashboard/DashboardCharts.tsx'
import { BarChart } from '#shared/ui/charts/BarChart.tsx'
import { DonutChart } from '#shared/ui/charts/DonutChart.tsx'
import { LineChart } from '#shared/ui/charts/LineChart.tsx'

/** Two weeks of visits and revenue; who is here; how this week's visits stand. */
export function DayCharts({ summary }: { summary: AdminSummary }) {
  const { t, i18n } = useTranslation('workspace')
  const { currency } = summary.revenueToday
  const days = (pick: (day: AdminSummary['days'][number]) => number) =>
    summary.days.map((day) => ({ label: formatCalendarDate(day.date, i18n.language, 'short'), value: pick(day) }))
  const visits = appointmentStates
    .map((state) => ({ label: t(`visits.states.${state}`), value: summary.appointmentsThisWeek[state] ?? 0 }))
    .filter(({ value }) => value > 0)
  const people = roles.map((role) => ({ label: t(`admin.roles.${role}`), value: summary.usersByRole[role] ?? 0 }))
  return (
    <DashboardCharts>
      <BarChart level={2} title={t('admin.charts.visits')} points={days((day) => day.appointments)} />
      <LineChart
        level={2}
        title={t('admin.charts.revenue')}
        points={days((day) => day.revenue)}
        format={(amount) => formatMoney({ amount, currency }, i18n.language, { maximumFractionDigits: 0 })}
      />
      <DonutChart level={2} title={t('admin.charts.states')} points={visits} />
      <DonutChart level={2} title={t('admin.charts.people')} points={people} />
    </DashboardCharts>
  )
}
