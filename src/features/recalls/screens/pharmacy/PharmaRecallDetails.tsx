import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { recallQuestion } from '../../components/recall-question.ts'
import { RecallPage } from '../../components/RecallPage.tsx'

export default defineScreen({ question: recallQuestion, view: PharmaRecallDetails })

/** One recall, at the desk of the pharmacy. */
function PharmaRecallDetails({ answer }: ScreenView<typeof recallQuestion>) {
  return <RecallPage answer={answer} desk="pharmacy" />
}
