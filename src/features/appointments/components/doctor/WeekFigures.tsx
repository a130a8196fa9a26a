import { useTranslation } from 'react-i18next'
import type { DoctorSummary } from '#contract/booking/schemas.ts'
import { DashboardFigures } from '#shared/patterns/dashboard/Dashboard.tsx'
import { paths } from '#shared/paths.ts'
import { StatTile } from '#shared/ui/charts/StatTile.tsx'
import { CalendarIcon } from '#shared/ui/icons/first-view-icons.tsx'
import { PeopleIcon, WalletIcon } from '#shared/ui/icons/thing-icons.tsx'
import { CheckCircleIcon } from '#shared/ui/icons/status-icons.tsx'
import { Amounts } from '#shared/ui/money/Amounts.tsx'

/** The week in numbers. Earnings only for who may see them. */
export function WeekFigures({ summary: { week, days, earnings } }: { summary: DoctorSummary }) {
  const { t } = useTranslation('workspace')
  const missed = t('appointments.dashboard.cancelledAndMissed', { cancelled: week.cancelled, missed: week.noShow })
  return (
    <DashboardFigures>
      <StatTile
        label={t('appointments.dashboard.weekVisits')}
        value={week.visits}
        icon={<CalendarIcon size={18} />}
        course={days.map((day) => day.visits)}
        to={paths.doctorUpcomingAppointment.link()}
      />
      <StatTile
        label={t('appointments.dashboard.weekCompleted')}
        value={week.completed}
        icon={<CheckCircleIcon size={18} />}
        note={missed}
      />
      <StatTile label={t('appointments.dashboard.newPatients')} value={week.newPatients} icon={<PeopleIcon size={18} />} />
      {earnings && (
        <StatTile
          label={t('appointments.dashboard.weekEarnings')}
          value={<Amounts values={earnings.map(({ currency, week: amount }) => ({ currency, amount }))} />}
          icon={<WalletIcon size={18} />}
          course={earnings.length === 1 ? earnings[0]!.days : undefined}
        />
      )}
    </DashboardFigures>
  )
}
