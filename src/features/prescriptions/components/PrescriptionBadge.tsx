import { useTranslation } from 'react-i18next'
import type { PrescriptionState } from '#contract/prescriptions/states.ts'
import { EditIcon } from '#shared/ui/icons/action-icons.tsx'
import { AlertIcon, CheckIcon, ClockIcon, ForbiddenIcon } from '#shared/ui/icons/status-icons.tsx'
import { StatusBadge, type StatusStyle } from '#shared/ui/status/StatusBadge.tsx'

const looks = {
  draft: { tone: 'neutral', icon: EditIcon },
  issued: { tone: 'success', icon: CheckIcon },
  on_hold: { tone: 'error', icon: AlertIcon },
  dispensed: { tone: 'information', icon: CheckIcon },
  superseded: { tone: 'neutral', icon: ForbiddenIcon },
  cancelled: { tone: 'error', icon: ForbiddenIcon },
  expired: { tone: 'warning', icon: ClockIcon },
} as const satisfies Record<PrescriptionState | 'on_hold', StatusStyle>

/** Where a prescription stands. */
export function PrescriptionBadge({ state, isOnHold }: { state: PrescriptionState; isOnHold: boolean }) {
  const { t } = useTranslation('workspace')
  const shown = isOnHold ? 'on_hold' : state
  return (
    <StatusBadge state={shown} looks={looks}>
      {t(`prescriptions.states.${shown}`)}
    </StatusBadge>
  )
}
