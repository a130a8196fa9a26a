import type { AutoshipState } from '#contract/autoships/machine.ts'
import { AlertIcon, CheckCircleIcon, PauseIcon, DotIcon } from '#shared/ui/icons/status-icons.tsx'
import type { StatusStyle } from '#shared/ui/status/StatusBadge.tsx'

/** How regular deliveries look in each state, everywhere. */
export const autoshipLooks = {
  active: { tone: 'success', icon: CheckCircleIcon },
  asking: { tone: 'warning', icon: AlertIcon },
  paused: { tone: 'neutral', icon: PauseIcon },
  stopped: { tone: 'neutral', icon: DotIcon },
} satisfies Record<AutoshipState, StatusStyle>
