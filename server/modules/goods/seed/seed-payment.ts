import { sql } from 'kysely'
import { creditLines, invoicePeople, storedLinesOf } from '#server/modules/orders/index.ts'
import type { Dice } from '#server/seed/random.ts'
import { insertAll, type PeopledWorld } from '#server/seed/world.ts'

interface PaidOrder {
  readonly id: string
  readonly number: string
  readonly buyerId: string
  readonly sellerId: string
  readonly total: number
  readonly at: Date
  /** What went back of it, whole, and when. */
  readonly refundedAt?: Date | null
}

/** What a paid order left behind: its payment, an invoice of its lines, and what was paid back with its credit note. */
export async function seedPayment(world: PeopledWorld, dice: Dice, order: PaidOrder): Promise<void> {
  const at = order.at.toISOString()
  const reference = `pi_sandbox_${dice.digits(20)}`
  const intent = {
    client_secret: `${reference}_secret_${dice.digits(20)}`,
    amount: order.total,
    currency: 'USD',
    failure_code: null,
    refunded: order.refundedAt ? order.total : 0,
  }
  const id = dice.id(order.at)
  await insertAll(world, 'payments', [
    {
      ...intent,
      id,
      payer_id: order.buyerId,
      provider: 'sandbox',
      provider_reference: reference,
      state: 'succeeded',
      created_at: at,
      updated_at: at,
    },
  ])
  await insertAll(world, 'sandbox_intents', [{ ...intent, reference, state: 'succeeded', idempotency_key: null, created_at: at }])
  await insertAll(world, 'payment_orders', [{ payment_id: id, order_id: order.id, amount: order.total }])
  const people = await invoicePeople(world.db, [order.sellerId, order.buyerId])
  const paper = {
    ...people.get(order.sellerId)!.asSeller,
    ...people.get(order.buyerId)!.asBuyer,
    order_id: order.id,
    seller_id: order.sellerId,
    amount: order.total,
    currency: 'USD',
  }
  const invoice = { ...(await nextNumber(world, order.sellerId, order.at)), id: dice.id(order.at) }
  const lines = await storedLinesOf(world.db, order.id)
  await insertAll(world, 'invoices', [
    {
      ...paper,
      ...invoice,
      kind: 'invoice',
      corrects_id: null,
      lines: JSON.stringify(lines),
      reason: null,
      issued_at: at,
    },
  ])
  if (!order.refundedAt) return
  const back = order.refundedAt.toISOString()
  await insertAll(world, 'refunds', [
    {
      id: dice.id(order.refundedAt),
      payment_id: id,
      order_id: order.id,
      amount: order.total,
      reason: 'cancelled',
      state: 'succeeded',
      provider_reference: `re_sandbox_${dice.digits(20)}`,
      attempts: 1,
      next_attempt_at: back,
      created_at: back,
    },
  ])
  await insertAll(world, 'invoices', [
    {
      ...paper,
      ...(await nextNumber(world, order.sellerId, order.refundedAt)),
      id: dice.id(order.refundedAt),
      kind: 'credit_note',
      corrects_id: invoice.id,
      lines: JSON.stringify(creditLines({ number: invoice.number, lines }, [], { amount: order.total })),
      reason: 'cancelled',
      issued_at: back,
    },
  ])
}

/** A number of the seller's in this year, until `numberInvoices` gives them in order of time. */
async function nextNumber(world: PeopledWorld, sellerId: string, at: Date) {
  const year = at.getUTCFullYear()
  const { rows } = await sql<{ last: number }>`insert into invoice_counters (seller_id, year, last)
    values (${sellerId}::uuid, ${year}, 1)
    on conflict (seller_id, year) do update set last = invoice_counters.last + 1 returning last`.execute(world.db)
  const sequence = rows[0]!.last
  return { year, sequence, number: `${year}-${String(sequence).padStart(6, '0')}` }
}

/** Packs of a product for an order: kept while it is paid for, taken with the money. */
export async function seedStock(
  world: PeopledWorld,
  { orderId, productId, quantity, isKept }: { orderId: string; productId: string; quantity: number; isKept: boolean },
): Promise<void> {
  await sql`insert into stock_reservations (order_id, lot_id, product_id, quantity, state)
    select ${orderId}::uuid, id, product_id, ${quantity}::integer, ${isKept ? 'reserved' : 'taken'} from stock_lots
    where product_id = ${productId}::uuid order by id limit 1`.execute(world.db)
  await (isKept
    ? sql`update stock_lots set reserved = reserved + ${quantity}::integer where product_id = ${productId}::uuid`.execute(
        world.db,
      )
    : sql`update stock_lots set quantity = quantity - ${quantity}::integer where product_id = ${productId}::uuid`.execute(
        world.db,
      ))
  await sql`update products set stock = stock - ${quantity}::integer where id = ${productId}::uuid`.execute(world.db)
}
