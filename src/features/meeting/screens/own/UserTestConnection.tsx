import { useTranslation } from 'react-i18next'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { lastTestQuestion } from '../../test/test-question.ts'
import { TestPage } from '../../test/TestPage.tsx'

export default defineScreen({ question: lastTestQuestion, view: UserTestConnection })

/** The connection test for everybody; what a patient finds is kept. That the last one cannot be read keeps nobody from the next. */
function UserTestConnection({ answer }: ScreenView<typeof lastTestQuestion>) {
  const { t } = useTranslation('site')
  return (
    <TestPage
      title={t('meeting.routes.userTestConnection.title')}
      about={t('meeting.routes.userTestConnection.about')}
      last={answer.data?.test ?? null}
    />
  )
}
