import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { NotFound } from '#shared/patterns/states/states.tsx'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { OfficeOrder } from '../../components/order/OfficeOrder.tsx'
import { orderQuestion } from '../../order-question.ts'

export default defineScreen({ question: orderQuestion, view: DoctorsPendingOrderDetails })

/** One consultation order that is still to be paid or to take place. */
function DoctorsPendingOrderDetails({ answer }: ScreenView<typeof orderQuestion>) {
  if (answer.isUninitialized) return <NotFound level={1} />
  return (
    <QueryState query={{ ...answer, data: answer.currentData }} missing={<NotFound level={1} />}>
      {(order) => <OfficeOrder key={order.id} order={order} />}
    </QueryState>
  )
}
