import { goodsPayMinutes } from '#contract/orders/goods-order.ts'
import type { DeliveryFault } from '#contract/pharmacy/delivery-area.ts'
import type { CheckoutInput } from '#contract/shop/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, invalid, Refusal } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { lockOrder, placeOrder, putCoupon, type OrderRow } from '#server/modules/orders/index.ts'
import { deliversFree } from '#server/modules/plans/index.ts'
import { lockProducts, reserveStock } from '#server/modules/stock/index.ts'
import { deliveryFaultsOf, feeOf, mustBringAll } from './bring-to.ts'
import { goodsToSell, type PharmacyGoods } from './goods-to-sell.ts'

export interface PlacedGoods {
  readonly orders: readonly (PharmacyGoods & { readonly orderId: string; readonly deliveryFault: DeliveryFault | null })[]
  readonly changes: Awaited<ReturnType<typeof goodsToSell>>['changes']
  /** Why the coupon was not put on; only where that does not refuse all. */
  readonly couponRefusal: string | null
}

export interface HowToPlace {
  /** `price`: nothing is kept, and a coupon that is refused refuses nothing else. The caller undoes it all. */
  readonly only?: 'price'
  /** So long the goods are kept for their money; half an hour unless told. */
  readonly payMinutes?: number
}

/**
 * Writes an order with each pharmacy, what is kept for it, and the coupon on all of them. What nobody sells any more is left out and told.
 * @throws Refusal 409 `out_of_stock` with lines and numbers, `currencies_differ`, a coupon's own; `outside_delivery_area` or `no_delivery`,
 * whose errors name each such pharmacy; 422 without an address to bring it to.
 */
export async function placeGoods(
  platform: Platform,
  work: Work,
  actor: Actor,
  input: CheckoutInput,
  { only, payMinutes = goodsPayMinutes }: HowToPlace = {},
): Promise<PlacedGoods> {
  const { sold: priced, changes } = await goodsToSell(work.db, input)
  const sold = priced.map((goods) => ({ ...goods, deliveryFee: feeOf(goods) }))
  const isCovered = await deliversFree(platform, work.db, actor.userId)
  if (new Set(sold.map(({ currency }) => currency)).size > 1) {
    throw conflict('currencies_differ', 'These pharmacies sell in different currencies; buy from one after the other')
  }
  const faults = await deliveryFaultsOf(work, actor, input, sold)
  const to = only === 'price' ? null : await destinationOf(work, actor, input)
  if (to) mustBringAll(sold, faults)
  if (only !== 'price')
    await lockProducts(
      work,
      input.lines.map(({ productId }) => productId),
    )
  const checkoutId = platform.ids.next()
  const orders: PlacedGoods['orders'][number][] = []
  for (const goods of sold) {
    const { id } = await placeOrder(platform, work, {
      kind: 'shop',
      buyerId: actor.userId,
      sellerId: goods.pharmacy.id,
      subject: null,
      lines: linesOf(goods, input.delivery, isCovered),
      currency: goods.currency,
    })
    orders.push({ ...goods, orderId: id, deliveryFault: faults.get(goods.pharmacy.id) ?? null })
    if (!to) continue
    await writeGoods(platform, work, { orderId: id, checkoutId, payMinutes, delivery: input.delivery, ...to })
    await keepFor(platform, work, id, goods)
  }
  return { orders, changes, couponRefusal: await withCoupon(platform, work, actor, orders, input.coupon, only) }
}

/** `isCovered`: the buyer's plan pays for the delivery. */
function linesOf({ lines, deliveryFee, deliveryTax }: PharmacyGoods, delivery: CheckoutInput['delivery'], isCovered: boolean) {
  const products = lines.map(({ productId, name, quantity, unitPrice, tax }) => ({
    subject: { kind: 'product' as const, name },
    record: { kind: 'product', id: productId },
    quantity,
    unitPrice,
    tax,
  }))
  if (delivery === 'pickup' || deliveryFee === 0) return products
  const covered = isCovered ? deliveryFee : 0
  return [...products, { subject: { kind: 'delivery' as const }, quantity: 1, unitPrice: deliveryFee, covered, tax: deliveryTax }]
}

async function destinationOf(work: Work, actor: Actor, { delivery, addressId }: CheckoutInput) {
  if (delivery === 'pickup') {
    const { name } = await work.db.selectFrom('users').select('name').where('id', '=', actor.userId).executeTakeFirstOrThrow()
    return { recipient: name, phone: null, address: null }
  }
  const found = await work.db
    .selectFrom('addresses')
    .select(['recipient', 'phone', 'address'])
    .where('id', '=', addressId ?? '00000000-0000-0000-0000-000000000000')
    .where('user_id', '=', actor.userId)
    .executeTakeFirst()
  if (!found) throw invalid('addressId', 'address_needed', 'Say where it is to be brought')
  return { ...found, address: JSON.stringify(found.address) }
}

interface GoodsToWrite {
  readonly orderId: string
  readonly checkoutId: string
  readonly payMinutes: number
  readonly delivery: CheckoutInput['delivery']
  readonly recipient: string
  readonly phone: string | null
  readonly address: string | null
}

async function writeGoods(
  platform: Platform,
  work: Work,
  { orderId, checkoutId, payMinutes, ...goods }: GoodsToWrite,
): Promise<void> {
  await work.db
    .insertInto('goods_orders')
    .values({
      order_id: orderId,
      checkout_id: checkoutId,
      pay_until: new Date(platform.clock.now().getTime() + payMinutes * 60_000),
      ...goods,
    })
    .execute()
}

/** Names the lines by their places among all that were sent. */
async function keepFor(platform: Platform, work: Work, orderId: string, { lines }: PharmacyGoods): Promise<void> {
  try {
    await reserveStock(platform, work, { orderId, lines })
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'out_of_stock') throw error
    const errors = error.more.errors?.map((fault) => ({
      ...fault,
      field: `lines.${lines[Number(fault.field.split('.')[1])]!.place}`,
    }))
    throw new Refusal(error.status, error.code, error.title, { errors })
  }
}

async function withCoupon(
  platform: Platform,
  work: Work,
  actor: Actor,
  orders: readonly { readonly orderId: string }[],
  code: string | null,
  only: 'price' | undefined,
): Promise<string | null> {
  if (code === null || orders.length === 0) return null
  const put = async () => {
    const rows: OrderRow[] = []
    for (const id of orders.map(({ orderId }) => orderId).toSorted()) rows.push(await lockOrder(platform, work, id))
    await putCoupon(platform, work, actor, rows, { code })
  }
  if (only !== 'price') {
    await put()
    return null
  }
  try {
    await work.savepoint(put)
    return null
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}
