import type { Platform } from '#server/kernel/platform.ts'
import { ofKind } from './lock-order.ts'
import { orderKind } from './order-kinds.ts'

/** The order and those of its checkout: whoever pays one of them pays all. */
export async function ordersPaidWith(platform: Platform, id: string): Promise<string[]> {
  const order = await platform.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()
  const others = order && (await orderKind(platform, order.kind).paidTogether?.(platform.db, ofKind(order)))
  return [id, ...(others ?? [])]
}
