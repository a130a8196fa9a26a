import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { isSettled } from '#contract/orders/order-payment.ts'
import type { CheckoutOrders } from '#contract/shop/schemas.ts'
import { PaymentPanel } from '#features/payments/index.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { NotFound } from '#shared/patterns/states/states.tsx'
import { isId } from '#shared/lib/is-id.ts'
import { useMountTime } from '#shared/lib/use-mount-time.ts'
import { paths } from '#shared/paths.ts'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Countdown } from '#shared/ui/time/Countdown.tsx'
import { buyingQuestions } from '../../buying-api.ts'
import styles from '../../components/checkout/checkout.module.css'
import { PurchaseSteps } from '../../components/checkout/PurchaseSteps.tsx'
import { Totals } from '../../components/checkout/Totals.tsx'

const question = defineQuestion(buyingQuestions.readCheckout, ({ params: { id = '' }, session }) =>
  session.role === 'patient' && isId(id) ? { params: { id } } : null,
)

export default defineScreen({ question, view: OrderPayment })

/** Pays for all orders of a checkout at once. How they stand is read from the server: a reload, Back or another tab shows the same. */
function OrderPayment({ answer }: ScreenView<typeof question>) {
  if (answer.isUninitialized) return <NotFound level={1} />
  return (
    <QueryState query={answer} missing={<NotFound level={1} />}>
      {(checkout) => <Standing checkout={checkout} />}
    </QueryState>
  )
}

function Standing({ checkout: { orders, total } }: { checkout: CheckoutOrders }) {
  const { t } = useTranslation('workspace')
  const open = orders.filter(({ state, paymentState }) => state === 'pending_payment' && !isSettled(paymentState))
  const [first] = open
  const until = first?.payUntil ?? null
  const since = useMountTime()
  const [isOver, setOver] = useState(until !== null && Date.parse(until) <= since)
  if (!first) {
    const [only] = orders
    if (orders.length > 1 && orders.every(({ paymentState }) => isSettled(paymentState)))
      return <Navigate replace to={paths.userOrders.link()} />
    return <Navigate replace to={paths.userShopingOrderDetails.link({ id: only!.id })} />
  }
  if (isOver || until === null) {
    return (
      <Stack gap="5">
        <PageHeader title={t('shop.payment.over')} about={t('shop.payment.overAbout')} />
        <LinkButton to={paths.cart.link()}>{t('shop.checkout.toCart')}</LinkButton>
      </Stack>
    )
  }
  return (
    <Stack gap="5">
      <PurchaseSteps at="payment" />
      <PageHeader title={t('shop.payment.title')} about={t('shop.payment.about', { count: open.length })} />
      <Banner>
        {t('shop.payment.kept')} <Countdown until={until} onEnd={() => setOver(true)} />
      </Banner>
      <div className={styles.columns}>
        <Card as="section" aria-labelledby="pay-card">
          <Stack>
            <Heading level={2} size="m" id="pay-card">
              {t('shop.payment.how')}
            </Heading>
            <PaymentPanel order={{ id: first.id, total, payment: first.payment }} />
          </Stack>
        </Card>
        <Card as="section" aria-labelledby="pay-total">
          <Stack>
            <Heading level={2} size="m" id="pay-total">
              {t('orders.totals.title')}
            </Heading>
            <Totals totals={{ orders: open.map(withPharmacy), total }} />
          </Stack>
        </Card>
      </div>
    </Stack>
  )
}

const withPharmacy = (order: CheckoutOrders['orders'][number]) => ({
  ...order,
  pharmacy: { id: order.seller.id ?? order.id, name: order.seller.name },
})
