import { useTranslation } from 'react-i18next'
import type { Order } from '#contract/orders/schemas.ts'
import { mayBePaid } from '#contract/orders/states.ts'
import { AppointmentFacts, useReadAppointmentQuery } from '#features/appointments/index.ts'
import { formatMoney } from '#shared/lib/format-money.ts'
import { useNow } from '#shared/lib/use-now.ts'
import { paths } from '#shared/paths.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Countdown } from '#shared/ui/time/Countdown.tsx'
import { headlineOf } from '../OrderHeadline.tsx'
import { claimableVisit } from '../../claimable-visit.ts'
import { ConsultationOrder } from './ConsultationOrder.tsx'

/** One consultation order for the patient who placed it: what it cost, what was paid and paid back, its papers. */
export function OwnOrder({ order }: { order: Order }) {
  const { t, i18n } = useTranslation('workspace')
  const visitId = order.subject?.kind === 'appointment' ? order.subject.id : undefined
  const { data: appointment } = useReadAppointmentQuery({ params: { id: visitId ?? '' } }, { skip: !visitId })
  const now = useNow(5000)
  const canPay = mayBePaid(order) && order.payUntil !== null && now < Date.parse(order.payUntil)
  const { headline, isFree } = headlineOf(order)
  const amount = formatMoney(order.refunded, i18n.language)
  return (
    <ConsultationOrder
      order={order}
      title={t('orders.details.with', { name: order.seller.name })}
      crumbs={[{ label: t('orders.routes.userOrders.title'), to: paths.userOrders.link() }]}
      actions={
        <>
          {canPay && visitId && (
            <LinkButton variant="filled" to={paths.appointmentPayment.link({ id: visitId })}>
              {t('orders.confirmed.pay')}
            </LinkButton>
          )}
          {visitId && (
            <LinkButton variant={canPay ? 'outlined' : 'filled'} to={paths.userAppointmentDetails.link({ id: visitId })}>
              {t('orders.confirmed.seeVisit')}
            </LinkButton>
          )}
        </>
      }
      claimOf={appointment && claimableVisit(appointment)}
      visit={
        appointment && (
          <Card as="section" aria-labelledby="order-visit">
            <Stack>
              <Heading level={2} size="m" id="order-visit">
                {t('orders.details.visit')}
              </Heading>
              <AppointmentFacts appointment={appointment} />
            </Stack>
          </Card>
        )
      }
    >
      <Banner tone={canPay ? 'warning' : 'information'} title={t(`orders.confirmed.${headline}`)}>
        {isFree ? t(`orders.confirmed.${headline}FreeAbout`) : t(`orders.confirmed.${headline}About`, { amount })}{' '}
        {canPay && order.payUntil && <Countdown until={order.payUntil} />}
      </Banner>
    </ConsultationOrder>
  )
}
