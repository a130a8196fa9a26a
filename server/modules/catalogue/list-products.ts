import { sql } from 'kysely'
import type { z } from 'zod'
import { categories, type Category } from '#contract/catalogue/choices.ts'
import {
  countedAtMost,
  type ProductCard,
  type ProductCounts,
  type ProductNarrowing,
  type productPage,
  type productQuery,
} from '#contract/catalogue/schemas.ts'
import type { PostalAddress } from '#contract/kernel/postal-address.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { readPage } from '#server/kernel/paging.ts'
import { reachColumns, usualAddress } from './brought-to-me.ts'
import { presentFound } from './present-found.ts'
import { productOrders } from './product-orders.ts'
import { narrowProducts, presentProduct, selectProducts } from './select-products.ts'

/** Products that can be seen, as they are asked for, each with how it comes to the caller; or the shop's window, which is the same for everybody. */
export async function listProducts(
  db: Reader,
  query: z.output<typeof productQuery>,
  actor?: Actor | null,
): Promise<z.input<typeof productPage>> {
  if (query.featured) {
    const items = await featuredProducts(db, query.limit)
    return { items: items.map((each) => ({ ...each, broughtToMe: null })), next: null, searchedFor: null, bringsTo: null }
  }
  const address = await usualAddress(db, actor)
  const { found, searchedFor } = await narrowProducts(db, query, address)
  const wanted = query.category ? found.where('category', '=', query.category) : found
  const { items, next } = await readPage(wanted.select(reachColumns(address)), productOrders[query.sort], query)
  const bringsTo = address && townOf(address)
  return { items: items.map(presentFound), next, searchedFor, bringsTo }
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
export async function countProducts(db: Reader, asked: ProductNarrowing, actor?: Actor | null): Promise<ProductCounts> {
  const { found } = await narrowProducts(db, asked, asked.broughtToMe ? await usualAddress(db, actor) : null)
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

const townOf = ({ city, region, postalCode, country }: PostalAddress) => ({ city, region, postalCode, country })
