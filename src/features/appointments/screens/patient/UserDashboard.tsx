import { useTranslation } from 'react-i18next'
import { carerQuestions } from '#features/carers/index.ts'
import { FollowUps, followUpQuestions } from '#features/booking/index.ts'
import { LatestConversations, latestConversations } from '#features/chat/latest/index.ts'
import { noticeQuestions } from '#features/notices/index.ts'
import { peopleQuestions } from '#features/people/pets/index.ts'
import { PrescriptionAlarms } from '#features/prescriptions/alarms/index.ts'
import { OwnPrescriptions, prescriptionQuestions } from '#features/prescriptions/index.ts'
import { OwnRecords, recordQuestions } from '#features/records/index.ts'
import { useMeQuery } from '#shared/api/me.ts'
import { Dashboard, DashboardColumns } from '#shared/patterns/dashboard/Dashboard.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { paths } from '#shared/paths.ts'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { combineQuestions, defineQuestion } from '#shared/screen/question.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { SkeletonDetail } from '#shared/ui/feedback/Skeleton.tsx'
import { appointmentQuestions } from '../../api.ts'
import { NextAppointment } from '../../components/patient/NextAppointment.tsx'
import { OwnPets } from '../../components/patient/OwnPets.tsx'
import { RecentNotices } from '../../components/patient/RecentNotices.tsx'
import { ToPay } from '../../components/patient/ToPay.tsx'

const question = combineQuestions({
  summary: defineQuestion(appointmentQuestions.readPatientSummary, () => undefined),
  followUps: defineQuestion(followUpQuestions.listFollowUps, () => undefined),
  pets: defineQuestion(peopleQuestions.listPets, () => ({ query: {} })),
  inCare: defineQuestion(carerQuestions.listPetsInCare, () => undefined),
  records: defineQuestion(recordQuestions.listRecords, () => undefined),
  prescriptions: defineQuestion(prescriptionQuestions.listPrescriptions, () => ({ query: { state: 'issued' as const } })),
  notices: defineQuestion(noticeQuestions.recentNotices, () => ({ query: { limit: 4 } })),
})

export default defineScreen({ question, view: UserDashboard, parts: [latestConversations] })

/** A patient's day at a glance: what comes next, what waits to be paid, their pets, what they were told. */
function UserDashboard({
  answer: { summary, followUps, pets, inCare, records, prescriptions, notices },
}: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  const { data: me } = useMeQuery()
  return (
    <Dashboard
      above={<PrescriptionAlarms />}
      title={me ? t('appointments.own.hello', { name: me.name }) : t('appointments.routes.userDashboard.title')}
      actions={
        <>
          <LinkButton to={paths.userAppointmentList.link()}>
            {summary.data ? t('appointments.own.upcoming', { count: summary.data.upcoming }) : t('appointments.own.listTitle')}
          </LinkButton>
          <LinkButton to={paths.doctorsList.link()}>{t('appointments.own.find')}</LinkButton>
        </>
      }
    >
      <DashboardColumns
        side={
          <>
            <OwnPets pets={pets} inCare={inCare.data ?? []} />
            <OwnPrescriptions prescriptions={prescriptions} />
            <OwnRecords records={records} />
          </>
        }
      >
        <QueryState query={summary} skeleton={<SkeletonDetail />}>
          {({ next, toPay }) => (
            <>
              <ToPay visits={toPay} />
              <NextAppointment appointment={next} leading={toPay.length === 0} />
              <FollowUps visits={followUps.data?.items ?? []} />
            </>
          )}
        </QueryState>
        <RecentNotices notices={notices} />
        <LatestConversations />
      </DashboardColumns>
    </Dashboard>
  )
}
