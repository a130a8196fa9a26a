import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { conflict, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { isBookable } from '#server/modules/booking/index.ts'
import './tables.ts'

/** Favourites that one patient may have. */
const mostFavourites = 200

export async function listFavourites(db: Reader, { userId }: Pick<Actor, 'userId'>): Promise<string[]> {
  const rows = await db
    .selectFrom('favourite_doctors')
    .select('doctor_id')
    .where('patient_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('doctor_id')
    .execute()
  return rows.map((row) => row.doctor_id)
}

/** @throws Refusal 404 for a doctor whom nobody can find; 409 `too_many_favourites` */
export async function addFavourite(platform: Platform, { userId }: Actor, doctorId: string): Promise<void> {
  await platform.transact(async (work) => {
    const doctor = await work.db
      .selectFrom('doctors')
      .innerJoin('users', 'users.id', 'doctors.user_id')
      .select('doctors.user_id')
      .where('doctors.user_id', '=', doctorId)
      .where(isBookable)
      .executeTakeFirst()
    if (!doctor) throw notFound()
    // The patient's row is locked, so that additions at once are counted one after the other.
    await work.db.selectFrom('patients').select('user_id').where('user_id', '=', userId).forUpdate().executeTakeFirstOrThrow()
    const favourites = await listFavourites(work.db, { userId })
    if (favourites.includes(doctorId)) return
    if (favourites.length >= mostFavourites) throw conflict('too_many_favourites', `No more than ${mostFavourites} favourites`)
    await work.db
      .insertInto('favourite_doctors')
      .values({ patient_id: userId, doctor_id: doctorId, created_at: platform.clock.now() })
      .execute()
  })
}

export async function removeFavourite({ db }: Platform, { userId }: Actor, doctorId: string): Promise<void> {
  await db.deleteFrom('favourite_doctors').where('patient_id', '=', userId).where('doctor_id', '=', doctorId).execute()
}
