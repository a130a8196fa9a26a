import { useTranslation } from 'react-i18next'
import type { PrescriptionState } from '#contract/prescriptions/states.ts'
import { EditIcon } from '#shared/ui/icons/action-icons.tsx'
import { CheckIcon, ClockIcon, ForbiddenIcon } from '#shared/ui/icons/status-icons.tsx'
import { StatusBadge, type StatusStyle } from '#shared/ui/status/StatusBadge.tsx'

const looks = {
  draft: { tone: 'neutral', icon: EditIcon },
  issued: { tone: 'success', icon: CheckIcon },
  dispensed: { tone: 'information', icon: CheckIcon },
  superseded: { tone: 'neutral', icon: ForbiddenIcon },
  cancelled: { tone: 'error', icon: ForbiddenIcon },
  expired: { tone: 'warning', icon: ClockIcon },
} as const satisfies Record<PrescriptionState, StatusStyle>

/** Where a prescription stands. */
export function PrescriptionBadge({ state }: { state: PrescriptionState }) {
  const { t } = useTranslation('workspace')
  return (
    <StatusBadge state={state} looks={looks}>
      {t(`prescriptions.states.${state}`)}
    </StatusBadge>
  )
}
