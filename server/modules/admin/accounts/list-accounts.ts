import { sql } from 'kysely'
import type { AccountItem, AccountsQuery, MatchingAccounts } from '#contract/admin/account-schemas.ts'
import type { AccountSort } from '#contract/admin/account-values.ts'
import { roleOf } from '#contract/kernel/roles.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { readPage } from '#server/kernel/paging.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { matchingAccounts } from './matching-accounts.ts'

/** Accounts of one role; that somebody looked is audited, for they name people. */
export async function listAccounts(
  platform: Platform,
  actor: Actor,
  query: AccountsQuery,
): Promise<{ items: AccountItem[]; next: string | null }> {
  const found = accountColumns(matchingAccounts(platform.db, query))
  const [{ items, next }] = await Promise.all([
    readPage(found, orderOf(query.sort), query),
    platform.audit({ action: 'account.list', recordKind: 'account', recordId: '*', userId: actor.userId }),
  ])
  return { items: items.map(accountOf), next }
}

/** How many match, exactly: an operation over all of them is held to it. */
export async function countAccounts({ db }: Platform, filter: MatchingAccounts): Promise<{ count: number }> {
  return matchingAccounts(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
}

function orderOf(sort: AccountSort) {
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  return sort.endsWith('name')
    ? ({ column: 'users.name', id: 'users.id', kind: 'text', direction, at: byName } as const)
    : ({ column: 'users.created_at', id: 'users.id', kind: 'instant', direction, at: byRegistration } as const)
}
type Placed = { readonly id: string; readonly name: string; readonly created_at: string }
const byName = ({ name, id }: Placed) => [name, id] as const
const byRegistration = ({ created_at, id }: Placed) => [created_at, id] as const

/** What a list shows of each account; nothing of a patient's health or home. */
export const accountColumns = (found: Awaited<ReturnType<typeof matchingAccounts>>) =>
  found
    .select(['users.id', 'users.user_type', 'users.name', 'users.avatar', 'users.email', 'users.status', 'users.created_at'])
    .select(['doctors.kind', 'doctors.speciality', 'companies.tax_number', 'companies.contact_name'])
    .select([
      sql<string | null>`coalesce(doctors.licence_number, pharmacies.licence_number)`.as('licence_number'),
      sql<NonNullable<AccountItem['licence']>['state'] | null>`coalesce(doctors.licence_state, pharmacies.licence_state)`.as(
        'licence_state',
      ),
      sql<string | null>`coalesce(doctors.licence_reason, pharmacies.licence_reason)`.as('licence_reason'),
      sql<string | null>`coalesce(pharmacies.legal_name, companies.legal_name)`.as('legal_name'),
      sql<string | null>`coalesce(doctors.clinic_address, pharmacies.address, companies.billing_address) ->> 'city'`.as('city'),
    ])

export type AccountRow = Awaited<ReturnType<ReturnType<typeof accountColumns>['execute']>>[number]

export function accountOf(row: AccountRow): AccountItem {
  return {
    id: row.id,
    role: roleOf(row.user_type) as AccountItem['role'],
    name: row.name,
    avatar: row.avatar,
    email: row.email,
    status: row.status,
    registeredAt: row.created_at,
    licence:
      row.licence_number !== null && row.licence_state !== null
        ? { number: row.licence_number, state: row.licence_state, reason: row.licence_reason }
        : null,
    practice: row.kind !== null && row.speciality !== null ? { kind: row.kind, speciality: row.speciality } : null,
    legalName: row.legal_name,
    city: row.city,
  }
}
