import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { recallQuestion } from '../../components/recall-question.ts'
import { RecallPage } from '../../components/RecallPage.tsx'

export default defineScreen({ question: recallQuestion, view: RecallDetails })

/** One recall, at the desk of the office. */
function RecallDetails({ answer }: ScreenView<typeof recallQuestion>) {
  return <RecallPage answer={answer} desk="admin" />
}
