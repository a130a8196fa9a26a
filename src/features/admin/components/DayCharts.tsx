import { useTranslation } from 'react-i18next'
import type { AdminSummary } from '#contract/admin/schemas.ts'
import { appointmentStates, type AppointmentState } from '#contract/booking/states.ts'
import { roles, type Role } from '#contract/kernel/roles.ts'
import { formatMoney } from '#shared/lib/format-money.ts'
import { formatCalendarDate } from '#shared/lib/format-time.ts'
import { DashboardCharts } from '#shared/patterns/dashboard/DashboardCharts.tsx'
import { BarChart } from '#shared/ui/charts/BarChart.tsx'
import type { PointColour } from '#shared/ui/charts/ChartFrame.tsx'
import { DonutChart } from '#shared/ui/charts/DonutChart.tsx'
import { LineChart } from '#shared/ui/charts/LineChart.tsx'

/** The colours that the states' badges have; those that no badge tells apart have one of their own. */
const stateColours = {
  pending_payment: 'warning',
  confirmed: 'information',
  waiting: 'doctor',
  in_progress: 'admin',
  completed: 'success',
  cancelled: 'neutral',
  no_show: 'error',
  expired: 'neutral',
} as const satisfies Record<AppointmentState, PointColour>

/** Each kind of account has its workspace's. */
const roleColours = {
  patient: 'patient',
  doctor: 'doctor',
  pharmacy: 'pharmacy',
  admin: 'admin',
  company: 'company',
  staff: 'neutral',
} as const satisfies Record<Role, PointColour>

/** Two weeks of visits and revenue; who is here; how this week's visits stand. */
export function DayCharts({ summary }: { summary: AdminSummary }) {
  const { t, i18n } = useTranslation('workspace')
  const days = (valueOf: (day: AdminSummary['days'][number], index: number) => number) =>
    summary.days.map((day, index) => ({
      label: formatCalendarDate(day.date, i18n.language, 'short'),
      value: valueOf(day, index),
    }))
  const visits = appointmentStates
    .map((state) => ({
      label: t(`appointments.states.${state}`),
      value: summary.appointmentsThisWeek[state] ?? 0,
      colour: stateColours[state],
    }))
    .filter(({ value }) => value > 0)
  const people = roles.map((role) => ({
    label: t(`admin.roles.${role}`),
    value: summary.usersByRole[role] ?? 0,
    colour: roleColours[role],
  }))
  return (
    <DashboardCharts>
      <BarChart level={2} title={t('admin.charts.visits')} points={days((day) => day.appointments)} />
      {summary.revenue.map(({ currency, days: amounts }) => (
        <LineChart
          key={currency}
          level={2}
          title={t(summary.revenue.length > 1 ? 'admin.charts.revenueIn' : 'admin.charts.revenue', { currency })}
          points={days((_, index) => amounts[index] ?? 0)}
          format={(amount) => formatMoney({ amount, currency }, i18n.language, { maximumFractionDigits: 0 })}
        />
      ))}
      <DonutChart level={2} title={t('admin.charts.states')} points={visits} />
      <DonutChart level={2} title={t('admin.charts.people')} points={people} />
    </DashboardCharts>
  )
}
