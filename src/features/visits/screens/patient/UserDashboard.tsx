import { useTranslation } from 'react-i18next'
import { useMeQuery } from '#shared/api/me.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { paths } from '#shared/paths.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { SkeletonDetail } from '#shared/ui/feedback/Skeleton.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { useReadPatientSummaryQuery } from '../../api.ts'
import { NextVisit } from '../../components/patient/NextVisit.tsx'
import { OwnPets } from '../../components/patient/OwnPets.tsx'
import { RecentNotices } from '../../components/patient/RecentNotices.tsx'
import { ToPay } from '../../components/patient/ToPay.tsx'
import styles from '../../components/patient/patient-visits.module.css'

/** A patient's day at a glance: what comes next, what waits to be paid, their pets, what they were told. */
export default function UserDashboard() {
  const { t } = useTranslation('workspace')
  const { data: me } = useMeQuery()
  const summary = useReadPatientSummaryQuery()
  return (
    <Stack gap="5">
      <PageHeader
        title={me ? t('visits.own.hello', { name: me.name }) : t('visits.routes.userDashboard.title')}
        actions={
          <>
            <LinkButton to={paths.userAppointmentList.link()}>
              {summary.data ? t('visits.own.upcoming', { count: summary.data.upcoming }) : t('visits.own.listTitle')}
            </LinkButton>
            <LinkButton to={paths.doctorsList.link()}>{t('visits.own.find')}</LinkButton>
          </>
        }
      />
      <div className={styles.columns}>
        <div>
          <QueryState query={summary} skeleton={<SkeletonDetail />}>
            {({ next, toPay }) => (
              <>
                <ToPay visits={toPay} />
                <NextVisit visit={next} leading={toPay.length === 0} />
              </>
            )}
          </QueryState>
        </div>
        <div>
          <OwnPets />
          <RecentNotices />
        </div>
      </div>
    </Stack>
  )
}
