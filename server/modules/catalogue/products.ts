import { sql } from 'kysely'
import type { z } from 'zod'
import type { ProductCard, productQuery } from '#contract/catalogue/schemas.ts'
import type { Reader } from '#server/kernel/db.ts'
import { escapeLike } from '#server/kernel/like.ts'
import { readPage } from '#server/kernel/paging.ts'

type ProductQuery = z.output<typeof productQuery>

/** Products of verified pharmacies, newest first. */
export async function listProducts(db: Reader, query: ProductQuery): Promise<{ items: ProductCard[]; next: string | null }> {
  if (query.featured) return { items: await featuredProducts(db, query.limit), next: null }
  let found = cards(db)
  if (query.audience) found = found.where('products.audience', 'in', [query.audience, 'both'])
  if (query.category) found = found.where('products.category', '=', query.category)
  if (query.search) found = found.where('products.name', 'ilike', `%${escapeLike(query.search)}%`)
  const order = { column: 'products.created_at', id: 'products.id', kind: 'instant', direction: 'desc' } as const
  const { items, next } = await readPage(found, { ...order, at: (row) => [row.created_at, row.id] }, query)
  return { items: items.map(present), next }
}

/** One in stock of each category, the newest that needs no prescription: the shop's window. */
export async function featuredProducts(db: Reader, limit: number): Promise<ProductCard[]> {
  const rows = await cards(db)
    .distinctOn('products.category')
    .where('products.stock', '>', 0)
    .where('products.prescription_only', '=', false)
    .orderBy('products.category')
    .orderBy('products.created_at', 'desc')
    .orderBy('products.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(present)
}

function cards(db: Reader) {
  return db
    .selectFrom('products')
    .innerJoin('pharmacies', 'pharmacies.user_id', 'products.pharmacy_id')
    .select(['products.id', 'products.name', 'category', 'audience', 'price', 'products.currency', 'picture'])
    .select(['prescription_only', 'products.created_at', 'pharmacy_id', 'legal_name'])
    .select(sql<boolean>`products.stock > 0`.as('in_stock'))
    .where('pharmacies.licence_state', '=', 'verified')
}

function present(row: Awaited<ReturnType<ReturnType<typeof cards>['execute']>>[number]): ProductCard {
  return {
    id: row.id,
    name: row.name,
    category: row.category,
    audience: row.audience,
    price: { amount: row.price, currency: row.currency },
    picture: row.picture,
    prescriptionOnly: row.prescription_only,
    inStock: row.in_stock,
    pharmacy: { id: row.pharmacy_id, name: row.legal_name },
  }
}
