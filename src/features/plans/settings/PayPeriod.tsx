import { useTranslation } from 'react-i18next'
import { useReadOrderQuery } from '#features/orders/index.ts'
import { PaymentPanel } from '#features/payments/index.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'

/** Pays the period that is open; once it is paid, the plan itself says so. */
export function PayPeriod({ orderId }: { orderId: string }) {
  const { t } = useTranslation('workspace')
  const order = useReadOrderQuery({ params: { id: orderId } })
  return (
    <Stack gap="4">
      <Heading level={3} size="m">
        {t('plans.own.pay')}
      </Heading>
      <QueryState query={order}>{(open) => <PaymentPanel order={open} />}</QueryState>
    </Stack>
  )
}
