import { placeOrder } from '#server/modules/orders/index.ts'
import { insertRow } from '../../../../tests/support/rows.ts'
import type { Person } from '../../../../tests/support/people.ts'
import type { TestServer } from '../../../../tests/support/server.ts'
import { reserveStock } from '../reserve-stock.ts'
import type { StockLine } from '../rules.ts'

export interface OrderToMake {
  readonly buyer: Person
  readonly pharmacy: Person
  readonly lines: readonly StockLine[]
}

/** An unpaid order of the shop with what is kept for it, as a checkout leaves it: half an hour to pay. Answers its id. */
export async function makeGoodsOrder(server: TestServer, { buyer, pharmacy, lines }: OrderToMake): Promise<string> {
  const { platform } = server
  return platform.transact(async (work) => {
    const { id } = await placeOrder(platform, work, {
      kind: 'shop',
      buyerId: buyer.userId,
      sellerId: pharmacy.userId,
      subject: null,
      lines: lines.map(({ productId, quantity }) => ({
        subject: { kind: 'product', name: 'Timothy hay' },
        record: { kind: 'product', id: productId },
        quantity,
        unitPrice: 1999,
      })),
      currency: 'USD',
    })
    await insertRow(work.db, 'goods_orders', {
      order_id: id,
      pay_until: new Date(server.clock.now().getTime() + 30 * 60_000),
      delivery: 'pickup',
      recipient: buyer.name,
    })
    await reserveStock(platform, work, { orderId: id, lines })
    return id
  })
}

/** What lies in the product's lots: all of it, and what is kept. */
export async function shelfOf(server: TestServer, productId: string) {
  const lots = await server.db.selectFrom('stock_lots').selectAll().where('product_id', '=', productId).orderBy('lot').execute()
  const { stock } = await server.db.selectFrom('products').select('stock').where('id', '=', productId).executeTakeFirstOrThrow()
  return { stock, lots: lots.map(({ lot, quantity, reserved }) => ({ lot, quantity, reserved })) }
}
