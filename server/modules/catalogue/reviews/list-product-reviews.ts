import type { z } from 'zod'
import type { ProductReviewSort } from '#contract/catalogue/choices.ts'
import type { ProductReview, productReviewQuery } from '#contract/catalogue/schemas.ts'
import type { StarCounts } from '#contract/kernel/review.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader, Tables } from '#server/kernel/db.ts'
import { notFound } from '#server/kernel/errors.ts'
import { type Order, readPage } from '#server/kernel/paging.ts'
import { publicName } from '#server/kernel/public-name.ts'
import { selectProducts } from '../select-products.ts'

interface Row {
  readonly id: string
  readonly stars: number
  readonly created_at: string
}

const byStars = {
  column: 'product_reviews.stars',
  kind: 'integer',
  id: 'product_reviews.id',
  at: (row: Row) => [row.stars, row.id] as const,
} as const

const orders: Readonly<Record<ProductReviewSort, Order<Tables, 'product_reviews', Row>>> = {
  newest: {
    column: 'product_reviews.created_at',
    kind: 'instant',
    id: 'product_reviews.id',
    direction: 'desc',
    at: (row) => [row.created_at, row.id],
  },
  best: { ...byStars, direction: 'desc' },
  worst: { ...byStars, direction: 'asc' },
}

/** What buyers say, but for what the office hid and what the reader has reported. 404 for a product that nobody can see. */
export async function listProductReviews(
  db: Reader,
  actor: Actor | null | undefined,
  { id, sort, ...asked }: z.output<typeof productReviewQuery> & { readonly id: string },
): Promise<{ items: ProductReview[]; next: string | null; stars: StarCounts }> {
  if (!(await selectProducts(db).where('products.id', '=', id).executeTakeFirst())) throw notFound()
  const shown = db
    .selectFrom('product_reviews')
    .innerJoin('users', 'users.id', 'product_reviews.author_id')
    .select(['product_reviews.id', 'author_id', 'stars', 'words', 'product_reviews.created_at', 'users.name'])
    .where('product_id', '=', id)
    .where('product_reviews.hidden_at', 'is', null)
    .$if(Boolean(actor), (found) =>
      found.where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('reports')
              .select('reports.case_id')
              .where('reporter_id', '=', actor!.userId)
              .where('subject_kind', '=', 'productReview')
              .whereRef('subject_id', '=', 'product_reviews.id'),
          ),
        ),
      ),
    )
  const page = await readPage(shown, orders[sort], asked)
  const items = page.items.map((row) => ({
    id: row.id,
    author: publicName(row.name),
    stars: row.stars,
    words: row.words,
    at: row.created_at,
    isOwn: row.author_id === actor?.userId,
  }))
  return { items, next: page.next, stars: await countStars(db, id) }
}

async function countStars(db: Reader, productId: string): Promise<StarCounts> {
  const rows = await db
    .selectFrom('product_reviews')
    .select(['stars', (eb) => eb.fn.countAll<number>().as('count')])
    .where('product_id', '=', productId)
    .where('hidden_at', 'is', null)
    .groupBy('stars')
    .execute()
  const of = (stars: number) => rows.find((row) => row.stars === stars)?.count ?? 0
  return [of(1), of(2), of(3), of(4), of(5)]
}
