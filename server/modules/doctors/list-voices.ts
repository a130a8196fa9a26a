import type { Home } from '#contract/site/schemas.ts'
import type { Reader } from '#server/kernel/db.ts'
import { publicName } from '#server/kernel/public-name.ts'

/** What was last said of each of these doctors, by somebody who was there: the newest review that has words, whatever its stars. In their order. */
export async function listVoices(db: Reader, doctorIds: readonly string[]): Promise<Home['voices']> {
  if (doctorIds.length === 0) return []
  const rows = await db
    .selectFrom('doctors')
    .innerJoin('users as doctor', 'doctor.id', 'doctors.user_id')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('reviews')
          .innerJoin('users', 'users.id', 'reviews.patient_id')
          .select(['reviews.id', 'reviews.rating', 'reviews.words', 'users.name as author'])
          .whereRef('reviews.doctor_id', '=', 'doctors.user_id')
          .where('reviews.words', '<>', '')
          .orderBy('reviews.created_at', 'desc')
          .orderBy('reviews.id', 'desc')
          .limit(1)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .select([
      'newest.id',
      'newest.rating',
      'newest.words',
      'newest.author',
      'doctors.user_id',
      'doctors.speciality',
      'doctor.name',
    ])
    .where('doctors.user_id', 'in', [...doctorIds])
    .execute()
  return rows
    .toSorted((one, other) => doctorIds.indexOf(one.user_id) - doctorIds.indexOf(other.user_id))
    .map((row) => ({
      id: row.id,
      author: publicName(row.author),
      stars: row.rating,
      words: row.words,
      doctor: { id: row.user_id, name: row.name, speciality: row.speciality },
    }))
}
