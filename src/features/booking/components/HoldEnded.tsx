import { useTranslation } from 'react-i18next'
import type { AppointmentDetails } from '#contract/booking/schemas.ts'
import { State } from '#shared/patterns/states/State.tsx'
import { paths } from '#shared/paths.ts'
import { WaitingCatArt } from '#shared/ui/art/scenes.tsx'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'

/** Instead of the payment: the time is no longer held, and what can be done. */
export function HoldEnded({ appointment, why }: { appointment: AppointmentDetails; why: 'expired' | 'cancelled' }) {
  const { t } = useTranslation('workspace')
  const again = (
    <>
      <LinkButton to={paths.userAppointmentList.link()}>{t('booking.payment.visits')}</LinkButton>
      <LinkButton variant="filled" to={paths.viewDoctorDetails.link({ id: appointment.doctor.id })}>
        {t('booking.payment.again')}
      </LinkButton>
    </>
  )
  return (
    <State level={1} art={<WaitingCatArt />} title={t(`booking.payment.${why}Title`)} actions={again}>
      {t(`booking.payment.${why}About`)}
    </State>
  )
}
