import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { appointmentOrder } from '#contract/booking/order-kind.ts'
import { isSettled } from '#contract/orders/order-payment.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { AppointmentBadge } from '#features/appointments/index.ts'
import { oneOf } from '#shared/lib/one-of.ts'
import { DetailPage } from '#shared/patterns/detail/DetailPage.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { OrderTotals } from '../OrderTotals.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderPapers } from './OrderPapers.tsx'
import { useOrderTimeline } from './use-order-timeline.tsx'

interface ConsultationOrderProps {
  order: Order
  /** The other party, whom the order is with. */
  title: string
  crumbs: readonly { label: string; to?: string }[]
  actions?: ReactNode
  /** What the order's states mean to the reader. */
  children?: ReactNode
  /** Further cards: the visit itself. */
  visit?: ReactNode
  /** The visit of a pet that an insurer may pay for, once it is over. */
  claimOf?: string
}

/** The order of one visit for either party: fee, discount, payment, its papers, what happened. */
export function ConsultationOrder({ order, title, crumbs, actions, children, visit, claimOf }: ConsultationOrderProps) {
  const { t } = useTranslation('workspace')
  const timeline = useOrderTimeline()
  const state = oneOf(appointmentOrder.states, order.state)
  return (
    <DetailPage
      title={title}
      state={state && <AppointmentBadge state={state} />}
      about={order.serviceAt && <When instant={order.serviceAt} />}
      crumbs={[...crumbs, { label: order.number }]}
      actions={actions}
      timeline={timeline(order)}
    >
      {children}
      <Card as="section" aria-labelledby="order-money">
        <Stack>
          <Heading level={2} size="m" id="order-money">
            {t('orders.details.money')}
          </Heading>
          <OrderTotals {...order} />
          <OrderFacts order={order} />
        </Stack>
      </Card>
      {visit}
      {isSettled(order.paymentState) && <OrderPapers orderId={order.id} claimOf={claimOf} />}
    </DetailPage>
  )
}
