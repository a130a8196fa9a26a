import { ownOrderTabs } from '#contract/shop/values.ts'
import { usualField } from '#shared/address/fields.ts'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { useAddress } from '#shared/address/use-address.ts'
import { buyingQuestions } from '../../buying-api.ts'
import { OwnOrders } from '../../components/order/OwnOrders.tsx'

const fields = { tab: usualField(ownOrderTabs, 'all') }

const question = defineQuestion(buyingQuestions.listOwnOrders, ({ search }) => ({
  query: { tab: fields.tab.read(search.get('tab')) },
}))

export default defineScreen({ question, view: UserOrders })

/** All orders, or those that are finished. */
function UserOrders({ answer }: ScreenView<typeof question>) {
  const { values } = useAddress(fields)
  return <OwnOrders query={answer} tab={values.tab} />
}
