import { sql } from 'kysely'
import { openOrderStatesOfAll } from '#contract/orders/open-orders.ts'
import { settledStates } from '#contract/orders/order-payment.ts'
import type { Money } from '#contract/kernel/values.ts'
import type { Reader } from '#server/kernel/db.ts'
import './tables.ts'

/**
 * What was paid for orders that are not at their end, less what was given back, by the seller or as goodwill: of these people as buyers and as
 * sellers; an order of two of them counts once. One amount for each currency in which there is any, in the order of their codes.
 */
export async function moneyUnderWay(db: Reader, ids: readonly string[]): Promise<Money[]> {
  const of = (column: 'buyer_id' | 'seller_id') =>
    db
      .selectFrom('orders')
      .select(['id', 'currency', sql<number>`total - refunded - goodwill`.as('held')])
      .where(column, '=', sql<string>`any(${[...ids]}::uuid[])`)
      .where('fulfilment_state', 'in', [...openOrderStatesOfAll])
      .where('payment_state', 'in', [...settledStates])
  return db
    .selectFrom(of('buyer_id').union(of('seller_id')).as('theirs'))
    .select(({ fn }) => [fn.sum<number>('held').as('amount'), 'currency'])
    .where('held', '>', 0)
    .groupBy('currency')
    .orderBy('currency')
    .execute()
}
