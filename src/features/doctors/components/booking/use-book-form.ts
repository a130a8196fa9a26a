import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { AppointmentDetails, BookableSubject, BookingBody } from '#contract/booking/schemas.ts'
import type { AppointmentMode } from '#contract/doctors/values.ts'
import { idField } from '#shared/address/fields.ts'
import { useAddress } from '#shared/address/use-address.ts'
import { paths } from '#shared/paths.ts'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { useBookAppointmentMutation } from '../../booking-api.ts'

export type Subject = BookableSubject

const fields = { subject: idField }

interface Wanted {
  doctorId: string
  start: string
  mode: AppointmentMode
  subjects: readonly Subject[]
  /** Told while the time is being held, so that its own holding does not look like somebody else's. */
  onHolding: (isHolding: boolean) => void
}

/** Holds the chosen time and leads to payment, or to the visit when nothing is to be paid. Trying again after a broken line books once. */
export function useBookForm({ doctorId, start, mode, subjects, onHolding }: Wanted) {
  const navigate = useNavigate()
  const { t } = useTranslation('site')
  const [book] = useBookAppointmentMutation()
  const { values: chosen } = useAddress(fields)
  // Whom a link has chosen: the reminder of a visit that was suggested.
  const linked = subjects.find(({ id }) => id === chosen.subject)
  const only = subjects.length === 1 ? subjects[0] : undefined

  return useContractForm<{ subject: string; reason: string }, BookingBody>({
    schema: () => import('#contract/booking/schemas.ts').then((module) => module.bookingBody),
    initial: { subject: (linked ?? only)?.id ?? '', reason: '' },
    draft: `book:${doctorId}`,
    missing: { petId: t('doctors.book.missingSubject'), reason: t('doctors.book.missingReason') },
    prepare: ({ subject, reason }) => {
      const chosen = subjects.find(({ id }) => id === subject)
      return { doctorId, start, mode, reason, petId: chosen && (chosen.kind === 'pet' ? chosen.id : null) }
    },
    submit: async (body) => {
      onHolding(true)
      try {
        const appointment = await book({ body }).unwrap()
        // In place of this entry: going back to a time that one holds oneself would look like somebody else's.
        void navigate(afterBooking(appointment), { replace: true })
      } catch (fault) {
        onHolding(false)
        throw fault
      }
    },
  })
}

function afterBooking({ id, state, orderId, care }: Pick<AppointmentDetails, 'id' | 'state' | 'orderId' | 'care'>): string {
  // A carer who may not pay leaves the payment to the owner, who was told, and answers the questions with the visit.
  if (care !== null && !care.includes('pay')) return paths.userAppointmentDetails.link({ id, tab: 'intake' })
  if (state === 'pending_payment') return paths.appointmentPayment.link({ id, step: 'questions' })
  return orderId === null ? paths.userAppointmentDetails.link({ id }) : paths.orderSummery.link({ id: orderId })
}
