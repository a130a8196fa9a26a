import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'

/**
 * Whether the row of `stock_lots` may be sold now: not called back, and good beyond today, as the pharmacy's clock has it. Of a lot that
 * expires tonight nothing is sold any more.
 */
export function isSellable(now: Date): RawBuilder<SqlBool> {
  return sql<SqlBool>`(stock_lots.recalled_at is null and (stock_lots.expires_on is null or stock_lots.expires_on > (
    select (${now.toISOString()}::timestamptz at time zone users.time_zone)::date from products
    join users on users.id = products.pharmacy_id where products.id = stock_lots.product_id)))`
}

/** Locks the products' rows in the order of their ids: whoever changes what can be sold of them waits here, and nobody in a circle. */
export async function lockProducts(work: Work, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return
  await work.db
    .selectFrom('products')
    .select('id')
    .where('id', 'in', [...new Set(productIds)])
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Writes down anew what can be sold of the products, whose rows are locked. Whoever changes lots calls it afterwards. */
export async function refreshStock(platform: Platform, work: Work, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return
  const free = sql<number>`(select coalesce(sum(quantity - reserved), 0)::integer from stock_lots
    where stock_lots.product_id = products.id and ${isSellable(platform.clock.now())})`
  await work.db
    .updateTable('products')
    .set({ stock: free })
    .where('id', 'in', [...new Set(productIds)])
    .where('stock', '<>', free)
    .execute()
}
