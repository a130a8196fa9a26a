import { useTranslation } from 'react-i18next'
import { ahead } from '#shared/api/ahead.ts'
import { useMeQuery } from '#shared/api/me.ts'
import { Dashboard, DashboardColumns } from '#shared/patterns/dashboard/Dashboard.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { paths } from '#shared/paths.ts'
import type { ScreenModule } from '#shared/routing/route.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { SkeletonDetail } from '#shared/ui/feedback/Skeleton.tsx'
import { useReadPatientSummaryQuery, visitQuestions } from '../../api.ts'
import { NextVisit } from '../../components/patient/NextVisit.tsx'
import { askOwnPets, OwnPets } from '../../components/patient/OwnPets.tsx'
import { askRecentNotices, RecentNotices } from '../../components/patient/RecentNotices.tsx'
import { ToPay } from '../../components/patient/ToPay.tsx'

export const asks: ScreenModule['asks'] = () => [
  visitQuestions.readPatientSummary.initiate(undefined, ahead),
  askOwnPets(),
  askRecentNotices(),
]

/** A patient's day at a glance: what comes next, what waits to be paid, their pets, what they were told. */
export default function UserDashboard() {
  const { t } = useTranslation('workspace')
  const { data: me } = useMeQuery()
  const summary = useReadPatientSummaryQuery()
  return (
    <Dashboard
      title={me ? t('visits.own.hello', { name: me.name }) : t('visits.routes.userDashboard.title')}
      actions={
        <>
          <LinkButton to={paths.userAppointmentList.link()}>
            {summary.data ? t('visits.own.upcoming', { count: summary.data.upcoming }) : t('visits.own.listTitle')}
          </LinkButton>
          <LinkButton to={paths.doctorsList.link()}>{t('visits.own.find')}</LinkButton>
        </>
      }
    >
      <DashboardColumns
        side={
          <>
            <OwnPets />
            <RecentNotices />
          </>
        }
      >
        <QueryState query={summary} skeleton={<SkeletonDetail />}>
          {({ next, toPay }) => (
            <>
              <ToPay visits={toPay} />
              <NextVisit visit={next} leading={toPay.length === 0} />
            </>
          )}
        </QueryState>
      </DashboardColumns>
    </Dashboard>
  )
}
