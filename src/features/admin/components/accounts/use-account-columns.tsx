import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { AccountItem } from '#contract/admin/account-schemas.ts'
import type { AccountRole } from '#contract/admin/account-values.ts'
import type { SpecialityId } from '#contract/doctors/specialities.ts'
import { formatInstant } from '#shared/lib/format-time.ts'
import type { Column } from '#shared/patterns/list/column.ts'
import { When } from '#shared/ui/time/When.tsx'
import { useZone } from '#shared/ui/time/ZoneContext.ts'
import { hasLicence } from './account-list.ts'
import { AccountBadge, LicenceBadge } from './badges.tsx'

/** Columns of a list of accounts of one role; the name opens the account. */
export function useAccountColumns(role: AccountRole, linkTo: (id: string) => string): readonly Column<AccountItem>[] {
  const { t, i18n } = useTranslation('workspace')
  const zone = useZone()
  const name: Column<AccountItem> = {
    key: 'name',
    header: t('admin.accounts.name'),
    sort: 'name',
    cell: (account) => (
      <Link to={linkTo(account.id)} preventScrollReset>
        <bdi>{account.name}</bdi>
      </Link>
    ),
    csv: (account) => account.name,
  }
  const specialityOf = ({ practice }: AccountItem) =>
    practice ? t(`doctors.speciality.${practice.speciality as SpecialityId}`, { ns: 'site' }) : ''
  const columns: (Column<AccountItem> | false)[] = [
    name,
    {
      key: 'email',
      header: t('admin.columns.email'),
      cell: ({ email }) => email && <bdi>{email}</bdi>,
      csv: ({ email }) => email ?? '',
      // Beside what doctors have besides, a laptop has no room for it.
      hiddenAtFirst: role === 'doctor',
    },
    role === 'doctor' && {
      key: 'speciality',
      header: t('admin.columns.speciality'),
      cell: specialityOf,
      csv: specialityOf,
    },
    (role === 'pharmacy' || role === 'company') && {
      key: 'legalName',
      header: t('admin.accounts.legalName'),
      cell: ({ legalName }) => <bdi>{legalName}</bdi>,
      csv: ({ legalName }) => legalName ?? '',
      hiddenAtFirst: role === 'pharmacy',
    },
    role !== 'patient' &&
      role !== 'admin' && {
        key: 'city',
        header: t('admin.accounts.city'),
        cell: ({ city }) => <bdi>{city}</bdi>,
        csv: ({ city }) => city ?? '',
        hiddenAtFirst: role === 'company',
      },
    hasLicence(role) && {
      key: 'number',
      header: t('admin.columns.licence'),
      cell: ({ licence }) => licence?.number,
      csv: ({ licence }) => licence?.number ?? '',
      hiddenAtFirst: true,
    },
    hasLicence(role) && {
      key: 'licence',
      header: t('admin.accounts.licence'),
      cell: ({ licence }) => licence && <LicenceBadge state={licence.state} />,
      csv: ({ licence }) => (licence ? t(`admin.accounts.licences.${licence.state}`) : ''),
    },
    {
      key: 'status',
      header: t('admin.accounts.status'),
      cell: ({ status }) => <AccountBadge status={status} />,
      csv: ({ status }) => t(`admin.accounts.statuses.${status}`),
    },
    {
      key: 'registered',
      header: t('admin.columns.registered'),
      sort: 'registered',
      cell: ({ registeredAt }) => <When instant={registeredAt} show="date" />,
      csv: ({ registeredAt }) => formatInstant(registeredAt, i18n.language, zone, 'both', true),
    },
  ]
  return columns.filter((column) => column !== false)
}
