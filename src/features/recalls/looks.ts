import type { PacketState } from '#contract/recalls/values.ts'
import { AlertIcon, CheckCircleIcon, HourglassIcon, RefundIcon } from '#shared/ui/icons/status-icons.tsx'
import type { StatusStyle } from '#shared/ui/status/StatusBadge.tsx'

/** How far a recall has come with a packet, everywhere. */
export const packetLooks = {
  here: { tone: 'error', icon: AlertIcon },
  told: { tone: 'warning', icon: HourglassIcon },
  seen: { tone: 'success', icon: CheckCircleIcon },
  credited: { tone: 'success', icon: RefundIcon },
} satisfies Record<PacketState, StatusStyle>
