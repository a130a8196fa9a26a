import { useTranslation } from 'react-i18next'
import type { ApiError } from '#shared/api/api-error.ts'
import { Banner } from '#shared/ui/feedback/Banner.tsx'

const known = [
  'hold_expired',
  'order_not_payable',
  'payment_closed',
  'payment_provider_unavailable',
  'coupon_changed',
  'amount_too_small',
  'offline',
  'network',
] as const
type Known = (typeof known)[number]

/** Why paying did not go through, when it was not the card. */
export function PaymentFault({ fault }: { fault: ApiError }) {
  const { t } = useTranslation('workspace')
  const code: Known | 'other' = known.find((each) => each === fault.code) ?? 'other'
  return (
    <Banner tone="error" live>
      {t(`payments.faults.${code}`)}
    </Banner>
  )
}
