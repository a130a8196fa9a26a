import { sql } from 'kysely'
import { paths } from '#contract/paths.ts'
import type { StoredPhones } from '#server/kernel/stored-phones.ts'
import '../tables.ts'

/** The numbers in people's address books. */
export const addressPhones: StoredPhones = {
  place: 'address',
  link: paths.userSettings.link(),
  async read(db, { after, size }) {
    let found = db
      .selectFrom('addresses')
      .select(['user_id', sql<string[]>`array_agg(phone)`.as('phones')])
      .where('phone', 'is not', null)
      .groupBy('user_id')
      .orderBy('user_id')
      .limit(size)
    if (after !== null) found = found.where('user_id', '>', after)
    return (await found.execute()).map(({ user_id, phones }) => ({ userId: user_id, phones }))
  },
}
