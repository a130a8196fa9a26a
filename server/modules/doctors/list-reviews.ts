import type { Review } from '#contract/doctors/schemas.ts'
import { notFound } from '#server/kernel/errors.ts'
import { readPage } from '#server/kernel/paging.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { publicName } from '#server/kernel/public-name.ts'
import { isBookable } from '#server/modules/booking/index.ts'

/** What patients said, newest first. 404 for a doctor whom nobody can find. */
export async function listReviews(
  { db }: Platform,
  { id, ...asked }: { id: string; cursor?: string | undefined; limit: number },
): Promise<{ items: Review[]; next: string | null }> {
  const doctor = await db
    .selectFrom('doctors')
    .innerJoin('users', 'users.id', 'doctors.user_id')
    .select('doctors.user_id')
    .where('doctors.user_id', '=', id)
    .where(isBookable)
    .executeTakeFirst()
  if (!doctor) throw notFound()
  const reviews = db
    .selectFrom('reviews')
    .innerJoin('users', 'users.id', 'reviews.patient_id')
    .select(['reviews.id', 'reviews.rating', 'reviews.words', 'reviews.created_at', 'users.name'])
    .where('reviews.doctor_id', '=', id)
  const page = await readPage(
    reviews,
    {
      column: 'reviews.created_at',
      kind: 'instant',
      id: 'reviews.id',
      direction: 'desc',
      at: (row) => [row.created_at, row.id],
    },
    asked,
  )
  const items = page.items.map((row) => ({
    id: row.id,
    author: publicName(row.name),
    stars: row.rating,
    words: row.words,
    at: row.created_at,
  }))
  return { items, next: page.next }
}
