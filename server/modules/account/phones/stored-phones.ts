import { userTypeOf, type Role } from '#contract/kernel/roles.ts'
import { paths } from '#contract/paths.ts'
import type { StoredPhones } from '#server/kernel/stored-phones.ts'
import '../tables.ts'

/** The numbers of accounts of this role. */
const phonesOfAccounts = (role: Role): StoredPhones['read'] =>
  async function readPhones(db, { after, size }) {
    let found = db
      .selectFrom('users')
      .select(['id', 'phone'])
      .where('user_type', '=', userTypeOf(role))
      .where('phone', 'is not', null)
      .orderBy('id')
      .limit(size)
    if (after !== null) found = found.where('id', '>', after)
    return (await found.execute()).map(({ id, phone }) => ({ userId: id, phones: [phone!] }))
  }

export const accountPhones: readonly StoredPhones[] = [
  { place: 'mobile', read: phonesOfAccounts('patient'), link: paths.userSettings.link() },
  { place: 'company', read: phonesOfAccounts('company'), link: paths.companyProfile.link() },
]
