import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { recallQuestions } from '../../api.ts'
import { RecallList } from '../../components/RecallList.tsx'

const question = defineQuestion(recallQuestions.listRecalls, () => ({ query: {} }))

export default defineScreen({ question, view: PharmaRecalls })

/** What was called back, at the desk of the pharmacy. */
function PharmaRecalls({ answer }: ScreenView<typeof question>) {
  return <RecallList query={answer} desk="pharmacy" />
}
