import { useTranslation } from 'react-i18next'
import type { Order } from '#contract/orders/schemas.ts'
import { isSettled } from '#contract/orders/order-payment.ts'
import { mayBePaid } from '#contract/orders/states.ts'
import { AppointmentCalendarFile, useReadAppointmentQuery, AppointmentFacts } from '#features/appointments/index.ts'
import { IncludedLeft } from '#features/plans/index.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { NotFound } from '#shared/patterns/states/states.tsx'
import { paths } from '#shared/paths.ts'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { orderQuestions } from '../../api.ts'
import { InvoiceSheet } from '../../components/InvoiceSheet.tsx'
import { NextSteps } from '../../components/NextSteps.tsx'
import { OrderHeadline } from '../../components/OrderHeadline.tsx'
import styles from '../../components/orders.module.css'

const question = defineQuestion(orderQuestions.readOrder, ({ search }) => {
  const id = search.get('id')
  return id ? { params: { id } } : null
})

export default defineScreen({ question, view: OrderSummery })

/** Confirms an order: what was paid, the invoice to print, the visit for the calendar, what comes next. */
function OrderSummery({ answer }: ScreenView<typeof question>) {
  if (answer.isUninitialized) return <NotFound level={1} />
  return <QueryState query={answer}>{(order) => <Summary order={order} />}</QueryState>
}

function Summary({ order }: { order: Order }) {
  return (
    <Stack gap="5" className={styles.summary}>
      <OrderHeadline order={order} />
      {order.covered.amount > 0 && order.kind === 'appointment' && order.paymentState === 'paid' && <IncludedLeft />}
      {order.subject?.kind === 'appointment' && <Appointment id={order.subject.id} order={order} />}
      {isSettled(order.paymentState) && <InvoiceSheet orderId={order.id} />}
    </Stack>
  )
}

function Appointment({ id, order }: { id: string; order: Order }) {
  const { t } = useTranslation('workspace')
  const query = useReadAppointmentQuery({ params: { id } })
  return (
    <QueryState query={query}>
      {(appointment) => (
        <>
          <Card as="section" className={styles.block} aria-labelledby="summary-visit">
            <Heading level={2} size="l" id="summary-visit">
              {t('orders.confirmed.visit')}
            </Heading>
            <AppointmentFacts appointment={appointment} />
            <Cluster>
              {mayBePaid(order) ? (
                <LinkButton variant="filled" to={paths.appointmentPayment.link({ id })}>
                  {t('orders.confirmed.pay')}
                </LinkButton>
              ) : (
                <LinkButton variant="filled" to={paths.userAppointmentDetails.link({ id })}>
                  {t('orders.confirmed.seeVisit')}
                </LinkButton>
              )}
              {appointment.state === 'confirmed' && <AppointmentCalendarFile appointment={appointment} />}
            </Cluster>
          </Card>
          {appointment.state === 'confirmed' && <NextSteps appointment={appointment} />}
        </>
      )}
    </QueryState>
  )
}
