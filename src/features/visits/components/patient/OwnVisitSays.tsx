import { useTranslation } from 'react-i18next'
import type { AppointmentDetails } from '#contract/booking/schemas.ts'
import { formatMoney } from '#shared/lib/format-money.ts'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Countdown } from '#shared/ui/time/Countdown.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { checkInOpens } from '../../patient-steps.ts'

/** What the visit's state means for the patient right now, and what went back of their money. `now` in milliseconds. */
export function OwnVisitSays({ visit, now }: { visit: AppointmentDetails; now: number }) {
  const { t, i18n } = useTranslation('workspace')
  const { state, refunded } = visit
  const refund = refunded && (
    <Banner tone="information">{t('visits.own.says.refunded', { amount: formatMoney(refunded, i18n.language) })}</Banner>
  )
  if (state === 'pending_payment') {
    const isHeld = visit.heldUntil !== null && now < Date.parse(visit.heldUntil)
    return (
      <Banner tone="warning">
        {isHeld ? t('visits.own.says.held') : t('visits.own.says.expired')}{' '}
        {isHeld && visit.heldUntil !== null && <Countdown until={visit.heldUntil} />}
      </Banner>
    )
  }
  if (state === 'confirmed') {
    const opens = checkInOpens(visit)
    if (now >= Date.parse(visit.end)) return <Banner>{t('visits.own.says.passed')}</Banner>
    return (
      <Banner>
        {now < Date.parse(opens) ? (
          <>
            {t('visits.own.says.confirmed')} <When instant={opens} />
          </>
        ) : (
          t(visit.mode === 'clinic' ? 'visits.own.says.arriveClinic' : 'visits.own.says.arrive')
        )}
      </Banner>
    )
  }
  if (state === 'waiting' || state === 'in_progress' || state === 'expired')
    return (
      <Banner tone={state === 'expired' ? 'information' : 'success'} live>
        {t(`visits.own.says.${state}`)}
      </Banner>
    )
  if (state === 'no_show')
    return (
      <>
        <Banner tone="warning">{t(`visits.own.says.absent.${visit.absent ?? 'patient'}`)}</Banner>
        {refund}
      </>
    )
  return refund
}
