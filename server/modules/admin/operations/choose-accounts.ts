import { sql } from 'kysely'
import type { ChosenAccounts } from '#contract/admin/account-schemas.ts'
import { accountRoles, mostAccounts } from '#contract/admin/account-values.ts'
import { userTypeOf } from '#contract/kernel/roles.ts'
import type { Reader } from '#server/kernel/db.ts'
import { matchingAccounts } from '../accounts/matching-accounts.ts'

/** The accounts that are meant, as they are now, in the order of their ids. One more than an operation takes tells that there are too many. */
export async function chooseAccounts(db: Reader, chosen: ChosenAccounts): Promise<string[]> {
  const found =
    chosen.by === 'filter'
      ? matchingAccounts(db, chosen.filter).select('users.id')
      : db
          .selectFrom('users')
          .select('users.id')
          .where('users.id', '=', sql<string>`any(${[...new Set(chosen.ids)]}::uuid[])`)
          .where('users.user_type', 'in', accountRoles.map(userTypeOf))
  const rows = await found
    .orderBy('users.id')
    .limit(mostAccounts + 1)
    .execute()
  return rows.map(({ id }) => id)
}
