import { useTranslation } from 'react-i18next'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { NotFound } from '#shared/patterns/states/states.tsx'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { OfficeAppointment } from '../../components/doctor/OfficeAppointment.tsx'
import { appointmentQuestion } from '../../appointment-question.ts'
import { officePartsQuestions } from '../../office-parts.ts'

export default defineScreen({ question: appointmentQuestion, view: AppointmentDetails, parts: [officePartsQuestions] })

/** One visit for the doctor's side, by `?id=`. */
function AppointmentDetails({ answer }: ScreenView<typeof appointmentQuestion>) {
  // An id that is none is answered as bad input: for the person it is a visit that does not exist.
  const malformed = answer.error !== undefined && 'status' in answer.error && answer.error.status === 422
  if (malformed || answer.isUninitialized) return <Missing />
  return (
    <QueryState query={{ ...answer, data: answer.currentData }} missing={<Missing />}>
      {(appointment) => <OfficeAppointment key={appointment.id} appointment={appointment} />}
    </QueryState>
  )
}

function Missing() {
  const { t } = useTranslation('workspace')
  return <NotFound level={1}>{t('appointments.office.missing')}</NotFound>
}
