import { useTranslation } from 'react-i18next'
import type { AdminSummary } from '#contract/admin/schemas.ts'
import { DashboardFigures } from '#shared/patterns/dashboard/Dashboard.tsx'
import { paths } from '#shared/paths.ts'
import { StatTile } from '#shared/ui/charts/StatTile.tsx'
import { AlertIcon } from '#shared/ui/icons/status-icons.tsx'
import { MailIcon } from '#shared/ui/icons/action-icons.tsx'
import { CalendarIcon } from '#shared/ui/icons/first-view-icons.tsx'
import { PeopleIcon, StethoscopeIcon, WalletIcon } from '#shared/ui/icons/thing-icons.tsx'
import { Amounts } from '#shared/ui/money/Amounts.tsx'
import { sumOf, toComeOf, totalOf, appointmentsOf } from '../model.ts'

const tab = (name: string, more = {}) => paths.adminDashboard.link({ tab: name, ...more })

/** The day in numbers; those that wait for somebody lead to their queue. */
export function DayFigures({ summary }: { summary: AdminSummary }) {
  const { t } = useTranslation('workspace')
  const newUsers = summary.days.at(-1)?.newUsers ?? 0
  return (
    <DashboardFigures>
      <StatTile
        label={t('admin.figures.visitsToday')}
        value={appointmentsOf(summary.appointmentsToday)}
        icon={<CalendarIcon size={18} />}
        note={t('admin.figures.visitsWeek', { count: toComeOf(summary.appointmentsThisWeek) })}
        course={summary.days.map((day) => day.appointments)}
      />
      <StatTile
        label={t('admin.figures.revenueToday')}
        value={<Amounts values={summary.revenue.map(({ currency, days }) => ({ currency, amount: days.at(-1) ?? 0 }))} />}
        icon={<WalletIcon size={18} />}
        note={
          <>
            <Amounts values={summary.revenue.map(({ currency, days }) => ({ currency, amount: sumOf(days) }))} />{' '}
            {t('admin.figures.in14Days')}
          </>
        }
      />
      <StatTile
        label={t('admin.figures.users')}
        value={totalOf(summary.usersByRole)}
        icon={<PeopleIcon size={18} />}
        note={t('admin.figures.newToday', { count: newUsers })}
        course={summary.days.map((day) => day.newUsers)}
      />
      <StatTile
        label={t('admin.figures.licencesToDecide')}
        value={summary.licencesToDecide}
        icon={<StethoscopeIcon size={18} />}
        to={tab('doctors')}
      />
      <StatTile
        label={t('admin.figures.messagesOpen')}
        value={summary.requestsOpen}
        icon={<MailIcon size={18} />}
        to={tab('inbox')}
      />
      <StatTile
        label={t('admin.figures.outboxFailed')}
        value={summary.outboxFailed}
        icon={<AlertIcon size={18} />}
        to={tab('outbox', { state: 'failed' })}
      />
    </DashboardFigures>
  )
}
