import { sql } from 'kysely'
import type { z } from 'zod'
import type { reach, Recallable } from '#contract/recalls/schemas.ts'
import { foundProducts } from '#contract/recalls/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { groupedBy } from '#server/kernel/grouped-by.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { matchesText } from '#server/kernel/search-terms.ts'
import { packetsOfLot } from './find-packets.ts'

/** Products by name: a pharmacy's own, hidden ones too, or everybody's for administrators; with every lot they ever had. */
export async function findRecallable(
  { db }: Platform,
  actor: Actor,
  search: string | undefined,
): Promise<{ items: Recallable[] }> {
  let select = db
    .selectFrom('products')
    .innerJoin('pharmacies', 'pharmacies.user_id', 'products.pharmacy_id')
    .select(['products.id', 'products.name', 'legal_name'])
  if (actor.role !== 'admin') select = select.where('products.pharmacy_id', '=', actor.userId)
  if (search) {
    select = select.where(matchesText(sql<string>`(products.search_words || ' ' || folded(products.sku))`, search))
  }
  const rows = await select.orderBy('products.name_order').orderBy('products.id').limit(foundProducts).execute()
  if (rows.length === 0) return { items: [] }
  const lots = await db
    .selectFrom('stock_lots')
    .select(['product_id', 'lot', 'quantity', 'recalled_at'])
    .where(
      'product_id',
      'in',
      rows.map(({ id }) => id),
    )
    .where('lot', '<>', '')
    .orderBy('created_at', 'desc')
    .orderBy('lot')
    .execute()
  const byProduct = groupedBy(lots, (lot) => lot.product_id)
  return {
    items: rows.map(({ id, name, legal_name: pharmacy }) => ({
      id,
      name,
      pharmacy,
      lots: (byProduct.get(id) ?? []).map(({ lot, quantity, recalled_at }) => ({
        lot,
        quantity,
        isRecalled: recalled_at !== null,
      })),
    })),
  }
}

/** Whom a recall would reach, before it is done. @throws Refusal 404 for a product of another pharmacy */
export async function foreseeRecall(
  { db }: Platform,
  actor: Actor,
  { productId, lot }: { readonly productId: string; readonly lot: string },
): Promise<z.output<typeof reach>> {
  const product = await db.selectFrom('products').select('pharmacy_id').where('id', '=', productId).executeTakeFirst()
  if (!product || (actor.role !== 'admin' && product.pharmacy_id !== actor.userId)) throw notFound()
  const shelf = await db
    .selectFrom('stock_lots')
    .select('quantity')
    .where('product_id', '=', productId)
    .where('lot', '=', lot)
    .executeTakeFirst()
  const packets = await packetsOfLot(db, productId, lot)
  return {
    onShelf: shelf?.quantity ?? 0,
    packets: packets.reduce((sum, { quantity }) => sum + quantity, 0),
    people: new Set(packets.map(({ user_id }) => user_id)).size,
  }
}
