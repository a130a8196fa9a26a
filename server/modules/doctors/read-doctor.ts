import type { DoctorProfile, OwnProfile } from '#contract/doctors/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { forbidden, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { nextFreeSlots } from '#server/modules/booking/index.ts'
import { namesOfDoctor } from '#server/modules/lists/index.ts'
import { presentFace, selectFaces } from './present-doctor.ts'

/** A doctor as everybody may see them. 404 for one who is not verified, or suspended: nobody finds or books them. */
export async function readDoctor(platform: Platform, id: string): Promise<DoctorProfile> {
  const row = await profileRow(platform.db, id)
  if (row?.licence_state !== 'verified' || row.status !== 'active') throw notFound()
  return presentProfile(platform, row)
}

/** The caller's own profile, or their doctor's, whatever the state of the licence. */
export async function readOwnProfile(platform: Platform, actor: Actor): Promise<OwnProfile> {
  const row = actor.doctorId === null ? undefined : await profileRow(platform.db, actor.doctorId)
  if (!row) throw forbidden()
  const { licence_number: licenceNumber, licence_state: licenceState, currency, version } = row
  return { ...(await presentProfile(platform, row)), licenceNumber, licenceState, currency, version }
}

function profileRow(db: Reader, id: string) {
  return selectFaces(db)
    .select([
      'users.status',
      'doctors.biography',
      'doctors.experience_since',
      'doctors.licence_number',
      'doctors.licence_state',
      'doctors.version',
    ])
    .where('doctors.user_id', '=', id)
    .executeTakeFirst()
}

type ProfileRow = NonNullable<Awaited<ReturnType<typeof profileRow>>>

async function presentProfile(platform: Platform, row: ProfileRow): Promise<DoctorProfile> {
  const free = await nextFreeSlots(platform, [row.user_id])
  return {
    ...presentFace(row),
    biography: row.biography,
    experienceSince: row.experience_since,
    ...(await namesOfDoctor(platform.db, row.user_id)),
    stars: await starsOf(platform.db, row.user_id),
    nextFree: free.get(row.user_id) ?? [],
  }
}

async function starsOf(db: Reader, doctorId: string): Promise<DoctorProfile['stars']> {
  const rows = await db
    .selectFrom('reviews')
    .select(['rating', (count) => count.fn.countAll<number>().as('reviews')])
    .where('doctor_id', '=', doctorId)
    .groupBy('rating')
    .execute()
  const of = (rating: number) => rows.find((row) => row.rating === rating)?.reviews ?? 0
  return [of(1), of(2), of(3), of(4), of(5)]
}
