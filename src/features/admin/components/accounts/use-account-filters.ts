import { useTranslation } from 'react-i18next'
import { accountStatuses, type AccountRole } from '#contract/admin/account-values.ts'
import { licenceStates } from '#contract/doctors/values.ts'
import type { ListFilter } from '#shared/patterns/list/ListToolbar.tsx'
import { hasLicence, type AccountFilter } from './account-list.ts'

/** What a list of accounts of this role is narrowed down by. */
export function useAccountFilters(role: AccountRole): readonly ListFilter<AccountFilter>[] {
  const { t } = useTranslation('workspace')
  const status: ListFilter<AccountFilter> = {
    name: 'status',
    label: t('admin.accounts.status'),
    all: t('admin.accounts.anyStatus'),
    options: accountStatuses.map((value) => ({ value, label: t(`admin.accounts.statuses.${value}`) })),
  }
  if (!hasLicence(role)) return [status]
  return [
    {
      name: 'licence',
      label: t('admin.accounts.licence'),
      all: t('admin.accounts.anyLicence'),
      options: licenceStates.map((value) => ({ value, label: t(`admin.accounts.licences.${value}`) })),
    },
    status,
  ]
}
