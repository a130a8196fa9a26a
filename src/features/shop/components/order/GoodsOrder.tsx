import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { afterStep } from '#contract/kernel/machine.ts'
import { isSettled } from '#contract/orders/order-payment.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { mayBePaid } from '#contract/orders/states.ts'
import { shopOrder } from '#contract/shop/order-kind.ts'
import { MessageLink } from '#features/chat/index.ts'
import { InvoiceSheet, OrderFacts, OrderTotals, useOrderTimeline } from '#features/orders/index.ts'
import { DetailPage } from '#shared/patterns/detail/DetailPage.tsx'
import { paths } from '#shared/paths.ts'
import { errorToast } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Countdown } from '#shared/ui/time/Countdown.tsx'
import { useOrderAgainMutation, useReadGoodsQuery } from '../../buying-api.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { GoodsFactsCard } from './GoodsFactsCard.tsx'
import { OrderStateBadge } from './OrderStateBadge.tsx'
import { ReturnDialog } from './ReturnDialog.tsx'
import { ReviewBought } from './ReviewBought.tsx'

/** One order of goods for who bought them: where they are, what they cost, and what can be done about them. */
export function GoodsOrder({ order }: { order: Order }) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const timeline = useOrderTimeline()
  const goods = useReadGoodsQuery({ params: { id: order.id } })
  const [again, repeating] = useOrderAgainMutation()
  const [asked, setAsked] = useState<'cancel' | 'return'>()
  const canPay = mayBePaid(order) && order.payUntil !== null
  const canCancel = oneStep(order.state, 'cancel')
  const repeat = async () => {
    const { error } = await again({ params: { id: order.id } })
    if (error) return void dispatch(errorToast(t('shop.order.failed'), error))
    await navigate(paths.cart.link())
  }
  return (
    <DetailPage
      title={t('shop.order.title', { number: order.number })}
      state={<OrderStateBadge state={order.state} />}
      about={t('shop.order.from', { pharmacy: order.seller.name })}
      crumbs={[{ label: t('orders.routes.userOrders.title'), to: paths.userOrders.link() }, { label: order.number }]}
      timeline={timeline(order)}
      actions={
        <>
          {canPay && (
            <LinkButton variant="filled" to={paths.orderPayment.link({ id: order.id })}>
              {t('shop.orders.pay')}
            </LinkButton>
          )}
          {order.seller.id && <MessageLink to={order.seller.id} />}
          {canCancel && <Button onClick={() => setAsked('cancel')}>{t('shop.order.cancel')}</Button>}
          {goods.data?.returnUntil && <Button onClick={() => setAsked('return')}>{t('shop.order.return')}</Button>}
          {!canPay && (
            <Button loading={repeating.isLoading} onClick={() => void repeat()}>
              {t('shop.order.again')}
            </Button>
          )}
        </>
      }
    >
      <Banner tone={canPay ? 'warning' : 'information'}>
        {t(`shop.order.about.${order.state}`)} {canPay && order.payUntil && <Countdown until={order.payUntil} />}
      </Banner>
      <Card as="section" aria-labelledby="order-money">
        <Stack>
          <Heading level={2} size="m" id="order-money">
            {t('orders.totals.title')}
          </Heading>
          <OrderTotals {...order} />
          <OrderFacts order={order} />
        </Stack>
      </Card>
      {goods.data && <GoodsFactsCard goods={goods.data} order={order} />}
      {goods.data?.deliveredAt && <ReviewBought lines={order.lines} />}
      {isSettled(order.paymentState) && <InvoiceSheet orderId={order.id} />}
      {asked === 'cancel' && <CancelDialog order={order} onClose={() => setAsked(undefined)} />}
      {asked === 'return' && goods.data && <ReturnDialog order={order} goods={goods.data} onClose={() => setAsked(undefined)} />}
    </DetailPage>
  )
}

const oneStep = (state: Order['state'], verb: 'cancel') =>
  shopOrder.states.some((known) => known === state) &&
  afterStep(shopOrder, state as (typeof shopOrder.states)[number], verb) !== null
