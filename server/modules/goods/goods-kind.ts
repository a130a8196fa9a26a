import type { FulfilmentMachine } from '#contract/orders/fulfilment.ts'
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
