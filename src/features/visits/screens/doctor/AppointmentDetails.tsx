import { useTranslation } from 'react-i18next'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { NotFound } from '#shared/patterns/states/states.tsx'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { OfficeVisit } from '../../components/doctor/OfficeVisit.tsx'
import { visitQuestion } from '../../visit-question.ts'

export default defineScreen({ question: visitQuestion, view: AppointmentDetails })

/** One visit for the doctor's side, by `?id=`. */
function AppointmentDetails({ answer }: ScreenView<typeof visitQuestion>) {
  // An id that is none is answered as bad input: for the person it is a visit that does not exist.
  const malformed = answer.error !== undefined && 'status' in answer.error && answer.error.status === 422
  if (malformed || answer.isUninitialized) return <Missing />
  return (
    <QueryState query={{ ...answer, data: answer.currentData }} missing={<Missing />}>
      {(visit) => <OfficeVisit key={visit.id} visit={visit} />}
    </QueryState>
  )
}

function Missing() {
  const { t } = useTranslation('workspace')
  return <NotFound level={1}>{t('visits.office.missing')}</NotFound>
}
