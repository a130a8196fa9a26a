import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { NotFound } from '#shared/patterns/states/states.tsx'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { OwnOrder } from '../../components/order/OwnOrder.tsx'
import { orderQuestion } from '../../order-question.ts'

export default defineScreen({ question: orderQuestion, view: DoctorOrderDetails })

/** One consultation order of the patient's own. */
function DoctorOrderDetails({ answer }: ScreenView<typeof orderQuestion>) {
  if (answer.isUninitialized) return <NotFound level={1} />
  return (
    <QueryState query={{ ...answer, data: answer.currentData }} missing={<NotFound level={1} />}>
      {(order) => <OwnOrder key={order.id} order={order} />}
    </QueryState>
  )
}
