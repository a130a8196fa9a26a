import type { TransactionState } from '#contract/admin/order-values.ts'
import { AlertIcon, CheckCircleIcon, DotIcon, ErrorCircleIcon, HourglassIcon, PauseIcon } from '#shared/ui/icons/status-icons.tsx'
import type { StatusStyle } from '#shared/ui/status/StatusBadge.tsx'

export const transactionLooks = {
  succeeded: { tone: 'success', icon: CheckCircleIcon },
  pending: { tone: 'warning', icon: HourglassIcon },
  created: { tone: 'accent', icon: DotIcon },
  requires_action: { tone: 'warning', icon: AlertIcon },
  failed: { tone: 'error', icon: ErrorCircleIcon },
  cancelled: { tone: 'neutral', icon: PauseIcon },
} satisfies Record<TransactionState, StatusStyle>
