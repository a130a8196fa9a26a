import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AccountItem, ChosenAccounts } from '#contract/admin/account-schemas.ts'
import type { AccountRole, OperationVerb } from '#contract/admin/account-values.ts'
import { useSavedViews } from '#features/views/index.ts'
import { useAddress } from '#shared/address/use-address.ts'
import { useListSettings } from '#shared/patterns/list/columns/useListSettings.ts'
import { pagesOf } from '#shared/patterns/list/export/pages-of.ts'
import type { ListQuery } from '#shared/patterns/list/list-of.ts'
import { ListPage } from '#shared/patterns/list/ListPage.tsx'
import { useListController } from '#shared/patterns/list/useListController.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { Empty } from '#shared/patterns/states/states.tsx'
import { LaptopDoctorArt } from '#shared/ui/art/scenes.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { useLazyAccountsPageQuery } from '../../accounts-api.ts'
import { AccountDrawer } from './AccountDrawer.tsx'
import { accountListOptions, accountsQueryAt, openAccountFields, type AccountFilter } from './account-list.ts'
import { StartOperation } from './StartOperation.tsx'
import { Operations } from './Operations.tsx'
import { useAccountColumns } from './use-account-columns.tsx'
import { useAccountFilters } from './use-account-filters.ts'

interface AccountListProps {
  of: AccountRole
  accounts: ListQuery<AccountItem>
}

interface Asked {
  chosen: ChosenAccounts
  verb: OperationVerb
}

/** Accounts of one role: found, opened, decided on one by one, or many at once. */
export function AccountList({ of: role, accounts }: AccountListProps) {
  const { t } = useTranslation('workspace')
  const list = useListController(accountListOptions)
  const { values, change, linkTo } = useAddress(openAccountFields)
  const [askPage] = useLazyAccountsPageQuery()
  const [asked, setAsked] = useState<Asked>()
  const name = `admin.accounts.${role}`
  const title = t(`admin.routes.${routeNames[role]}.title`)
  const { sort: _sort, ...filter } = list.query
  const matching = (verb: OperationVerb) => setAsked({ verb, chosen: { by: 'filter', filter: { role, ...filter } } })
  return (
    <Stack gap="5">
      <PageHeader
        title={title}
        about={t(`admin.routes.${routeNames[role]}.about`)}
        actions={<Button onClick={() => matching('suspend')}>{t('admin.operations.allThatMatch')}</Button>}
      />
      <Operations />
      <ListPage<AccountItem, AccountFilter>
        controller={list}
        query={accounts}
        label={title}
        rowKey={({ id }) => id}
        columns={useAccountColumns(role, (account) => linkTo({ account }))}
        searchLabel={t('admin.accounts.search')}
        filters={useAccountFilters(role)}
        settings={useListSettings(name)}
        views={useSavedViews(name)}
        exporting={{ name: title, readPage: pagesOf(askPage, { role, ...list.query }) }}
        bulk={(['suspend', 'restore'] as const).map((verb) => ({
          key: verb,
          label: t(`admin.operations.verbs.${verb}`),
          applies: ({ status }) => status === (verb === 'suspend' ? 'active' : 'suspended'),
          start: (rows) => setAsked({ verb, chosen: { by: 'ids', ids: rows.map(({ id }) => id) } }),
        }))}
        long
        endless
        empty={<Empty art={<LaptopDoctorArt />} title={t('admin.accounts.none')} />}
      />
      {values.account && <AccountDrawer id={values.account} onClose={() => change({ account: undefined })} />}
      {asked && <StartOperation {...asked} onClose={() => setAsked(undefined)} />}
    </Stack>
  )
}

const routeNames = {
  patient: 'userList',
  doctor: 'doctorList',
  pharmacy: 'pharmaList',
  company: 'companiesList',
  admin: 'officeAdministrators',
} as const

/** What the screen of a role asks at once. */
export const accountsAsked =
  (role: AccountRole) =>
  ({ search }: { search: URLSearchParams }) => ({ query: accountsQueryAt(role, search) })
