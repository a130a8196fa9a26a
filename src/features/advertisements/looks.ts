import type { AdStanding } from '#contract/advertisements/values.ts'
import { EditIcon } from '#shared/ui/icons/action-icons.tsx'
import { AlertIcon, CheckCircleIcon, HourglassIcon, PauseIcon } from '#shared/ui/icons/status-icons.tsx'
import type { StatusStyle } from '#shared/ui/status/StatusBadge.tsx'

/** How advertisements look by how they stand. */
export const adLooks = {
  draft: { tone: 'neutral', icon: EditIcon },
  scheduled: { tone: 'information', icon: HourglassIcon },
  running: { tone: 'success', icon: CheckCircleIcon },
  capped: { tone: 'warning', icon: AlertIcon },
  paused: { tone: 'neutral', icon: PauseIcon },
  ended: { tone: 'neutral', icon: PauseIcon },
} satisfies Record<AdStanding, StatusStyle>
