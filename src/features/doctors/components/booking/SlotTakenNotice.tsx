import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { useOwnAppointment } from './use-own-appointment.ts'

/** The chosen time is free no longer: it is the reader's own visit, or somebody else has it. */
export function SlotTakenNotice({ doctorId, start }: { doctorId: string; start: string | undefined }) {
  const { t } = useTranslation('site')
  const own = useOwnAppointment(doctorId, start)
  if (own === undefined) return null
  if (own === null) {
    return (
      <Banner tone="warning" title={t('doctors.book.gone')} live>
        {t('doctors.book.goneHint')}
      </Banner>
    )
  }
  const { id } = own
  const isUnpaid = own.state === 'pending_payment'
  return (
    <Banner
      tone="success"
      title={t('doctors.book.yours')}
      live
      action={
        <LinkButton to={isUnpaid ? paths.appointmentPayment.link({ id }) : paths.userAppointmentDetails.link({ id })}>
          {t(isUnpaid ? 'doctors.book.payVisit' : 'doctors.book.seeVisit')}
        </LinkButton>
      }
    >
      {isUnpaid ? t('doctors.book.heldHint') : t('doctors.book.yoursHint', { name: own.doctor.name })}
    </Banner>
  )
}
