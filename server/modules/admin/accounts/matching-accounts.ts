import { sql, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { MatchingAccounts } from '#contract/admin/account-schemas.ts'
import { userTypeOf } from '#contract/kernel/roles.ts'
import type { Reader, Tables } from '#server/kernel/db.ts'
import { escapeLike } from '#server/kernel/like.ts'
import { toE164 } from '#server/kernel/phones.ts'
import { matchesText } from '#server/kernel/search-terms.ts'

/** The accounts that match, for a list, a count or an operation over all of them: one meaning for the three. */
export function matchingAccounts(db: Reader, { role, search, status, licence }: MatchingAccounts) {
  let found = db
    .selectFrom('users')
    .leftJoin('doctors', 'doctors.user_id', 'users.id')
    .leftJoin('pharmacies', 'pharmacies.user_id', 'users.id')
    .leftJoin('companies', 'companies.user_id', 'users.id')
    .where('users.user_type', '=', userTypeOf(role))
    // Of an account that was erased nothing is left to look at.
    .where('users.erased_at', 'is', null)
  if (status) found = found.where('users.status', '=', status)
  if (licence) found = found.where(licenceColumn(role), '=', licence)
  if (!search) return found
  const named = matchesText('users.name_words', search)
  const beginning = `${escapeLike(search.toLowerCase())}%`
  const phone = `${escapeLike(toE164(search) ?? search)}%`
  return found.where((eb: ExpressionBuilder<Pick<Tables, 'users'>, 'users'>) =>
    eb.or([named, sql<SqlBool>`lower(users.email) like ${beginning}`, sql<SqlBool>`users.phone like ${phone}`]),
  )
}

/** Who has no licence matches none. */
const licenceColumn = (role: MatchingAccounts['role']) =>
  role === 'pharmacy' ? ('pharmacies.licence_state' as const) : ('doctors.licence_state' as const)
