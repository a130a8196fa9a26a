import type { Cart } from '#contract/shop/schemas.ts'
import { mostUnits } from '#contract/shop/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { mergeCart } from '../cart/cart.ts'
import { goodsOrderFor } from './own-goods-order.ts'

/** What was ordered, once more in the cart; what is gone or dearer is told there. */
export async function orderAgain(platform: Platform, actor: Actor, { id }: { id: string }): Promise<Cart> {
  await goodsOrderFor(platform.db, actor, id)
  const lines = await platform.db
    .selectFrom('order_lines')
    .select(['subject_id', 'quantity', 'unit_amount'])
    .where('order_id', '=', id)
    .where('subject_kind', '=', 'product')
    .orderBy('position')
    .execute()
  return mergeCart(platform, actor, {
    lines: lines.flatMap(({ subject_id: productId, quantity, unit_amount: price }) =>
      productId === null ? [] : [{ productId, quantity: Math.min(quantity, mostUnits), price }],
    ),
  })
}
