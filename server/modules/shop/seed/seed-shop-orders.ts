import { sql } from 'kysely'
import { deskSteps } from '#contract/orders/goods-order.ts'
import type { OrderEventKind } from '#contract/orders/schemas.ts'
import type { OrderPaymentState } from '#contract/orders/order-payment.ts'
import { lineTaxOf } from '#contract/orders/tax.ts'
import { seedPayment, seedStock } from '#server/modules/goods/index.ts'
import { lineRow, type LineToPlace, totalsOf } from '#server/modules/orders/index.ts'
import { Dice } from '#server/seed/random.ts'
import { insertAll, type PeopledWorld } from '#server/seed/world.ts'
import { taxClassOf } from '../checkout/goods-to-sell.ts'
import '../tables.ts'
import { seededShopOrders, type SeededShopOrder } from './orders.ts'

/** Of its own, so that nothing of another capability falls otherwise. */
const seed = 20_261_313
const hour = 3_600_000
const fee = 390
const home = { lines: ['45 Hudson Street'], city: 'New York', region: 'NY', postalCode: '10011', country: 'US' }
const events = { accept: 'accepted', prepare: 'prepared', dispatch: 'dispatched', deliver: 'delivered' } as const
const entered = { accepted: 'accepted', prepared: 'preparing', dispatched: 'dispatched', delivered: 'delivered' } as const

type Product = Awaited<ReturnType<typeof wares>>[number]

/** The demonstration patient has an address book and orders of two pharmacies in every state; one sends goods back. */
export async function seedShopOrders(world: PeopledWorld): Promise<void> {
  const [patient] = world.patients
  const pharmacies = await world.db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('email', 'in', ['pharmacy@carenest.test', 'pharmacy.1@carenest.test'])
    .orderBy('email', 'desc')
    .execute()
  if (!patient || pharmacies.length < 2) return
  const dice = new Dice(seed)
  await insertAll(world, 'addresses', [
    {
      id: dice.id(world.now),
      user_id: patient.id,
      recipient: patient.name,
      phone: '+12125550147',
      address: JSON.stringify(home),
      is_default: true,
      created_at: world.now.toISOString(),
    },
  ])
  const shelves = await Promise.all(pharmacies.map(({ id }) => wares(world, id)))
  const kept = [shelves[0]![1], shelves[0]![5], shelves[1]![2]].filter((product) => product !== undefined)
  await insertAll(
    world,
    'favourite_products',
    kept.map(({ id }) => ({ user_id: patient.id, product_id: id, created_at: world.now.toISOString() })),
  )
  for (const [index, order] of seededShopOrders.entries()) {
    const shelf = shelves[order.pharmacy]!
    const goods = Array.from({ length: order.products }, (_, place) => shelf[(index * 3 + place * 2) % shelf.length]!)
    await seedOne(world, dice, { order, goods: [...new Set(goods)], buyer: patient, sellerId: pharmacies[order.pharmacy]!.id })
  }
}

/** What the pharmacy sells to everybody, and has enough of. */
function wares({ db }: PeopledWorld, pharmacyId: string) {
  return db
    .selectFrom('products')
    .innerJoin('pharmacies', 'pharmacies.user_id', 'products.pharmacy_id')
    .select(['products.id', 'products.name', 'products.price', 'products.category'])
    .select(sql<string>`pharmacies.address ->> 'country'`.as('country'))
    .where('pharmacy_id', '=', pharmacyId)
    .where('prescription_only', '=', false)
    .where('stock', '>', 12)
    .orderBy('products.name')
    .orderBy('products.id')
    .execute()
}

interface ToSeed {
  readonly order: SeededShopOrder
  readonly goods: readonly Product[]
  readonly buyer: PeopledWorld['patients'][number]
  readonly sellerId: string
}

