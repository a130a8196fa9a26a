import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { routeText } from '#shared/i18n/route-text.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Forbidden } from '#shared/patterns/states/states.tsx'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { selectRole } from '#shared/session/login.ts'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { LetterheadForm } from '../../components/letterhead/LetterheadForm.tsx'
import { paperQuestions } from '../../api.ts'

const question = defineQuestion(paperQuestions.readLetterhead, () => undefined)

export default defineScreen({ question, view: PrescriptionSetting })

/** The letterhead of the doctor's prescriptions and certificates; staff sign nothing, and do not change it. */
function PrescriptionSetting({ answer }: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  const isStaff = useSelector(selectRole) === 'staff'
  return (
    <Stack gap="5">
      <PageHeader
        title={routeText('papers.routes.prescriptionSetting', 'title', t)}
        about={routeText('papers.routes.prescriptionSetting', 'about', t)}
      />
      {isStaff ? (
        <Forbidden>{t('papers.letterhead.doctorOnly')}</Forbidden>
      ) : (
        <QueryState query={answer}>{(letterhead) => <LetterheadForm letterhead={letterhead} />}</QueryState>
      )}
    </Stack>
  )
}
