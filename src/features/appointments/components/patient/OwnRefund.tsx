import { useTranslation } from 'react-i18next'
import { fullRefundHours } from '#contract/booking/rules.ts'
import type { Cancellation } from '#contract/booking/schemas.ts'
import { formatMoney } from '#shared/lib/format-money.ts'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { When } from '#shared/ui/time/When.tsx'

const words = { 0: 'none', 0.5: 'half', 1: 'all' } as const

/** What comes back to the patient, and until when everything would, or why it is not everything. */
export function OwnRefund({ due }: { due: Cancellation }) {
  const { t, i18n } = useTranslation('workspace')
  const refund = formatMoney(due.refund, i18n.language)
  if (due.covered) {
    const comesBack = due.share === 1
    return (
      <Banner
        tone={comesBack ? 'information' : 'warning'}
        title={t(comesBack ? 'appointments.own.refund.planBack' : 'appointments.own.refund.planUsed')}
      >
        {t(comesBack ? 'appointments.own.refund.until' : 'appointments.own.refund.was')} <When instant={due.fullRefundUntil} />
      </Banner>
    )
  }
  if (due.paid.amount === 0) return <Banner>{t('appointments.own.refund.unpaid')}</Banner>
  const isAll = due.share === 1
  return (
    <Banner
      tone={isAll ? 'information' : 'warning'}
      title={t(`appointments.own.refund.${words[due.share]}`, { refund, paid: formatMoney(due.paid, i18n.language) })}
    >
      {due.ground === 'booked_late' || due.ground === 'moved_late' ? (
        t(`appointments.own.refund.${due.ground}`, { hours: fullRefundHours })
      ) : (
        <>
          {t(isAll ? 'appointments.own.refund.until' : 'appointments.own.refund.was')} <When instant={due.fullRefundUntil} />
        </>
      )}
    </Banner>
  )
}
