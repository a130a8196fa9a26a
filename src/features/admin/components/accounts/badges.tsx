import { useTranslation } from 'react-i18next'
import type { AccountStatus } from '#contract/admin/account-values.ts'
import type { LicenceState } from '#contract/doctors/values.ts'
import { StatusBadge } from '#shared/ui/status/StatusBadge.tsx'
import { accountLooks, licenceLooks } from './account-looks.ts'

export function AccountBadge({ status }: { status: AccountStatus }) {
  const { t } = useTranslation('workspace')
  return (
    <StatusBadge state={status} looks={accountLooks}>
      {t(`admin.accounts.statuses.${status}`)}
    </StatusBadge>
  )
}

export function LicenceBadge({ state }: { state: LicenceState }) {
  const { t } = useTranslation('workspace')
  return (
    <StatusBadge state={state} looks={licenceLooks}>
      {t(`admin.accounts.licences.${state}`)}
    </StatusBadge>
  )
}
