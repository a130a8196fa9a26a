import type { CheckoutBody } from '#contract/shop/schemas.ts'
import { isTooSmall } from '#contract/payments/least-amounts.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, Refusal } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { emptyCart } from '../cart/cart.ts'
import { takeFreeGoods } from '../shop-orders.ts'
import { placeGoods } from './place-goods.ts'
import { totalsOf } from './price-checkout.ts'

/**
 * Places the orders for the total that was shown, and takes what was bought out of the cart. What costs nothing is given at once.
 * @throws Refusal 409 `total_changed`, whose errors name each line that changed and the total as it is now; `amount_too_small` for what nobody could pay; others as {@link placeGoods}
 */
export async function placeCheckout(
  platform: Platform,
  actor: Actor,
  { expectedTotal, ...input }: CheckoutBody,
): Promise<{ orderIds: string[]; paymentOf: string }> {
  return platform.transact(async (work) => {
    const placed = await placeGoods(platform, work, actor, input)
    const { total } = await totalsOf(work, placed)
    const isAsShown = total.amount === expectedTotal.amount && total.currency === expectedTotal.currency
    const [first] = placed.orders
    if (!isAsShown || !first || placed.changes.length > 0) throw totalChanged(placed.changes, total.amount)
    if (isTooSmall(total)) throw conflict('amount_too_small', 'This is less than a card can be charged')
    await emptyCart(
      work,
      actor.userId,
      input.lines.map(({ productId }) => productId),
    )
    for (const { orderId } of placed.orders) await takeFreeGoods(platform, work, orderId)
    return { orderIds: placed.orders.map(({ orderId }) => orderId), paymentOf: first.orderId }
  })
}

function totalChanged(changes: readonly { place: number; code: string; to: number }[], total: number): Refusal {
  const errors = changes.map(({ place, code, to }) => ({ field: `lines.${place}`, code, message: String(to) }))
  return new Refusal(409, 'total_changed', 'What it costs has changed; look at it again', {
    errors: [...errors, { field: 'total', code: 'total_changed', message: String(total) }],
  })
}
