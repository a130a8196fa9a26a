import { foundAtMost, type Found } from '#contract/search/schemas.ts'
import type { Reader } from '#server/kernel/db.ts'
import { isBookable } from '#server/modules/booking/index.ts'
import type { Wanted } from '#server/kernel/wanted.ts'
import { named } from './words.ts'

/** Verified doctors by name, for everybody. */
export async function findDoctors(db: Reader, wanted: Wanted): Promise<Found[]> {
  const rows = await db
    .selectFrom('doctors')
    .innerJoin('users', 'users.id', 'doctors.user_id')
    .select(['users.id', 'users.name', 'doctors.kind', 'doctors.speciality'])
    .where(isBookable)
    .where(named('users', wanted))
    .limit(foundAtMost)
    .execute()
  return rows.map(({ id, name, kind, speciality }) => ({ kind: 'doctor', id, name, doctorKind: kind, speciality }))
}
