import { roles } from '#contract/kernel/roles.ts'
import { maxResults, type Found } from '#contract/search/schemas.ts'
import type { Reader } from '#server/kernel/db.ts'
import { sql, type SqlBool } from 'kysely'
import { escapeLike } from '#server/kernel/like.ts'
import { eachOnce } from './each-once.ts'
import { presentOrder, selectOrders } from './orders.ts'
import { matchesName, type SearchTerms } from '#server/kernel/search-terms.ts'
import { beginningOfNumber } from './words.ts'

/** For administrators: accounts of every kind by name or by the beginning of the e-mail address, and orders by number. */
export async function findInPlatform(db: Reader, wanted: SearchTerms): Promise<Found[]> {
  const number = beginningOfNumber(wanted)
  const orders = number === null ? [] : await selectOrders(db).where('orders.number', 'like', number).limit(maxResults).execute()
  return [...(await findAccounts(db, wanted)), ...orders.map((row) => presentOrder(row, 'buyer'))]
}

async function findAccounts(db: Reader, wanted: SearchTerms): Promise<Found[]> {
  const accounts = db.selectFrom('users').select(['id', 'name', 'user_type', 'status', 'email']).limit(maxResults)
  const address = `${escapeLike(wanted.words.join(' ').toLowerCase())}%`
  const byAddress = await accounts.where(sql<SqlBool>`lower(users.email) like ${address}`).execute()
  const byName = await accounts.where(matchesName('users', wanted)).execute()
  const found = eachOnce([...byAddress, ...byName]).slice(0, maxResults)
  return found.map(({ user_type: userType, ...account }) => ({
    kind: 'account',
    role: roles[userType],
    ...account,
  }))
}
