import { sql } from 'kysely'
import { invoicePeople } from '#server/modules/orders/index.ts'
import type { Dice } from '#server/seed/random.ts'
import { insertAll, type PeopledWorld } from '#server/seed/world.ts'

interface PaidOrder {
  readonly id: string
  readonly number: string
  readonly buyerId: string
  readonly sellerId: string
  readonly total: number
  readonly at: Date
  readonly lines: readonly { readonly name: string; readonly price: number }[]
}

/** What a paid order left behind: its payment, and the next invoice of the seller. */
export async function seedPayment(world: PeopledWorld, dice: Dice, order: PaidOrder): Promise<void> {
  const at = order.at.toISOString()
  const reference = `pi_sandbox_${dice.digits(20)}`
  const intent = {
    client_secret: `${reference}_secret_${dice.digits(20)}`,
    amount: order.total,
    currency: 'USD',
    failure_code: null,
    refunded: 0,
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
  const year = order.at.getUTCFullYear()
  const { rows } = await sql<{ last: number }>`insert into invoice_counters (seller_id, year, last)
    values (${order.sellerId}::uuid, ${year}, 1)
    on conflict (seller_id, year) do update set last = invoice_counters.last + 1 returning last`.execute(world.db)
  const sequence = rows[0]!.last
  const people = await invoicePeople(world.db, [order.sellerId, order.buyerId])
  await insertAll(world, 'invoices', [
    {
      ...people.get(order.sellerId)!.asSeller,
      ...people.get(order.buyerId)!.asBuyer,
      id: dice.id(order.at),
      order_id: order.id,
      seller_id: order.sellerId,
      kind: 'invoice',
      corrects_id: null,
      year,
      sequence,
      number: `${year}-${String(sequence).padStart(6, '0')}`,
      lines: JSON.stringify(
        order.lines.map(({ name, price }) => ({
          subject: { kind: 'product', name },
          quantity: 1,
          unitPrice: price,
          amount: price,
        })),
      ),
      amount: order.total,
      currency: 'USD',
      reason: null,
      issued_at: at,
    },
  ])
}
