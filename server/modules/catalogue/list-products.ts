import { sql } from 'kysely'
import type { z } from 'zod'
import { categories, type Category } from '#contract/catalogue/choices.ts'
import {
  countedAtMost,
  type ProductCard,
  type ProductCounts,
  type ProductNarrowing,
  type productQuery,
} from '#contract/catalogue/schemas.ts'
import type { Reader } from '#server/kernel/db.ts'
import { readPage } from '#server/kernel/paging.ts'
import { productOrders } from './product-orders.ts'
import { narrowProducts, presentProduct, selectProducts } from './select-products.ts'

/** Products that can be seen, as they are asked for; or the shop's window. */
export async function listProducts(
  db: Reader,
  query: z.output<typeof productQuery>,
): Promise<{ items: ProductCard[]; next: string | null; searchedFor: string | null }> {
  if (query.featured) return { items: await featuredProducts(db, query.limit), next: null, searchedFor: null }
  const { found, searchedFor } = await narrowProducts(db, query)
  const wanted = query.category ? found.where('category', '=', query.category) : found
  const { items, next } = await readPage(wanted, productOrders[query.sort], query)
  return { items: items.map(presentProduct), next, searchedFor }
}

/** One in stock of each category, the newest that needs no prescription: the shop's window. */
export async function featuredProducts(db: Reader, limit: number): Promise<ProductCard[]> {
  const rows = await selectProducts(db)
    .distinctOn('products.category')
    .where('products.stock', '>', 0)
    .where('products.prescription_only', '=', false)
    .orderBy('products.category')
    .orderBy('products.created_at', 'desc')
    .orderBy('products.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(presentProduct)
}

/** How many of what is looked for each category has; none is counted further than people care. */
export async function countProducts(db: Reader, asked: ProductNarrowing): Promise<ProductCounts> {
  const { found } = await narrowProducts(db, asked)
  const ofCategory = found
    .clearSelect()
    .select(sql`1`.as('one'))
    .where('category', '=', sql<Category>`known.category`)
    .limit(countedAtMost)
  const { rows } = await sql<ProductCounts['items'][number]>`
    select known.category, counted.products from unnest(${sql.val([...categories])}::text[]) with ordinality as known (category, place)
    cross join lateral (select count(*) as products from (${ofCategory}) as found) as counted
    where counted.products > 0 order by known.place`.execute(db)
  return { items: rows }
}
