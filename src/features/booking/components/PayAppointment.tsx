import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import type { AppointmentDetails } from '#contract/booking/schemas.ts'
import { CouponField, OrderTotals, useReadOrderQuery } from '#features/orders/index.ts'
import { PaymentPanel } from '#features/payments/index.ts'
import { AppointmentFacts } from '#features/appointments/index.ts'
import { choiceField } from '#shared/address/fields.ts'
import { useAddress } from '#shared/address/use-address.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { paths } from '#shared/paths.ts'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { SkeletonText } from '#shared/ui/feedback/Skeleton.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Steps } from '#shared/ui/navigation/Steps.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Countdown } from '#shared/ui/time/Countdown.tsx'
import { HoldEnded } from './HoldEnded.tsx'
import { IntakeStep } from './IntakeStep.tsx'
import { LetGo } from './LetGo.tsx'
import { RefundRule } from './RefundRule.tsx'
import { ToldBeforePayment } from './ToldBeforePayment.tsx'
import styles from './booking.module.css'
import { platformNow } from '#shared/lib/platform-time.ts'

/** What the payment's provider writes on the way back. */
const fields = { redirect_status: choiceField(['failed']), step: choiceField(['questions']) }

/** The visit, what it costs, and the card; for as long as the time is held. */
export function PayAppointment({ appointment, orderId }: { appointment: AppointmentDetails; orderId: string }) {
  const { t } = useTranslation('workspace')
  const { values, change, linkTo } = useAddress(fields)
  const order = useReadOrderQuery({ params: { id: orderId } })
  const [isOver, setOver] = useState(() => appointment.heldUntil !== null && Date.parse(appointment.heldUntil) <= platformNow())

  // The provider's own page sent the person back without their money.
  if (values.redirect_status === 'failed') return <Navigate replace to={paths.paymentFailed.link({ id: orderId })} />
  if (isOver) return <HoldEnded appointment={appointment} why="expired" />
  const held = appointment.heldUntil !== null && (
    <Banner className={styles.wide}>
      {t('booking.payment.held')} <Countdown until={appointment.heldUntil} onEnd={() => setOver(true)} />
    </Banner>
  )
  const steps = (current: number) => (
    <Steps
      label={t('booking.payment.steps.label')}
      steps={(['time', 'questions', 'payment', 'done'] as const).map((step) => t(`booking.payment.steps.${step}`))}
      current={current}
    />
  )
  if (values.step === 'questions') {
    return (
      <Stack gap="5">
        {steps(1)}
        {held}
        <IntakeStep appointment={appointment} onDone={() => change({ step: undefined })} />
      </Stack>
    )
  }
  return (
    <Stack gap="5">
      {steps(2)}
      <PageHeader title={t('booking.payment.title')} about={t('booking.payment.about')} />
      {held}
      <ToldBeforePayment appointment={appointment} toQuestions={linkTo({ step: 'questions' })} />
      <div className={styles.checkout}>
        <Card as="section" className={styles.appointment} aria-labelledby="payment-visit">
          <Heading level={2} size="l" id="payment-visit">
            {t('booking.payment.visit')}
          </Heading>
          <AppointmentFacts appointment={appointment} />
          <hr className={styles.rule} />
          <QueryState query={order} skeleton={<SkeletonText lines={3} />}>
            {(found) => (
              <>
                <OrderTotals {...found} />
                <CouponField order={found} />
              </>
            )}
          </QueryState>
          <RefundRule start={appointment.start} />
          {(appointment.care === null || appointment.care.includes('book')) && <LetGo visitId={appointment.id} />}
        </Card>
        <Card as="section" className={styles.appointment} aria-labelledby="payment-card">
          <Heading level={2} size="l" id="payment-card">
            {t('booking.payment.how')}
          </Heading>
          <QueryState query={order} skeleton={<SkeletonText lines={6} />}>
            {(found) => <PaymentPanel order={found} />}
          </QueryState>
        </Card>
      </div>
    </Stack>
  )
}
