import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { listsQuestions } from '../../api.ts'
import { ReferenceListPage } from '../../components/ReferenceListPage.tsx'
import { entriesAsked } from '../../model/entry-list.ts'

const question = defineQuestion(listsQuestions.listReferenceEntries, entriesAsked('awards'))

export default defineScreen({ question, view: AwardList })

function AwardList({ answer }: ScreenView<typeof question>) {
  return <ReferenceListPage of="awards" entries={answer} />
}
