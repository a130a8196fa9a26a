import { oneOf } from '#shared/lib/one-of.ts'
import { AlertIcon, CheckCircleIcon, ClockIcon, DotIcon, HourglassIcon, PauseIcon } from '#shared/ui/icons/status-icons.tsx'
import type { StatusStyle } from '#shared/ui/status/StatusBadge.tsx'

const waits = { tone: 'warning', icon: HourglassIcon } as const
const goes = { tone: 'information', icon: DotIcon } as const
const over = { tone: 'neutral', icon: PauseIcon } as const

/** States of orders of all kinds, as the office shows them. */
export const orderStateLooks = {
  requested: waits,
  quoted: waits,
  pending_payment: waits,
  paid: goes,
  confirmed: { tone: 'information', icon: ClockIcon },
  accepted: goes,
  preparing: goes,
  dispatched: goes,
  completed: { tone: 'success', icon: CheckCircleIcon },
  delivered: { tone: 'success', icon: CheckCircleIcon },
  active: { tone: 'success', icon: CheckCircleIcon },
  no_show: { tone: 'error', icon: AlertIcon },
  rejected: over,
  declined: over,
  cancelled: over,
  expired: over,
} satisfies Record<string, StatusStyle>

const states = Object.keys(orderStateLooks) as (keyof typeof orderStateLooks)[]

/** The state, or "under way" of one that a newer version of the server has. */
export const shownState = (state: string) => oneOf(states, state) ?? 'accepted'
