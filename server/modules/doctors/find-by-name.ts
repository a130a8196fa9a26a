import { maxResults } from '#contract/search/schemas.ts'
import { matchesName } from '#server/kernel/search-terms.ts'
import { isBookable } from '#server/modules/booking/index.ts'
import type { Finder } from '#server/modules/search/index.ts'

/** Verified doctors by name, for everybody. */
export const findByName: Finder = async (db, _actor, wanted) => {
  const rows = await db
    .selectFrom('doctors')
    .innerJoin('users', 'users.id', 'doctors.user_id')
    .select(['users.id', 'users.name', 'doctors.kind', 'doctors.speciality'])
    .where(isBookable)
    .where(matchesName('users', wanted))
    .limit(maxResults)
    .execute()
  return rows.map(({ id, name, kind, speciality }) => ({ kind: 'doctor', id, name, doctorKind: kind, speciality }))
}
