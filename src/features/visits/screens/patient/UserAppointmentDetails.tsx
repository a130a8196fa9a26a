import { useTranslation } from 'react-i18next'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { NotFound } from '#shared/patterns/states/states.tsx'
import { paths } from '#shared/paths.ts'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { OwnVisit } from '../../components/patient/OwnVisit.tsx'
import { visitQuestion } from '../../visit-question.ts'

export default defineScreen({ question: visitQuestion, view: UserAppointmentDetails })

/** One visit (`?id=`), seen by its patient. What the doctor does shows at once. */
function UserAppointmentDetails({ answer }: ScreenView<typeof visitQuestion>) {
  const { t } = useTranslation('workspace')
  const missing = (
    <NotFound level={1} action={<LinkButton to={paths.userAppointmentList.link()}>{t('visits.own.toList')}</LinkButton>}>
      {t('visits.own.missing')}
    </NotFound>
  )
  if (answer.isUninitialized) return missing
  return (
    <QueryState query={answer} missing={missing}>
      {(visit) => <OwnVisit key={visit.id} visit={visit} />}
    </QueryState>
  )
}
