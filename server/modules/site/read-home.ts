import { sql } from 'kysely'
import type { Home } from '#contract/site/schemas.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { listBlogPosts } from '#server/modules/blog/index.ts'
import { featuredProducts } from '#server/modules/catalogue/index.ts'
import { listVoices, readDoctorCards } from '#server/modules/doctors/index.ts'
import { isBookable } from '#server/modules/booking/index.ts'

const shown = { doctors: 6, voices: 3, products: 8, posts: 3 } as const
/** Counting more than this would cost every visitor time. */
const countAtMost = 100_000

/** What the home page shows, in one call. */
export async function readHome(platform: Platform): Promise<Home> {
  const { db } = platform
  const featured = featuredDoctors(db)
  const [doctors, voices, products, posts, figures] = await Promise.all([
    featured.then((ids) => readDoctorCards(platform, ids)),
    featured.then((ids) => listVoices(db, ids)),
    featuredProducts(db, shown.products),
    listBlogPosts(platform, { limit: shown.posts }),
    countFigures(db),
  ])
  return { featuredDoctors: doctors, voices: voices.slice(0, shown.voices), products, posts: posts.items, figures }
}

/** Best rated first; few reviews weigh little, as if everybody had five of 4 stars to begin with. */
async function featuredDoctors(db: Reader): Promise<string[]> {
  const rows = await db
    .selectFrom('doctors')
    .innerJoin('users', 'users.id', 'doctors.user_id')
    .select('doctors.user_id')
    .where(isBookable)
    .orderBy(sql`(rating_sum + 20)::float / (rating_count + 5)`, 'desc')
    .orderBy('doctors.user_id')
    .limit(shown.doctors)
    .execute()
  return rows.map((row) => row.user_id)
}

async function countFigures(db: Reader): Promise<Home['figures']> {
  const doctors = await db
    .selectFrom('doctors')
    .select((eb) => [eb.fn.countAll<number>().as('doctors'), eb.fn.count<number>('speciality').distinct().as('specialities')])
    .where('licence_state', '=', 'verified')
    .executeTakeFirstOrThrow()
  const { visits } = await db
    .selectFrom((eb) =>
      eb.selectFrom('appointments').select('id').where('state', '=', 'completed').limit(countAtMost).as('completed'),
    )
    .select((eb) => eb.fn.countAll<number>().as('visits'))
    .executeTakeFirstOrThrow()
  return { ...doctors, visits }
}
