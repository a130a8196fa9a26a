import type { CaseState } from '#contract/social/moderation.ts'
import { AlertIcon, CheckIcon, ClockIcon, ForbiddenIcon, HourglassIcon, PauseIcon } from '#shared/ui/icons/status-icons.tsx'
import type { StatusStyle } from '#shared/ui/status/StatusBadge.tsx'

/** How the state of a case looks, for the office. */
export const caseLooks = {
  open: { tone: 'warning', icon: ClockIcon },
  dismissed: { tone: 'neutral', icon: CheckIcon },
  warned: { tone: 'neutral', icon: AlertIcon },
  hidden: { tone: 'neutral', icon: ForbiddenIcon },
  suspended: { tone: 'error', icon: PauseIcon },
  appealed: { tone: 'warning', icon: HourglassIcon },
  upheld: { tone: 'neutral', icon: ForbiddenIcon },
  lifted: { tone: 'success', icon: CheckIcon },
} satisfies Record<CaseState, StatusStyle>
