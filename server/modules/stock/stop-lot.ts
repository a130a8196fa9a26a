import type { Reader } from '#server/kernel/db.ts'
import { conflict, Refusal } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { reserveStock } from './reserve-stock.ts'
import { lockProducts, refreshStock } from './sellable.ts'
import { takeStock } from './settle-stock.ts'

interface Lot {
  readonly productId: string
  readonly lot: string
}

/** States in which a parcel still stands at the pharmacy. */
const standing = ['paid', 'accepted', 'preparing'] as const

/**
 * Nothing of the lot is sold any more, known to the shelf or not. Orders of the shop that still stand at the pharmacy get units of other lots where
 * there are any; what is kept for unpaid ones is replaced once they are paid ({@link takeStock}).
 */
export async function stopLot(platform: Platform, work: Work, { productId, lot }: Lot): Promise<void> {
  await lockProducts(work, [productId])
  const recalled_at = platform.clock.now()
  const { id: lotId } = await work.db
    .insertInto('stock_lots')
    .values({ product_id: productId, lot, expires_on: null, quantity: 0, recalled_at })
    .onConflict((clash) => clash.columns(['product_id', 'lot']).doUpdateSet({ recalled_at }))
    .returning('id')
    .executeTakeFirstOrThrow()
  const packed = await work.db
    .selectFrom('stock_reservations')
    .innerJoin('orders', 'orders.id', 'stock_reservations.order_id')
    .select(['orders.id', 'stock_reservations.quantity', 'restocked'])
    .where('lot_id', '=', lotId)
    .where('stock_reservations.state', '=', 'taken')
    .where('orders.kind', '=', 'shop')
    .where('orders.fulfilment_state', 'in', [...standing])
    .orderBy('orders.created_at')
    .orderBy('orders.id')
    .execute()
  for (const { id: orderId, quantity, restocked } of packed) {
    if (quantity > restocked) await replaceTaken(platform, work, { orderId, lotId, productId, units: quantity - restocked })
  }
  await refreshStock(platform, work, [productId])
}

interface TakenPart {
  readonly orderId: string
  readonly lotId: string
  readonly productId: string
  readonly units: number
}

async function replaceTaken(platform: Platform, work: Work, { orderId, lotId, productId, units }: TakenPart): Promise<void> {
  const others = await work.db
    .selectFrom('stock_reservations')
    .select('lot_id')
    .where('order_id', '=', orderId)
    .where('product_id', '=', productId)
    .where('lot_id', '<>', lotId)
    .where('state', '=', 'taken')
    .executeTakeFirst()
  // A lot that the order has some of already cannot be written down a second time.
  if (others) return
  try {
    await work.savepoint(async () => {
      await comeBack(work, { orderId, lotId, units })
      await reserveStock(platform, work, { orderId, lines: [{ productId, quantity: units }] })
      await takeStock(platform, work, orderId)
    })
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'out_of_stock')) throw error
  }
}

async function comeBack(work: Work, { orderId, lotId, units }: Pick<TakenPart, 'orderId' | 'lotId' | 'units'>): Promise<void> {
  await work.db
    .updateTable('stock_reservations')
    .set((eb) => ({ restocked: eb('restocked', '+', units) }))
    .where('order_id', '=', orderId)
    .where('lot_id', '=', lotId)
    .execute()
  await work.db
    .updateTable('stock_lots')
    .set((eb) => ({ quantity: eb('quantity', '+', units) }))
    .where('id', '=', lotId)
    .execute()
}

/** What an order took of a lot stays at the pharmacy: it is on no shelf that sells, and in no parcel. */
export async function bringBackLot(work: Work, { orderId, productId, lot }: Lot & { readonly orderId: string }): Promise<void> {
  await lockProducts(work, [productId])
  const part = await work.db
    .selectFrom('stock_reservations')
    .innerJoin('stock_lots', 'stock_lots.id', 'stock_reservations.lot_id')
    .select(['lot_id', 'stock_reservations.quantity', 'restocked'])
    .where('order_id', '=', orderId)
    .where('stock_reservations.product_id', '=', productId)
    .where('stock_lots.lot', '=', lot)
    .where('state', '=', 'taken')
    .executeTakeFirst()
  if (part && part.quantity > part.restocked) {
    await comeBack(work, { orderId, lotId: part.lot_id, units: part.quantity - part.restocked })
  }
}

/** Whether units that are kept for an unpaid order are of a lot that was called back since. */
export async function keepsRecalled(db: Reader, orderId: string): Promise<boolean> {
  const found = await db
    .selectFrom('stock_reservations')
    .innerJoin('stock_lots', 'stock_lots.id', 'stock_reservations.lot_id')
    .select('stock_lots.id')
    .where('order_id', '=', orderId)
    .where('state', '=', 'reserved')
    .where('recalled_at', 'is not', null)
    .executeTakeFirst()
  return found !== undefined
}

/** @throws Refusal 409 `lot_recalled` while the parcel holds units of a lot that was called back */
export async function mustHoldNoRecalled(work: Work, orderId: string): Promise<void> {
  const found = await work.db
    .selectFrom('stock_reservations')
    .innerJoin('stock_lots', 'stock_lots.id', 'stock_reservations.lot_id')
    .select('stock_lots.lot')
    .where('order_id', '=', orderId)
    .where('state', '=', 'taken')
    .whereRef('restocked', '<', 'stock_reservations.quantity')
    .where('recalled_at', 'is not', null)
    .executeTakeFirst()
  if (found) throw conflict('lot_recalled', 'The parcel holds a lot that was called back', found.lot)
}
