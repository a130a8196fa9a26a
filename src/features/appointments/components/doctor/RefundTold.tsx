import { useTranslation } from 'react-i18next'
import type { Cancellation } from '#contract/booking/schemas.ts'
import { formatMoney } from '#shared/lib/format-money.ts'
import { Banner } from '#shared/ui/feedback/Banner.tsx'

/** What the patient gets back, in words. */
export function RefundTold({ due, name }: { due: Cancellation; name: string }) {
  const { t, i18n } = useTranslation('workspace')
  if (due.covered) return <Banner>{t('appointments.ask.cancel.planBack', { name })}</Banner>
  const values = { name, refund: formatMoney(due.refund, i18n.language) }
  return (
    <Banner tone={due.refund.amount > 0 ? 'warning' : 'information'}>
      {due.refund.amount > 0 ? t('appointments.ask.cancel.refund', values) : t('appointments.ask.cancel.noRefund', values)}
    </Banner>
  )
}
