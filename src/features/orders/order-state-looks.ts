import { oneOf } from '#shared/lib/one-of.ts'
import {
  AlertIcon,
  CheckCircleIcon,
  CheckIcon,
  ClockIcon,
  DotIcon,
  HourglassIcon,
  PauseIcon,
} from '#shared/ui/icons/status-icons.tsx'
import { TruckIcon } from '#shared/ui/icons/thing-icons.tsx'
import type { StatusStyle } from '#shared/ui/status/StatusBadge.tsx'

const waits = { tone: 'warning', icon: HourglassIcon } as const
const done = { tone: 'success', icon: CheckCircleIcon } as const
const refused = { tone: 'error', icon: AlertIcon } as const
const over = { tone: 'neutral', icon: PauseIcon } as const

/** How the states of orders of all kinds look, everywhere: to who bought, who sells, and the office. */
export const orderStateLooks = {
  requested: waits,
  quoted: waits,
  pending_payment: waits,
  paid: { tone: 'accent', icon: CheckIcon },
  confirmed: { tone: 'accent', icon: ClockIcon },
  accepted: { tone: 'information', icon: CheckIcon },
  preparing: { tone: 'information', icon: DotIcon },
  dispatched: { tone: 'information', icon: TruckIcon },
  completed: done,
  delivered: done,
  active: done,
  no_show: refused,
  rejected: refused,
  declined: over,
  cancelled: over,
  expired: over,
} satisfies Record<string, StatusStyle>

const states = Object.keys(orderStateLooks) as (keyof typeof orderStateLooks)[]

/** The state, or "under way" of one that a newer version of the server has. */
export const shownOrderState = (state: string) => oneOf(states, state) ?? 'accepted'
