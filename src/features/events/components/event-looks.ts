import type { EventPhase, GuestStanding } from '#contract/events/values.ts'
import { CheckCircleIcon, ClockIcon, ForbiddenIcon, HourglassIcon } from '#shared/ui/icons/status-icons.tsx'
import { StarIcon } from '#shared/ui/icons/thing-icons.tsx'
import type { StatusStyle } from '#shared/ui/status/StatusBadge.tsx'

/** How an event looks by the clock. */
export const phaseLooks = {
  coming: { tone: 'information', icon: ClockIcon },
  running: { tone: 'success', icon: ClockIcon },
  past: { tone: 'neutral', icon: CheckCircleIcon },
  cancelled: { tone: 'error', icon: ForbiddenIcon },
} as const satisfies Record<EventPhase, StatusStyle>

/** How it looks that somebody is a guest. */
export const standingLooks = {
  going: { tone: 'success', icon: CheckCircleIcon },
  interested: { tone: 'information', icon: StarIcon },
  waiting: { tone: 'warning', icon: HourglassIcon },
} as const satisfies Record<GuestStanding, StatusStyle>
