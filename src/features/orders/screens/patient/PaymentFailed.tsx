import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { Order } from '#contract/orders/schemas.ts'
import { isSettled } from '#contract/orders/order-payment.ts'
import { mayBePaid } from '#contract/orders/states.ts'
import { isOpen } from '#contract/payments/states.ts'
import { declineKey, useRefreshPaymentMutation } from '#features/payments/index.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { State } from '#shared/patterns/states/State.tsx'
import { paths } from '#shared/paths.ts'
import { NestArt } from '#shared/ui/art/NestArt.tsx'
import { WaitingCatArt } from '#shared/ui/art/scenes.tsx'
import { ErrorArt } from '#shared/ui/art/state-art.tsx'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { Countdown } from '#shared/ui/time/Countdown.tsx'
import { useReadOrderQuery } from '../../api.ts'

/** Why an order's payment did not go through, and the way to try again: always on the same payment. */
export default function PaymentFailed() {
  const { id = '' } = useParams()
  const query = useReadOrderQuery({ params: { id } })
  return <QueryState query={query}>{(order) => <Outcome order={order} />}</QueryState>
}

function Outcome({ order }: { order: Order }) {
  const { t } = useTranslation('workspace')
  useAskOnce(order)
  if (isSettled(order.paymentState)) {
    const outcome = order.total.amount === 0 ? 'free' : 'paid'
    const see = (
      <LinkButton variant="filled" to={paths.orderSummery.link({ id: order.id })}>
        {t('orders.failed.seeConfirmation')}
      </LinkButton>
    )
    return (
      <State level={1} art={<NestArt />} title={t(`orders.failed.${outcome}`)} actions={see}>
        {t(`orders.failed.${outcome}About`)}
      </State>
    )
  }
  if (!mayBePaid(order)) {
    const find = (
      <LinkButton
        variant="filled"
        to={order.seller.id ? paths.viewDoctorDetails.link({ id: order.seller.id }) : paths.doctorsList.link()}
      >
        {t('orders.failed.find')}
      </LinkButton>
    )
    return (
      <State level={1} art={<WaitingCatArt />} title={t('orders.failed.over')} actions={find}>
        {t('orders.failed.overAbout')}
      </State>
    )
  }
  return <TryAgain order={order} />
}

function TryAgain({ order }: { order: Order }) {
  const { t } = useTranslation('workspace')
  const hasFailed = order.payment?.state === 'failed'
  const again = order.subject?.kind === 'appointment' && (
    <LinkButton variant="filled" to={paths.appointmentPayment.link({ id: order.subject.id })}>
      {t('orders.failed.again')}
    </LinkButton>
  )
  return (
    <State level={1} art={<ErrorArt />} title={t(hasFailed ? 'orders.failed.title' : 'orders.failed.open')} actions={again}>
      <Stack gap="2">
        {hasFailed ? (
          <>
            <Text>
              {t(declineKey(order.payment?.failureCode ?? null))} {t('orders.failed.about')}
            </Text>
            <Text>{t('orders.failed.another')}</Text>
          </>
        ) : (
          <Text>{t('orders.failed.openAbout')}</Text>
        )}
        <Text>{t('orders.failed.once')}</Text>
        {order.payUntil !== null && (
          <Text>
            {t('orders.failed.held')} <Countdown until={order.payUntil} />
          </Text>
        )}
      </Stack>
    </State>
  )
}

/** The provider may know more than its message has told so far: asked once, so that nobody pays again for what is paid. */
function useAskOnce({ payment }: Order): void {
  const [refresh] = useRefreshPaymentMutation()
  const asked = useRef(false)
  const openId = payment !== null && isOpen(payment.state) ? payment.id : undefined
  useEffect(() => {
    if (openId === undefined || asked.current) return
    asked.current = true
    void refresh({ params: { id: openId } })
  }, [openId, refresh])
}
