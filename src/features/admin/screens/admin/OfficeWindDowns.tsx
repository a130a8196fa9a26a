import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { WindDownList } from '../../components/wind-downs/WindDownList.tsx'
import { windDownQuestions } from '../../wind-downs-api.ts'

const question = defineQuestion(windDownQuestions.listWindDowns, () => ({ query: { limit: 50 } }))

export default defineScreen({ question, view: OfficeWindDowns })

/** What suspended doctors and pharmacies leave behind, to be decided on. */
function OfficeWindDowns({ answer }: ScreenView<typeof question>) {
  return <WindDownList windDowns={answer} />
}
