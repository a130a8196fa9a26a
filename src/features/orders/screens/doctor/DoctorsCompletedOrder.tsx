import { useTranslation } from 'react-i18next'
import { faultOf } from '#shared/patterns/states/fault.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Forbidden, NotFound } from '#shared/patterns/states/states.tsx'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { combineQuestions, defineQuestion } from '#shared/screen/question.ts'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { orderQuestions } from '../../api.ts'
import { OfficeOrder } from '../../components/order/OfficeOrder.tsx'
import { ordersQueryAt } from '../../components/practice/order-list.ts'
import { OrderList } from '../../components/practice/OrderList.tsx'
import { orderIdAt, orderQuestion } from '../../order-question.ts'

const question = combineQuestions({
  order: orderQuestion,
  orders: defineQuestion(orderQuestions.listPracticeOrders, ({ search }) =>
    orderIdAt(search) ? null : { query: ordersQueryAt(search) },
  ),
})

export default defineScreen({ question, view: DoctorsCompletedOrder })

/** The practice's consultation orders, the finished ones first; one of them by `?id=`. */
function DoctorsCompletedOrder({ answer: { order, orders } }: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  if (!order.isUninitialized)
    return (
      <QueryState query={{ ...order, data: order.currentData }} missing={<NotFound level={1} />}>
        {(one) => <OfficeOrder key={one.id} order={one} />}
      </QueryState>
    )
  if (orders.error !== undefined && faultOf(orders.error).kind === 'forbidden')
    return (
      <Stack gap="5">
        <PageHeader title={t('orders.routes.doctorsCompletedOrder.title')} />
        <Forbidden>{t('orders.papers.noRight')}</Forbidden>
      </Stack>
    )
  return <OrderList orders={orders} />
}
