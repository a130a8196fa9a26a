import type { Platform } from '#server/kernel/platform.ts'
import { Refusal } from '#server/kernel/errors.ts'
import type { Work } from '#server/kernel/work.ts'
import { pickLots, type StockLine, sumByProduct } from './rules.ts'
import { isSellable, lockProducts, refreshStock } from './sellable.ts'

export interface StockOfOrder {
  readonly orderId: string
  /** A product may stand on several lines. */
  readonly lines: readonly StockLine[]
}

/**
 * Keeps units for an order until it is paid or ends: those that expire first, whatever is called back or expires today left out. All or nothing.
 * Whoever reserves for several orders locks all of their products first ({@link lockProducts}).
 * @throws Refusal 409 `out_of_stock`; its errors name the lines by their place, `lines.2`, with how many there are as `message`.
 */
export async function reserveStock(platform: Platform, work: Work, order: StockOfOrder): Promise<void> {
  const wanted = sumByProduct(order.lines)
  const productIds = wanted.map(({ productId }) => productId)
  await lockProducts(work, productIds)
  const lots = await work.db
    .selectFrom('stock_lots')
    .selectAll()
    .where('product_id', 'in', productIds)
    .where(isSellable(platform.clock.now()))
    .orderBy('id')
    .forUpdate()
    .execute()
  const missing = new Map<string, number>()
  for (const { productId, quantity } of wanted) {
    const ofProduct = lots.filter((lot) => lot.product_id === productId)
    const sellable = ofProduct.map((lot) => ({ id: lot.id, expiresOn: lot.expires_on, free: lot.quantity - lot.reserved }))
    const picked = pickLots(sellable, quantity)
    if (picked) for (const part of picked) await keep(work, order.orderId, productId, part)
    else
      missing.set(
        productId,
        sellable.reduce((free, lot) => free + lot.free, 0),
      )
  }
  if (missing.size > 0) throw outOfStock(order.lines, missing)
  await refreshStock(platform, work, productIds)
}

async function keep(
  work: Work,
  orderId: string,
  productId: string,
  { lotId, quantity }: { lotId: string; quantity: number },
): Promise<void> {
  await work.db
    .updateTable('stock_lots')
    .set((eb) => ({ reserved: eb('reserved', '+', quantity) }))
    .where('id', '=', lotId)
    .execute()
  // What the order had of this lot before and let go of counts no more.
  await work.db
    .insertInto('stock_reservations')
    .values({ order_id: orderId, lot_id: lotId, product_id: productId, quantity, state: 'reserved' })
    .onConflict((clash) =>
      clash.columns(['order_id', 'lot_id']).doUpdateSet((eb) => ({
        quantity: eb
          .case()
          .when('stock_reservations.state', '=', 'reserved')
          .then(eb('stock_reservations.quantity', '+', quantity))
          .else(quantity)
          .end(),
        state: 'reserved',
      })),
    )
    .execute()
}

/** @returns the refusal that names each line of a product that is short, with how many there are. */
function outOfStock(lines: readonly StockLine[], missing: ReadonlyMap<string, number>): Refusal {
  const errors = lines.flatMap(({ productId }, index) =>
    missing.has(productId) ? [{ field: `lines.${index}`, code: 'out_of_stock', message: String(missing.get(productId)) }] : [],
  )
  return new Refusal(409, 'out_of_stock', 'Some of this is no longer there in that number', { errors })
}
