import { orderQuestion } from '#features/orders/index.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { NotFound } from '#shared/patterns/states/states.tsx'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { OfficeOrderView } from '../../components/orders/OfficeOrderView.tsx'

export default defineScreen({ question: orderQuestion, view: PendingMedicineOrder })

/** One medicine order that waits for its pharmacy, or for the patient's word on the quote. */
function PendingMedicineOrder({ answer }: ScreenView<typeof orderQuestion>) {
  if (answer.isUninitialized) return <NotFound level={1} />
  return (
    <QueryState query={{ ...answer, data: answer.currentData }} missing={<NotFound level={1} />}>
      {(order) => <OfficeOrderView key={order.id} order={order} />}
    </QueryState>
  )
}
