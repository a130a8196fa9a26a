import { useTranslation } from 'react-i18next'
import type { AppointmentCard } from '#contract/booking/schemas.ts'
import { faultOf } from '#shared/patterns/states/fault.ts'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { CancelDialog } from '../CancelDialog.tsx'
import { RefundTold } from './RefundTold.tsx'
import { useOfficeRefusal } from './use-office-refusal.ts'

/** The practice calls a visit off. */
export function CancelAppointment({ appointment, onClose }: { appointment: AppointmentCard; onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const { name } = appointment.patient
  return (
    <CancelDialog
      appointment={appointment}
      onClose={onClose}
      words={{
        title: t('appointments.ask.cancel.title'),
        keep: t('appointments.ask.keep'),
        confirm: t('appointments.verbs.cancel'),
        reason: t('appointments.ask.cancel.reason'),
        reasonHint: t('appointments.ask.cancel.reasonHint'),
        done: t('appointments.cancelled.title'),
        doneText: t('appointments.cancelled.text', { name }),
      }}
      refusal={Refused}
    >
      {(due) => <RefundTold due={due} name={name} />}
    </CancelDialog>
  )
}

function Refused({ fault }: { fault: unknown }) {
  const { t } = useTranslation('workspace')
  const { refused } = faultOf(fault)
  const reasonOf = useOfficeRefusal()
  return (
    <Banner tone="error" live>
      {refused?.code === 'refund_changed' ? t('appointments.ask.cancel.changed') : reasonOf(fault)}
    </Banner>
  )
}
