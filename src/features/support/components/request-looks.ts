import type { RequestState } from '#contract/support/states.ts'
import { RefreshIcon, ReplyIcon } from '#shared/ui/icons/action-icons.tsx'
import { CheckCircleIcon, CheckIcon, ClockIcon, HourglassIcon } from '#shared/ui/icons/status-icons.tsx'
import type { StatusStyle } from '#shared/ui/status/StatusBadge.tsx'

/** How the state of a request looks, for the office. */
export const deskLooks = {
  open: { tone: 'warning', icon: ClockIcon },
  reopened: { tone: 'warning', icon: RefreshIcon },
  waiting: { tone: 'neutral', icon: HourglassIcon },
  snoozed: { tone: 'neutral', icon: ClockIcon },
  solved: { tone: 'success', icon: CheckIcon },
  closed: { tone: 'neutral', icon: CheckCircleIcon },
} satisfies Record<RequestState, StatusStyle>

/** And for the person, whose turn it is when the office waits. */
export const ownLooks = {
  ...deskLooks,
  open: { tone: 'information', icon: ClockIcon },
  waiting: { tone: 'warning', icon: ReplyIcon },
} satisfies Record<RequestState, StatusStyle>
