import { conflict } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { reserveStock } from './reserve-stock.ts'
import { type StockLine, sumByProduct } from './rules.ts'
import { isSellable, lockProducts, refreshStock } from './sellable.ts'

/**
 * What was kept for the order goes with it. Units of a lot that was called back or expired meanwhile are replaced by others.
 * @throws Refusal 409 `out_of_stock` when there are none; nothing may then be left of the caller's part.
 */
export async function takeStock(platform: Platform, work: Work, orderId: string): Promise<void> {
  await lockKeptProducts(work, orderId)
  await replaceUnsellable(platform, work, orderId)
  const kept = await lockKept(work, orderId)
  if (kept.length === 0) throw conflict('out_of_stock', 'Nothing is kept for this order')
  for (const { lot_id, quantity } of kept) {
    await work.db
      .updateTable('stock_lots')
      .set((eb) => ({ quantity: eb('quantity', '-', quantity), reserved: eb('reserved', '-', quantity) }))
      .where('id', '=', lot_id)
      .execute()
  }
  await setState(work, orderId, 'taken')
}

/** Whoever calls a lot back at this moment is waited for, or waits. */
async function lockKeptProducts(work: Work, orderId: string): Promise<void> {
  const kept = await work.db
    .selectFrom('stock_reservations')
    .select('product_id')
    .where('order_id', '=', orderId)
    .where('state', '=', 'reserved')
    .execute()
  await lockProducts(
    work,
    kept.map(({ product_id }) => product_id),
  )
}

/** What was kept for the order can be sold again. Nothing happens when nothing is. */
export async function releaseStock(platform: Platform, work: Work, orderId: string): Promise<void> {
  const products = await work.db
    .selectFrom('stock_reservations')
    .select('product_id')
    .distinct()
    .where('order_id', '=', orderId)
    .where('state', '=', 'reserved')
    .execute()
  const productIds = products.map(({ product_id }) => product_id)
  await lockProducts(work, productIds)
  for (const { lot_id, quantity } of await lockKept(work, orderId)) {
    await work.db
      .updateTable('stock_lots')
      .set((eb) => ({ reserved: eb('reserved', '-', quantity) }))
      .where('id', '=', lot_id)
      .execute()
  }
  await setState(work, orderId, 'released')
  await refreshStock(platform, work, productIds)
}

/**
 * Units that went with the order come back to the lots they were of, no more than it had: of an order that was cancelled, or goods sent back.
 * Medicines that were dispensed never come back; that is for the caller to see to.
 */
export async function restock(
  platform: Platform,
  work: Work,
  { orderId, lines }: { readonly orderId: string; readonly lines: readonly StockLine[] },
): Promise<void> {
  const wanted = sumByProduct(lines)
  await lockProducts(
    work,
    wanted.map(({ productId }) => productId),
  )
  for (const { productId, quantity } of wanted) {
    const taken = await work.db
      .selectFrom('stock_reservations')
      .selectAll()
      .where('order_id', '=', orderId)
      .where('product_id', '=', productId)
      .where('state', '=', 'taken')
      .orderBy('lot_id')
      .forUpdate()
      .execute()
    let left = quantity
    for (const part of taken) {
      const units = Math.min(left, part.quantity - part.restocked)
      if (units <= 0) continue
      left -= units
      await work.db
        .updateTable('stock_reservations')
        .set({ restocked: part.restocked + units })
        .where('order_id', '=', orderId)
        .where('lot_id', '=', part.lot_id)
        .execute()
      await work.db
        .updateTable('stock_lots')
        .set((eb) => ({ quantity: eb('quantity', '+', units) }))
        .where('id', '=', part.lot_id)
        .execute()
    }
  }
  await refreshStock(
    platform,
    work,
    wanted.map(({ productId }) => productId),
  )
}

function lockKept(work: Work, orderId: string) {
  return work.db
    .selectFrom('stock_reservations')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '=', 'reserved')
    .orderBy('lot_id')
    .forUpdate()
    .execute()
}

async function setState(work: Work, orderId: string, state: 'taken' | 'released'): Promise<void> {
  await work.db
    .updateTable('stock_reservations')
    .set({ state })
    .where('order_id', '=', orderId)
    .where('state', '=', 'reserved')
    .execute()
}

async function replaceUnsellable(platform: Platform, work: Work, orderId: string): Promise<void> {
  const now = platform.clock.now()
  const spoilt = await work.db
    .selectFrom('stock_reservations')
    .innerJoin('stock_lots', 'stock_lots.id', 'stock_reservations.lot_id')
    .select(['stock_reservations.lot_id', 'stock_reservations.product_id', 'stock_reservations.quantity'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'reserved')
    .where((eb) => eb.not(isSellable(now)))
    .orderBy('lot_id')
    .execute()
  if (spoilt.length === 0) return
  // Before their lots, as everybody else does: or two who pay, and one who checks out, wait in a circle.
  await lockProducts(
    work,
    spoilt.map(({ product_id }) => product_id),
  )
  for (const { lot_id, quantity } of spoilt) {
    await work.db
      .updateTable('stock_lots')
      .set((eb) => ({ reserved: eb('reserved', '-', quantity) }))
      .where('id', '=', lot_id)
      .execute()
    await work.db
      .updateTable('stock_reservations')
      .set({ state: 'released' })
      .where('order_id', '=', orderId)
      .where('lot_id', '=', lot_id)
      .execute()
  }
  const lines = spoilt.map(({ product_id: productId, quantity }) => ({ productId, quantity }))
  await reserveStock(platform, work, { orderId, lines })
}
