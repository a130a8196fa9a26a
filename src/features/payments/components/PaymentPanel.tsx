import { lazy, Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '#contract/orders/schemas.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { SkeletonText } from '#shared/ui/feedback/Skeleton.tsx'
import { ShieldIcon } from '#shared/ui/icons/thing-icons.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { formatMoney } from '#shared/lib/format-money.ts'
import { usePaymentConfigurationQuery } from '../api.ts'
import { declineKey } from '../decline-key.ts'
import { usePayment } from '../use-payment.ts'
import { CardForm } from './CardForm.tsx'
import { ChallengeStep } from './ChallengeStep.tsx'
import { PaymentFault } from './PaymentFault.tsx'
import styles from './payments.module.css'

const StripeForm = lazy(() => import('./StripeForm.tsx'))

/**
 * Takes the money of an unpaid order: the provider's form, the bank's question, why a card was not taken. How it stands is read from
 * the order, so that a reload or another tab shows the same; who shows the panel leads on once the order is paid.
 */
export function PaymentPanel({ order }: { order: Pick<Order, 'id' | 'total' | 'payment'> }) {
  const { t, i18n } = useTranslation('workspace')
  const configuration = usePaymentConfigurationQuery()
  const { busy, fault, settle, payByTestCard, answerChallenge, payWith } = usePayment(order.id)
  const { payment, total } = order
  const panel = useRef<HTMLDivElement>(null)
  const answer = async (paymentId: string, accept: boolean) => {
    await answerChallenge(paymentId, accept)
    // The question is gone, and the focus with it.
    panel.current?.focus()
  }
  const action = t('payments.pay', { amount: formatMoney(total, i18n.language) })

  if (total.amount === 0) {
    return (
      <Stack gap="4">
        {fault && <PaymentFault fault={fault} />}
        <Text quiet>{t('payments.nothingToPay')}</Text>
        <Button variant="filled" wide loading={busy} onClick={() => void settle()}>
          {t('payments.confirmFree')}
        </Button>
      </Stack>
    )
  }
  return (
    <QueryState query={configuration} skeleton={<SkeletonText lines={5} />}>
      {({ stripePublishableKey: key }) => (
        <Stack gap="4" ref={panel} tabIndex={-1}>
          {fault && <PaymentFault fault={fault} />}
          {!fault && !busy && payment?.state === 'failed' && (
            <Banner tone="error" live title={t('payments.failed.title')}>
              {t(declineKey(payment.failureCode))} {t('payments.failed.again')}
            </Banner>
          )}
          {key !== null && (
            <Suspense fallback={<SkeletonText lines={5} />}>
              <StripeForm publishableKey={key} amount={total} action={action} busy={busy} onPay={payWith} />
            </Suspense>
          )}
          {key === null && payment?.state === 'requires_action' && (
            <ChallengeStep amount={total} busy={busy} onAnswer={(accept) => void answer(payment.id, accept)} />
          )}
          {key === null && payment?.state !== 'requires_action' && (
            <CardForm action={action} busy={busy} onPay={(card) => void payByTestCard(card)} />
          )}
          <Text quiet size="s" className={styles.assurance}>
            <ShieldIcon size={16} />
            <span>{t('payments.assurance')}</span>
          </Text>
        </Stack>
      )}
    </QueryState>
  )
}
