import { accountSorts, accountStatuses, type AccountRole } from '#contract/admin/account-values.ts'
import { licenceStates } from '#contract/doctors/values.ts'
import { choiceField, idField } from '#shared/address/fields.ts'
import { listQueryAt } from '#shared/patterns/list/list-address.ts'

/** What narrows a list of accounts down; who has no licence has no such filter. */
export const accountFilters = { status: choiceField(accountStatuses), licence: choiceField(licenceStates) }
export type AccountFilter = keyof typeof accountFilters

export const hasLicence = (role: AccountRole) => role === 'doctor' || role === 'pharmacy'

export const accountListOptions = { filters: accountFilters, sort: '-registered', sorts: accountSorts } as const

/** The account that is open beside its list, and the operation. */
export const openAccountFields = { account: idField }

/** What is asked for a list at an address. */
export const accountsQueryAt = (role: AccountRole, address: URLSearchParams) => ({
  role,
  limit: 50,
  ...listQueryAt(address, accountListOptions),
})
