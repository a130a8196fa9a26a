import { sql } from 'kysely'
import { paths } from '#contract/paths.ts'
import type { StoredPhones } from '#server/kernel/stored-phones.ts'
import './tables.ts'

export const emergencyPhones: StoredPhones = {
  place: 'emergencyContact',
  link: paths.userSettings.link(),
  async read(db, { after, size }) {
    let found = db
      .selectFrom('patients')
      .select(['user_id', sql<string>`emergency_contact->>'phone'`.as('phone')])
      .where('emergency_contact', 'is not', null)
      .orderBy('user_id')
      .limit(size)
    if (after !== null) found = found.where('user_id', '>', after)
    return (await found.execute()).map(({ user_id, phone }) => ({ userId: user_id, phones: [phone] }))
  },
}
