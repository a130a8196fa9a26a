import type { FulfilmentMachine } from '#contract/orders/fulfilment.ts'
import { goodsSteps } from '#contract/orders/goods-order.ts'
import { Refusal } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import type { OrderKindPort, OrderOfKind } from '#server/modules/orders/index.ts'
import { releaseStock, reserveStock, type StockLine, takeStock } from '#server/modules/stock/index.ts'

export interface GoodsKind {
  readonly machine: FulfilmentMachine
  /** Tells whoever packs it that there is something to pack, within the unit of work. */
  readonly tellSeller: (platform: Platform, work: Work, order: OrderOfKind) => Promise<void>
}

/** What stands behind a kind of order whose goods lie on a pharmacy's shelf: kept while it is paid for, taken with the money. */
export function goodsKind({ machine, tellSeller }: GoodsKind): OrderKindPort {
  return {
    machine,
    async lock(work, order) {
      await work.db.selectFrom('goods_orders').select('order_id').where('order_id', '=', order.id).forUpdate().execute()
    },
    async payUntil(db, order) {
      const goods = await db.selectFrom('goods_orders').select('pay_until').where('order_id', '=', order.id).executeTakeFirst()
      return goods?.pay_until ?? null
    },
    async paidTogether(db, order) {
      const others = await db
        .selectFrom('goods_orders as own')
        .innerJoin('goods_orders as other', 'other.checkout_id', 'own.checkout_id')
        .innerJoin('orders', 'orders.id', 'other.order_id')
        .select('orders.id')
        .where('own.order_id', '=', order.id)
        .where('orders.id', '<>', order.id)
        .where('orders.fulfilment_state', '=', goodsSteps.pay.from[0])
        .execute()
      return others.map(({ id }) => id)
    },
    async onPaid(platform, work, order, { late }) {
      try {
        await work.savepoint(async () => {
          if (late) await reserveStock(platform, work, { orderId: order.id, lines: await stockLinesOf(work, order.id) })
          await takeStock(platform, work, order.id)
        })
      } catch (error) {
        if (!(error instanceof Refusal && error.code === 'out_of_stock')) throw error
        await releaseStock(platform, work, order.id)
        return 'refused'
      }
      await tellSeller(platform, work, order)
      return 'accepted'
    },
  }
}

/** Gives an order that cost nothing, and so was paid as it was placed. Any other is left as it is. */
export async function takeFree(platform: Platform, work: Work, orderId: string, port: OrderKindPort): Promise<void> {
  const order = await work.db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()
  if (order.payment_state !== 'paid') return
  const { id, number, buyer_id: buyerId, seller_id: sellerId } = order
  await port.onPaid(platform, work, { id, number, buyerId, sellerId, subject: null }, { late: false })
}

/** What of an order lies on a shelf: its lines of products. */
export async function stockLinesOf(work: Work, orderId: string): Promise<StockLine[]> {
  const lines = await work.db
    .selectFrom('order_lines')
    .select(['subject_id', 'quantity'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'product')
    .where('subject_kind', '=', 'product')
    .orderBy('position')
    .execute()
  return lines.flatMap(({ subject_id, quantity }) => (subject_id === null ? [] : [{ productId: subject_id, quantity }]))
}
