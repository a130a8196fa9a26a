import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { buyingQuestions } from '../../buying-api.ts'
import { OwnOrders } from '../../components/order/OwnOrders.tsx'

const question = defineQuestion(buyingQuestions.listOwnOrders, () => ({ query: { tab: 'open' as const } }))

export default defineScreen({ question, view: UserPendingOrders })

/** Orders that are under way. */
function UserPendingOrders({ answer }: ScreenView<typeof question>) {
  return <OwnOrders query={answer} tab="open" />
}
