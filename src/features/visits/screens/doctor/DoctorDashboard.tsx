import { useTranslation } from 'react-i18next'
import { useMeQuery } from '#shared/api/me.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Forbidden } from '#shared/patterns/states/states.tsx'
import { paths } from '#shared/paths.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { SkeletonCards } from '#shared/ui/feedback/Skeleton.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { useReadDoctorSummaryQuery } from '../../api.ts'
import { DashboardCharts } from '../../components/doctor/DashboardCharts.tsx'
import { DashboardFigures } from '../../components/doctor/DashboardFigures.tsx'
import { LicenceNotice } from '../../components/doctor/LicenceNotice.tsx'
import { ThingsToDo } from '../../components/doctor/ThingsToDo.tsx'
import { TodaysVisits } from '../../components/doctor/TodaysVisits.tsx'
import { WaitingRoom } from '../../components/doctor/WaitingRoom.tsx'
import styles from '../../components/doctor/doctor-visits.module.css'

/** The doctor's day: who comes, who waits, what is to be done, how the last two weeks went. Staff see what their rights allow. */
export default function DoctorDashboard() {
  const { t } = useTranslation('workspace')
  const { data: me } = useMeQuery()
  const summary = useReadDoctorSummaryQuery()
  return (
    <Stack gap="5">
      <PageHeader
        title={me ? t('visits.dashboard.hello', { name: me.name }) : t('visits.routes.doctorDashboard.title')}
        about={summary.data && t('visits.dashboard.today', { count: summary.data.today.length })}
        actions={<LinkButton to={paths.doctorUpcomingAppointment.link()}>{t('visits.dashboard.allVisits')}</LinkButton>}
      />
      {me && <LicenceNotice me={me} />}
      <QueryState
        query={summary}
        skeleton={<SkeletonCards />}
        forbidden={<Forbidden>{t('visits.dashboard.noRightText')}</Forbidden>}
      >
        {(data) => (
          <>
            <DashboardFigures summary={data} />
            <div className={styles.columns}>
              <TodaysVisits visits={data.today} />
              <div className={styles.side}>
                <WaitingRoom visits={data.waiting} />
                {me && <ThingsToDo me={me} summary={data} />}
              </div>
            </div>
            <DashboardCharts summary={data} />
          </>
        )}
      </QueryState>
    </Stack>
  )
}