async function seedOne(world: PeopledWorld, dice: Dice, { order, goods, buyer, sellerId }: ToSeed): Promise<void> {
  const { state, delivery } = order
  const at = new Date(world.now.getTime() - order.hoursAgo * hour)
  const id = dice.id(at)
  const sold: LineToPlace[] = goods.map((product, place) => ({
    subject: { kind: 'product', name: product.name },
    record: { kind: 'product', id: product.id },
    quantity: place === 0 ? 2 : 1,
    unitPrice: product.price,
    tax: lineTaxOf(product.country, taxClassOf(product.category)),
  }))
  if (delivery === 'courier')
    sold.push({ subject: { kind: 'delivery' }, quantity: 1, unitPrice: fee, tax: lineTaxOf(goods[0]!.country, 'delivery') })
  const totals = totalsOf(sold)
  const { total } = totals
  const number = `S-${dice.digits(5)}-${dice.digits(5)}`
  const isKept = state === 'pending_payment'
  const wentBack = state === 'cancelled' || state === 'rejected'
  const isPaid = !isKept && state !== 'expired'
  const payment: OrderPaymentState = wentBack ? 'refunded' : isPaid ? 'paid' : isKept ? 'unpaid' : 'voided'
  const told = eventsOf(order)
  const last = new Date(at.getTime() + told.length * 0.5 * hour)
  await insertAll(world, 'orders', [
    {
      id,
      number,
      kind: 'shop',
      payment_state: payment,
      fulfilment_state: state,
      buyer_id: buyer.id,
      seller_id: sellerId,
      subject_kind: null,
      subject_id: null,
      lines: '[]',
      currency: 'USD',
      ...totals,
      refunded: wentBack ? total : 0,
      coupon_id: null,
      created_at: at.toISOString(),
      updated_at: last.toISOString(),
    },
  ])
  await insertAll(
    world,
    'order_lines',
    sold.map((line, place) => lineRow(id, place + 1, line)),
  )
  await insertAll(
    world,
    'order_events',
    told.map(({ event, fulfilment, paymentState, by }, place) => {
      const when = new Date(at.getTime() + place * 0.4 * hour)
      return {
        id: dice.id(when),
        order_id: id,
        at: when.toISOString(),
        actor_id: by === 'buyer' ? buyer.id : by === 'seller' ? sellerId : null,
        event,
        reason: event === 'rejected' ? 'The last pack was damaged.' : event === 'cancelled' ? 'Ordered twice by mistake.' : null,
        payment_state: paymentState ?? null,
        fulfilment_state: fulfilment,
      }
    }),
  )
  await insertAll(world, 'goods_orders', [
    {
      order_id: id,
      pay_until: isKept ? new Date(world.now.getTime() + 27 * 60_000).toISOString() : null,
      delivery,
      recipient: buyer.name,
      phone: delivery === 'courier' ? '+12125550147' : null,
      address: delivery === 'courier' ? JSON.stringify(home) : null,
      note: null,
      delivered_at: state === 'delivered' ? last.toISOString() : null,
    },
  ])
  if (!wentBack && state !== 'expired')
    for (const [place, { id: productId }] of goods.entries())
      await seedStock(world, { orderId: id, productId, quantity: sold[place]!.quantity, isKept })
  const refundedAt = wentBack ? last : null
  if (isPaid) await seedPayment(world, dice, { id, number, buyerId: buyer.id, sellerId, total, at, refundedAt })
  if (order.back)
    await insertAll(world, 'order_returns', [
      {
        id: dice.id(world.now),
        order_id: id,
        state: order.back,
        lines: JSON.stringify([{ position: 1, quantity: 1 }]),
        reason: 'One of the two arrived with a broken seal.',
        asked_at: new Date(world.now.getTime() - 26 * hour).toISOString(),
        settled_at: null,
        refunded: null,
      },
    ])
}

interface Told {
  readonly event: OrderEventKind
  readonly fulfilment: SeededShopOrder['state'] | null
  readonly paymentState?: OrderPaymentState
  readonly by: 'buyer' | 'seller' | 'platform'
}

/** What happened until it stood there. */
function eventsOf({ state }: SeededShopOrder): Told[] {
  const told: Told[] = [{ event: 'placed', fulfilment: 'pending_payment', paymentState: 'unpaid', by: 'buyer' }]
  if (state === 'pending_payment') return told
  if (state === 'expired') return [...told, { event: 'expired', fulfilment: state, paymentState: 'voided', by: 'platform' }]
  told.push({ event: 'paid', fulfilment: 'paid', paymentState: 'paid', by: 'buyer' })
  if (state === 'cancelled' || state === 'rejected')
    return [
      ...told,
      { event: state, fulfilment: state, paymentState: 'refunded', by: state === 'cancelled' ? 'buyer' : 'seller' },
    ]
  const steps = deskSteps.map((step) => events[step])
  const until = steps.findIndex((event) => entered[event] === state)
  return [...told, ...steps.slice(0, until + 1).map((event) => ({ event, fulfilment: entered[event], by: 'seller' as const }))]
}
