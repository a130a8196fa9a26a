import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { listsQuestions } from '../../api.ts'
import { ReferenceListPage } from '../../components/ReferenceListPage.tsx'
import { entriesAsked } from '../../model/entry-list.ts'

const question = defineQuestion(listsQuestions.listReferenceEntries, entriesAsked('skills'))

export default defineScreen({ question, view: SkillList })

function SkillList({ answer }: ScreenView<typeof question>) {
  return <ReferenceListPage of="skills" entries={answer} />
}
