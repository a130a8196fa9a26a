import { useTranslation } from 'react-i18next'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { NotFound } from '#shared/patterns/states/states.tsx'
import { paths } from '#shared/paths.ts'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { OwnAppointment } from '../../components/patient/OwnAppointment.tsx'
import { appointmentQuestion } from '../../appointment-question.ts'
import { ownPartsQuestions } from '../../own-parts.ts'

export default defineScreen({ question: appointmentQuestion, view: UserAppointmentDetails, parts: [ownPartsQuestions] })

/** One visit (`?id=`), seen by its patient. What the doctor does shows at once. */
function UserAppointmentDetails({ answer }: ScreenView<typeof appointmentQuestion>) {
  const { t } = useTranslation('workspace')
  const missing = (
    <NotFound level={1} action={<LinkButton to={paths.userAppointmentList.link()}>{t('appointments.own.toList')}</LinkButton>}>
      {t('appointments.own.missing')}
    </NotFound>
  )
  if (answer.isUninitialized) return missing
  return (
    <QueryState query={answer} missing={missing}>
      {(appointment) => <OwnAppointment key={appointment.id} appointment={appointment} />}
    </QueryState>
  )
}
