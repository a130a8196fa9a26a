import { sql, type Selectable } from 'kysely'
import type { MedicineOrderState } from '#contract/medicine-orders/order-kind.ts'
import { waits } from '#contract/medicine-orders/values.ts'
import { lineTaxOf } from '#contract/orders/tax.ts'
import { utcDay } from '#contract/kernel/days.ts'
import type { Tables } from '#server/kernel/db.ts'
import { seedPayment, seedStock } from '#server/modules/goods/index.ts'
import { lineRow, type LineToPlace, totalsOf } from '#server/modules/orders/index.ts'
import { Dice } from '#server/seed/random.ts'
import { insertAll, type PeopledWorld } from '#server/seed/world.ts'
import '../tables.ts'
import { seededMedicineOrders, shelf, type SeededMedicineOrder } from './orders.ts'

/** Of its own, so that nothing of another capability falls otherwise. */
const seed = 20_261_124

const hour = 3_600_000

type Line = Pick<Selectable<Tables['prescription_lines']>, 'id' | 'name' | 'prescription_id' | 'position'>

/** The demonstration pharmacy has requests, quotes and orders of the demonstration patient in every state, and medicines on its shelf. */
export async function seedMedicineOrders(world: PeopledWorld): Promise<void> {
  const [patient] = world.patients
  const pharmacy = await world.db
    .selectFrom('users')
    .innerJoin('pharmacies', 'pharmacies.user_id', 'users.id')
    .select(['users.id', sql<string>`pharmacies.address ->> 'country'`.as('country')])
    .where('users.email', '=', 'pharmacy@carenest.test')
    .executeTakeFirst()
  if (!patient || !pharmacy) return
  const dice = new Dice(seed)
  const products = await stockShelf(world, dice, pharmacy.id)
  const lines = await world.db
    .selectFrom('prescription_lines')
    .innerJoin('prescriptions', 'prescriptions.id', 'prescription_lines.prescription_id')
    .select(['prescription_lines.id', 'name', 'prescription_id', 'position'])
    .where('prescriptions.patient_id', '=', patient.id)
    .where('prescriptions.state', '=', 'issued')
    .orderBy('position')
    .execute()
  for (const [index, order] of seededMedicineOrders.entries()) {
    const wanted = lines.filter(({ name }) => order.medicines.includes(name))
    if (wanted.length > 0)
      await seedOne(world, dice, { order, index, lines: wanted, products, buyerId: patient.id, seller: pharmacy })
  }
}

/** Puts the medicines on the shelf; every product of the pharmacy has a lot with its day, some of which come soon. */
async function stockShelf(world: PeopledWorld, dice: Dice, pharmacyId: string): Promise<Map<string, string>> {
  const made = shelf.map((ware) => ({ ...ware, id: dice.id(world.now) }))
  await insertAll(
    world,
    'products',
    made.map(({ id, name, price, stock, picture }, place) => ({
      id,
      pharmacy_id: pharmacyId,
      sku: `RX-${String(place + 1).padStart(3, '0')}`,
      name,
      description: 'On prescription only.',
      category: 'tablets' as const,
      audience: 'people' as const,
      prescription_only: true,
      price,
      stock,
      picture: `/pictures/products/${picture}.svg`,
      created_at: new Date(world.now.getTime() - 100 * 24 * hour).toISOString(),
    })),
  )
  const lots = await world.db
    .selectFrom('stock_lots')
    .innerJoin('products', 'products.id', 'stock_lots.product_id')
    .select(['stock_lots.id'])
    .where('pharmacy_id', '=', pharmacyId)
    .where('lot', '=', '')
    .orderBy('products.name')
    .orderBy('products.id')
    .execute()
  for (const [place, { id }] of lots.entries()) {
    const days = place % 7 === 3 ? dice.between(9, 50) : dice.between(120, 700)
    await world.db
      .updateTable('stock_lots')
      .set({
        lot: `L${dice.digits(5)}`,
        expires_on: utcDay(world.now.getTime() + days * 24 * hour),
      })
      .where('id', '=', id)
      .execute()
  }
  return new Map(made.map(({ medicine, id }) => [medicine, id]))
}

interface ToSeed {
  readonly order: SeededMedicineOrder
  readonly index: number
  readonly lines: readonly Line[]
  readonly products: ReadonlyMap<string, string>
  readonly buyerId: string
  readonly seller: { readonly id: string; readonly country: string }
}

