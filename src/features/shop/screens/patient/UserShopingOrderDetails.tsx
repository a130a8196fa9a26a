import { Navigate } from 'react-router-dom'
import { isSettled } from '#contract/orders/order-payment.ts'
import { orderQuestion } from '#features/orders/index.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { NotFound } from '#shared/patterns/states/states.tsx'
import { paths } from '#shared/paths.ts'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { GoodsOrder } from '../../components/order/GoodsOrder.tsx'

export default defineScreen({ question: orderQuestion, view: UserShopingOrderDetails })

/** One order of the patient's: of goods here, of a visit or a plan where these are. */
function UserShopingOrderDetails({ answer }: ScreenView<typeof orderQuestion>) {
  if (answer.isUninitialized) return <NotFound level={1} />
  return (
    <QueryState query={{ ...answer, data: answer.currentData }} missing={<NotFound level={1} />}>
      {(order) =>
        order.kind === 'appointment' ? (
          <Navigate replace to={paths.doctorOrderDetails.link({ id: order.id })} />
        ) : order.kind === 'subscription' ? (
          <Navigate
            replace
            to={
              isSettled(order.paymentState) ? paths.orderSummery.link({ id: order.id }) : paths.userSettings.link({ tab: 'plan' })
            }
          />
        ) : (
          <GoodsOrder key={order.id} order={order} />
        )
      }
    </QueryState>
  )
}
