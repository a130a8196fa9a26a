import { useTranslation } from 'react-i18next'
import type { AppointmentDetails } from '#contract/booking/schemas.ts'
import { formatMoney } from '#shared/lib/format-money.ts'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Countdown } from '#shared/ui/time/Countdown.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { checkInOpens } from '../../patient-steps.ts'

/** What the visit's state means for the patient right now, and what went back of their money. `now` in milliseconds. */
export function OwnAppointmentSays({ appointment, now }: { appointment: AppointmentDetails; now: number }) {
  const { t, i18n } = useTranslation('workspace')
  const { state, refunded, care } = appointment
  const refund = refunded && (
    <Banner tone="information">{t('appointments.own.says.refunded', { amount: formatMoney(refunded, i18n.language) })}</Banner>
  )
  if (state === 'pending_payment') {
    const isHeld = appointment.heldUntil !== null && now < Date.parse(appointment.heldUntil)
    return (
      <Banner tone="warning">
        {isHeld
          ? care === null || care.includes('pay')
            ? t('appointments.own.says.held')
            : t('carers.inCare.toPay', { owner: appointment.patient.name })
          : t('appointments.own.says.expired')}{' '}
        {isHeld && appointment.heldUntil !== null && <Countdown until={appointment.heldUntil} />}
      </Banner>
    )
  }
  if (state === 'confirmed') {
    const opens = checkInOpens(appointment)
    if (now >= Date.parse(appointment.end)) return <Banner>{t('appointments.own.says.passed')}</Banner>
    return (
      <Banner>
        {now < Date.parse(opens) ? (
          <>
            {t('appointments.own.says.confirmed')} <When instant={opens} />
          </>
        ) : (
          t(appointment.mode === 'clinic' ? 'appointments.own.says.arriveClinic' : 'appointments.own.says.arrive')
        )}
      </Banner>
    )
  }
  if (state === 'waiting' || state === 'in_progress' || state === 'expired')
    return (
      <Banner tone={state === 'expired' ? 'information' : 'success'} live>
        {t(`appointments.own.says.${state}`)}
      </Banner>
    )
  if (state === 'no_show')
    return (
      <>
        <Banner tone="warning">{t(`appointments.own.says.absent.${appointment.absent ?? 'patient'}`)}</Banner>
        {refund}
      </>
    )
  return refund
}
