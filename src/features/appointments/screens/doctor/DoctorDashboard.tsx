import { useTranslation } from 'react-i18next'
import { LatestConversations } from '#features/chat/latest/index.ts'
import { ChipCall } from '#features/lost/chip/index.ts'
import { useMeQuery } from '#shared/api/me.ts'
import { Dashboard, DashboardColumns } from '#shared/patterns/dashboard/Dashboard.tsx'
import { DashboardSkeleton } from '#shared/patterns/dashboard/DashboardSkeleton.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Forbidden } from '#shared/patterns/states/states.tsx'
import { paths } from '#shared/paths.ts'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { appointmentQuestions } from '../../api.ts'
import { DashboardGuide } from '../../components/doctor/DashboardGuide.tsx'
import { LastDays } from '../../components/doctor/LastDays.tsx'
import { LicenceNotice } from '../../components/doctor/LicenceNotice.tsx'
import { ThingsToDo } from '../../components/doctor/ThingsToDo.tsx'
import { TodaysAppointments } from '../../components/doctor/TodaysAppointments.tsx'
import { WaitingRoom } from '../../components/doctor/WaitingRoom.tsx'
import { WeekFigures } from '../../components/doctor/WeekFigures.tsx'

const question = defineQuestion(appointmentQuestions.readDoctorSummary, () => undefined)

export default defineScreen({ question, view: DoctorDashboard })

/** The doctor's day: who comes, who waits, what is to be done, how the last two weeks went. Staff see what their rights allow. */
function DoctorDashboard({ answer: summary }: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  const { data: me } = useMeQuery()
  return (
    <Dashboard
      title={me ? t('appointments.dashboard.hello', { name: me.name }) : t('appointments.routes.doctorDashboard.title')}
      about={summary.data && t('appointments.dashboard.today', { count: summary.data.today.length })}
      actions={
        <>
          {summary.data && <DashboardGuide />}
          {me?.userType === 1 && <ChipCall />}
          <LinkButton data-panel="visits" to={paths.doctorUpcomingAppointment.link()}>
            {t('appointments.dashboard.allVisits')}
          </LinkButton>
        </>
      }
    >
      {me && <LicenceNotice me={me} />}
      <QueryState
        query={summary}
        skeleton={<DashboardSkeleton figures={4} panels={1} charts={2} />}
        forbidden={<Forbidden>{t('appointments.dashboard.noRightText')}</Forbidden>}
      >
        {(data) => (
          <>
            <WeekFigures summary={data} />
            <DashboardColumns
              side={
                <>
                  <WaitingRoom visits={data.waiting} />
                  {me && <ThingsToDo me={me} summary={data} />}
                </>
              }
            >
              <TodaysAppointments visits={data.today} />
              <LatestConversations />
            </DashboardColumns>
            <LastDays summary={data} />
          </>
        )}
      </QueryState>
    </Dashboard>
  )
}
