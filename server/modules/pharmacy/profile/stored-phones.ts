import { paths } from '#contract/paths.ts'
import type { StoredPhones } from '#server/kernel/stored-phones.ts'

export const pharmacyPhones: StoredPhones = {
  place: 'pharmacy',
  link: paths.pharmaProfile.link(),
  async read(db, { after, size }) {
    let found = db
      .selectFrom('pharmacies')
      .select(['user_id', 'phone'])
      .where('phone', 'is not', null)
      .orderBy('user_id')
      .limit(size)
    if (after !== null) found = found.where('user_id', '>', after)
    return (await found.execute()).map(({ user_id, phone }) => ({ userId: user_id, phones: [phone!] }))
  },
}
