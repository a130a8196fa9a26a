import { useTranslation } from 'react-i18next'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { lastTestQuestion } from '../../test/test-question.ts'
import { TestPage } from '../../test/TestPage.tsx'

export default defineScreen({ question: lastTestQuestion, view: DoctorTestConnection })

/** The connection test in the practice; the doctor's own is kept, not that of staff, who enter no call. */
function DoctorTestConnection({ answer }: ScreenView<typeof lastTestQuestion>) {
  const { t } = useTranslation('workspace')
  return (
    <TestPage
      title={t('meeting.routes.doctorTestConnection.title')}
      about={t('meeting.routes.doctorTestConnection.about')}
      last={answer.data?.test ?? null}
    />
  )
}
