import type { PlanVersionState, SubscriptionState } from '#contract/plans/values.ts'
import { EditIcon } from '#shared/ui/icons/action-icons.tsx'
import { AlertIcon, CheckCircleIcon, HourglassIcon, PauseIcon } from '#shared/ui/icons/status-icons.tsx'
import type { StatusStyle } from '#shared/ui/status/StatusBadge.tsx'

/** How versions of plans look in each state, everywhere. */
export const versionLooks = {
  draft: { tone: 'neutral', icon: EditIcon },
  published: { tone: 'success', icon: CheckCircleIcon },
  retired: { tone: 'neutral', icon: PauseIcon },
} satisfies Record<PlanVersionState, StatusStyle>

export const subscriptionLooks = {
  pending: { tone: 'warning', icon: HourglassIcon },
  active: { tone: 'success', icon: CheckCircleIcon },
  past_due: { tone: 'error', icon: AlertIcon },
  cancelled: { tone: 'neutral', icon: PauseIcon },
} satisfies Record<SubscriptionState, StatusStyle>
