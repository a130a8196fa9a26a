import type { FindAddressees } from '#server/kernel/inform.ts'
import './tables.ts'

/** People with an account, whatever its state: who was suspended still has news of their money. Nobody is told whose account was erased. */
export const findAddressees: FindAddressees = (db, ids) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'locale', 'time_zone as timeZone'])
    .where('id', 'in', ids)
    .where('erased_at', 'is', null)
    .execute()
