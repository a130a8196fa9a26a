import { adminOrderCalls } from '#contract/admin/order-calls.ts'
import type { Interventions } from '#contract/admin/order-schemas.ts'
import { catalogueCalls } from '#contract/catalogue/calls.ts'
import type { ProductCard } from '#contract/catalogue/schemas.ts'
import type { Money } from '#contract/kernel/values.ts'
import { shopCalls } from '#contract/shop/calls.ts'
import { payInSandbox } from './payments.ts'
import type { Read } from './screen.ts'

/** A paid order of which an administrator asked to give more back than one alone may: another must agree. Answers the order. */
export async function refundThatWaits(read: Read): Promise<string> {
  const buying = { as: 'patient' } as const
  const query = { inStock: 'true', withoutPrescription: 'true', sort: 'priceDown', limit: '1' }
  const { items } = (await read(catalogueCalls.listProducts, { ...buying, query })) as { items: ProductCard[] }
  const { id: productId, price } = items[0]!
  const quantity = Math.ceil(25_000 / price.amount)
  const input = { lines: [{ productId, quantity, price: price.amount }], delivery: 'pickup', addressId: null, coupon: null }
  const { total } = (await read(shopCalls.priceCheckout, { ...buying, body: input })) as { total: Money }
  const placed = await read(shopCalls.placeCheckout, { ...buying, body: { ...input, expectedTotal: total } })
  const id = (placed as { orderIds: string[] }).orderIds[0]!
  await payInSandbox(read, id, 'patient')
  const { version, refundable } = (await read(adminOrderCalls.readInterventions, { params: { id } })) as Interventions
  const body = { verb: 'refund', amount: refundable.amount, reason: 'The parcel came wet and torn', version }
  await read(adminOrderCalls.intervene, { params: { id }, body })
  return id
}