async function seedOne(
  world: PeopledWorld,
  dice: Dice,
  { order, index, lines, products, buyerId, seller }: ToSeed,
): Promise<void> {
  const sellerId = seller.id
  const at = new Date(world.now.getTime() - order.hoursAgo * hour)
  const id = dice.id(at)
  const isQuoted = order.state !== 'requested' && order.state !== 'declined'
  const sold = isQuoted ? lines.map((line) => ({ line, ware: shelf.find(({ medicine }) => medicine === line.name)! })) : []
  const priced = sold.map(({ line, ware }): LineToPlace => ({
    subject: { kind: 'product', name: ware.name },
    record: { kind: 'product', id: products.get(line.name)! },
    quantity: 1,
    unitPrice: ware.price,
    tax: lineTaxOf(seller.country, 'medicine'),
  }))
  const totals = totalsOf(priced)
  const { total } = totals
  const isPaid = paidStates.has(order.state)
  const wentBack = order.state === 'rejected'
  const number = `M-${dice.digits(5)}-${dice.digits(5)}`
  const payment = wentBack ? 'refunded' : isPaid ? 'paid' : endedStates.has(order.state) ? 'voided' : 'unpaid'
  const last = new Date(at.getTime() + (order.events.length - 1) * 0.4 * hour)
  const placed = { actor_id: buyerId, order_id: id, reason: null }
  await insertAll(world, 'orders', [
    {
      id,
      number,
      kind: 'medicine',
      payment_state: payment,
      fulfilment_state: order.state,
      buyer_id: buyerId,
      seller_id: sellerId,
      subject_kind: 'prescription',
      subject_id: lines[0]!.prescription_id,
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
    priced.map((line, place) => lineRow(id, place + 1, line)),
  )
  await insertAll(
    world,
    'order_events',
    order.events.map((event, place) => {
      const when = new Date(at.getTime() + place * 0.4 * hour)
      const [name, entered, by] = event
      return {
        id: dice.id(when),
        ...placed,
        actor_id: by === 'buyer' ? buyerId : by === 'seller' ? sellerId : null,
        reason: place === order.events.length - 1 ? (order.reason ?? null) : null,
        at: when.toISOString(),
        event: name,
        payment_state: name === 'placed' ? 'unpaid' : name === 'paid' ? 'paid' : endings.has(name) ? payment : null,
        fulfilment_state: entered,
      }
    }),
  )
  await insertAll(world, 'goods_orders', [
    {
      order_id: id,
      pay_until: order.state === 'pending_payment' ? new Date(world.now.getTime() + 25 * 60_000).toISOString() : null,
      delivery: 'pickup',
      recipient: world.patients[0]!.name,
      phone: null,
      address: null,
      note: index === 0 ? 'I can come after five.' : null,
      delivered_at: order.state === 'delivered' ? at.toISOString() : null,
    },
  ])
  const answerUntil = order.state === 'requested' ? waits.answerHours : order.state === 'quoted' ? waits.quoteHours : null
  await insertAll(world, 'medicine_orders', [
    {
      order_id: id,
      prescription_id: lines[0]!.prescription_id,
      pharmacy_id: sellerId,
      revision: isQuoted ? 2 : 1,
      requested_at: at.toISOString(),
      quoted_at: isQuoted ? at.toISOString() : null,
      answer_until: answerUntil === null ? null : new Date(at.getTime() + answerUntil * hour).toISOString(),
    },
  ])
  await insertAll(
    world,
    'medicine_order_lines',
    lines.map((line, place) => ({
      order_id: id,
      line_id: line.id,
      position: place + 1,
      ...(isQuoted && {
        offer: 'as_prescribed' as const,
        order_position: place + 1,
        product_id: products.get(line.name)!,
        name: sold[place]!.ware.name,
        quantity: 1,
        unit_amount: sold[place]!.ware.price,
      }),
      ...(givenStates.has(order.state) && {
        outcome: 'filled' as const,
        given: 1,
        lot: 'L20418',
        expires_on: '2027-09-30',
        dispensed_at: at.toISOString(),
      }),
    })),
  )
  if (!isQuoted) return
  const isKept = order.state === 'pending_payment'
  if ((isPaid && !wentBack) || isKept)
    for (const { line } of sold) await seedStock(world, { orderId: id, productId: products.get(line.name)!, quantity: 1, isKept })
  const refundedAt = wentBack ? last : null
  if (isPaid) await seedPayment(world, dice, { id, number, buyerId, sellerId, total, at, refundedAt })
}

const paidStates = new Set<MedicineOrderState>(['paid', 'accepted', 'preparing', 'dispatched', 'delivered', 'rejected'])
/** Without any money. */
const endedStates = new Set<MedicineOrderState>(['declined', 'expired', 'cancelled'])
const endings = new Set<string>([...endedStates, 'rejected'])
const givenStates = new Set<MedicineOrderState>(['dispatched', 'delivered'])
