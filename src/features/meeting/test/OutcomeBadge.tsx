import { useTranslation } from 'react-i18next'
import type { CheckOutcome } from '#contract/meeting/values.ts'
import { AlertIcon, CheckCircleIcon, InfoIcon } from '#shared/ui/icons/status-icons.tsx'
import { StatusBadge, type StatusStyle } from '#shared/ui/status/StatusBadge.tsx'

const looks: Readonly<Record<CheckOutcome, StatusStyle>> = {
  clear: { tone: 'success', icon: CheckCircleIcon },
  warning: { tone: 'warning', icon: AlertIcon },
  unchecked: { tone: 'neutral', icon: InfoIcon },
}

/** The answer of a check by colour, shape and word. */
export function OutcomeBadge({ outcome }: { outcome: CheckOutcome }) {
  const { t } = useTranslation('workspace')
  return (
    <StatusBadge state={outcome} looks={looks}>
      {t(`meeting.test.outcomes.${outcome}`)}
    </StatusBadge>
  )
}
