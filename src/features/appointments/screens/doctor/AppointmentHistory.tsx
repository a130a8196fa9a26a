import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { appointmentQuestions } from '../../api.ts'
import { historyTabs } from '../../appointment-list.ts'
import { OfficeList } from '../../components/doctor/OfficeList.tsx'
import { appointmentQueryAt, useAppointmentView } from '../../components/list/use-appointment-view.ts'

const question = defineQuestion(appointmentQuestions.listDoctorAppointments, ({ search }) => ({
  query: appointmentQueryAt(search, historyTabs),
}))

export default defineScreen({ question, view: AppointmentHistory })

/** The practice's visits that are over or were called off. */
function AppointmentHistory({ answer: visits }: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  const view = useAppointmentView(historyTabs)
  return (
    <OfficeList
      name="visits.history"
      title={t('appointments.routes.doctorAppointmentHistory.title')}
      about={t('appointments.office.listAbout')}
      actions={<LinkButton to={paths.doctorUpcomingAppointment.link()}>{t('appointments.office.toUpcoming')}</LinkButton>}
      view={view}
      visits={visits}
      emptyHint={t(`appointments.office.historyHint.${view.tab === 'cancelled' ? 'cancelled' : 'past'}`)}
    />
  )
}
