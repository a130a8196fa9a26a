import { Navigate } from 'react-router-dom'
import { orderQuestion } from '#features/orders/index.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { NotFound } from '#shared/patterns/states/states.tsx'
import { paths } from '#shared/paths.ts'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { GoodsOrder } from '../../components/order/GoodsOrder.tsx'

export default defineScreen({ question: orderQuestion, view: UserShopingOrderDetails })

/** One order of the patient's: of goods here, of a visit where visits are. */
function UserShopingOrderDetails({ answer }: ScreenView<typeof orderQuestion>) {
  if (answer.isUninitialized) return <NotFound level={1} />
  return (
    <QueryState query={{ ...answer, data: answer.currentData }} missing={<NotFound level={1} />}>
      {(order) =>
        order.kind === 'appointment' ? (
          <Navigate replace to={paths.doctorOrderDetails.link({ id: order.id })} />
        ) : (
          <GoodsOrder key={order.id} order={order} />
        )
      }
    </QueryState>
  )
}
