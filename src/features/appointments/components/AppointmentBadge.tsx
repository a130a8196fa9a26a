import { useTranslation } from 'react-i18next'
import type { AppointmentState } from '#contract/booking/states.ts'
import { StatusBadge } from '#shared/ui/status/StatusBadge.tsx'
import { appointmentLooks } from '../appointment-looks.ts'

/** A visit's state by colour, shape and word. */
export function AppointmentBadge({ state }: { state: AppointmentState }) {
  const { t } = useTranslation('workspace')
  return (
    <StatusBadge state={state} looks={appointmentLooks}>
      {t(`appointments.states.${state}`)}
    </StatusBadge>
  )
}
