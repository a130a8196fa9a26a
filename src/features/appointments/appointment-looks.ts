import type { AppointmentState } from '#contract/booking/states.ts'
import {
  AlertIcon,
  CheckCircleIcon,
  CheckIcon,
  ClockIcon,
  DotIcon,
  ForbiddenIcon,
  HourglassIcon,
  PauseIcon,
} from '#shared/ui/icons/status-icons.tsx'
import type { StatusStyle } from '#shared/ui/status/StatusBadge.tsx'

/** How the states of a visit look, everywhere. */
export const appointmentLooks = {
  pending_payment: { tone: 'warning', icon: HourglassIcon },
  confirmed: { tone: 'information', icon: CheckIcon },
  waiting: { tone: 'accent', icon: ClockIcon },
  in_progress: { tone: 'accent', icon: DotIcon },
  completed: { tone: 'success', icon: CheckCircleIcon },
  cancelled: { tone: 'neutral', icon: ForbiddenIcon },
  no_show: { tone: 'error', icon: AlertIcon },
  expired: { tone: 'neutral', icon: PauseIcon },
} satisfies Record<AppointmentState, StatusStyle>
