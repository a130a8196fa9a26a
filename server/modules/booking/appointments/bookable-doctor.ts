import { invalid } from '#server/kernel/errors.ts'
import type { Work } from '#server/kernel/work.ts'
import { isBookable } from '../is-bookable.ts'

/**
 * The doctor as somebody to be booked: verified and active, and kept so until the unit of work has ended.
 * @throws Refusal 422 for every other one.
 */
export async function bookableDoctor(work: Work, id: string) {
  const doctor = await work.db
    .selectFrom('doctors')
    .innerJoin('users', 'users.id', 'doctors.user_id')
    .select(['kind', 'speciality', 'species', 'video_fee', 'clinic_fee', 'currency'])
    .where('doctors.user_id', '=', id)
    .where(isBookable)
    .forShare('doctors')
    .executeTakeFirst()
  if (!doctor) throw invalid('doctorId', 'unknown_doctor', 'There is no such doctor to book')
  return doctor
}

export type BookableDoctor = Awaited<ReturnType<typeof bookableDoctor>>
