import type { CouponStanding, CouponUseState } from '#contract/coupons/values.ts'
import { EditIcon } from '#shared/ui/icons/action-icons.tsx'
import { CheckCircleIcon, ClockIcon, DotIcon, HourglassIcon, PauseIcon, RefundIcon } from '#shared/ui/icons/status-icons.tsx'
import type { StatusStyle } from '#shared/ui/status/StatusBadge.tsx'

/** How coupons that stand so look, everywhere. */
export const standingLooks = {
  draft: { tone: 'neutral', icon: EditIcon },
  scheduled: { tone: 'information', icon: ClockIcon },
  running: { tone: 'success', icon: CheckCircleIcon },
  paused: { tone: 'warning', icon: PauseIcon },
  used_up: { tone: 'accent', icon: HourglassIcon },
  ended: { tone: 'neutral', icon: DotIcon },
} satisfies Record<CouponStanding, StatusStyle>

export const usageLooks = {
  reserved: { tone: 'information', icon: HourglassIcon },
  taken: { tone: 'success', icon: CheckCircleIcon },
  returned: { tone: 'neutral', icon: RefundIcon },
} satisfies Record<CouponUseState, StatusStyle>
