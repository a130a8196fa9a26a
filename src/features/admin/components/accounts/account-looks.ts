import type { AccountStatus } from '#contract/admin/account-values.ts'
import type { LicenceState } from '#contract/doctors/values.ts'
import { AlertIcon, CheckCircleIcon, ErrorCircleIcon, HourglassIcon, PauseIcon } from '#shared/ui/icons/status-icons.tsx'
import type { StatusStyle } from '#shared/ui/status/StatusBadge.tsx'

/** How accounts and their licences stand, everywhere in the office. */
export const accountLooks = {
  active: { tone: 'success', icon: CheckCircleIcon },
  suspended: { tone: 'error', icon: PauseIcon },
  pending: { tone: 'warning', icon: HourglassIcon },
} satisfies Record<AccountStatus, StatusStyle>

export const licenceLooks = {
  unverified: { tone: 'warning', icon: HourglassIcon },
  verified: { tone: 'success', icon: CheckCircleIcon },
  refused: { tone: 'neutral', icon: AlertIcon },
  revoked: { tone: 'error', icon: ErrorCircleIcon },
} satisfies Record<LicenceState, StatusStyle>
