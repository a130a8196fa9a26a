import type { JobState, RunOutcome } from '#contract/office/values.ts'
import { CheckIcon, ClockIcon, ErrorCircleIcon, HourglassIcon, PauseIcon } from '#shared/ui/icons/status-icons.tsx'
import type { StatusStyle } from '#shared/ui/status/StatusBadge.tsx'

export const jobLooks = {
  waiting: { tone: 'neutral', icon: ClockIcon },
  running: { tone: 'information', icon: HourglassIcon },
  failing: { tone: 'error', icon: ErrorCircleIcon },
  paused: { tone: 'warning', icon: PauseIcon },
} satisfies Record<JobState, StatusStyle>

export const runLooks = {
  done: { tone: 'success', icon: CheckIcon },
  failed: { tone: 'error', icon: ErrorCircleIcon },
  overdue: { tone: 'error', icon: ClockIcon },
  lost: { tone: 'warning', icon: ErrorCircleIcon },
} satisfies Record<RunOutcome, StatusStyle>
