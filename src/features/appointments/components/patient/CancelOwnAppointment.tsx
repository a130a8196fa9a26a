import { useTranslation } from 'react-i18next'
import type { AppointmentCard } from '#contract/booking/schemas.ts'
import { Text } from '#shared/ui/text/Text.tsx'
import { CancelDialog } from '../CancelDialog.tsx'
import { OwnRefund } from './OwnRefund.tsx'
import { StepRefused } from './StepRefused.tsx'

/** The patient calls a visit off. */
export function CancelOwnAppointment({ appointment, onClose }: { appointment: AppointmentCard; onClose: () => void }) {
  const { t } = useTranslation('workspace')
  return (
    <CancelDialog
      appointment={appointment}
      onClose={onClose}
      words={{
        title: t('appointments.own.cancelTitle'),
        keep: t('appointments.own.keep'),
        confirm: t('appointments.own.steps.cancel'),
        reason: t('appointments.own.reason'),
        reasonHint: t('appointments.own.reasonHint'),
        done: t('appointments.own.cancelled'),
        doneText: t('appointments.own.cancelledText'),
      }}
      refusal={StepRefused}
    >
      {(due) => (
        <>
          <OwnRefund due={due} />
          {appointment.care !== null && due.paid.amount > 0 && <Text quiet>{t('carers.inCare.refund')}</Text>}
        </>
      )}
    </CancelDialog>
  )
}
