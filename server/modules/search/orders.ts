import type { OrderState } from '#contract/orders/states.ts'
import type { Found } from '#contract/search/schemas.ts'
import type { Reader } from '#server/kernel/db.ts'

/** Orders, latest first; whose they are is up to the caller. */
export function selectOrders(db: Reader) {
  return db
    .selectFrom('orders')
    .innerJoin('users as seller', 'seller.id', 'orders.seller_id')
    .innerJoin('users as buyer', 'buyer.id', 'orders.buyer_id')
    .select([
      'orders.id',
      'orders.number',
      'orders.kind',
      'orders.fulfilment_state',
      'orders.payment_state',
      'orders.total',
      'orders.currency',
      'seller.name as seller_name',
      'buyer.name as buyer_name',
    ])
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc')
}

type OrderRow = Awaited<ReturnType<ReturnType<typeof selectOrders>['executeTakeFirstOrThrow']>>

export function presentOrder(row: OrderRow, other: 'seller' | 'buyer'): Found {
  return {
    kind: 'order',
    id: row.id,
    number: row.number,
    orderKind: row.kind,
    state: row.fulfilment_state as OrderState,
    paymentState: row.payment_state,
    total: { amount: row.total, currency: row.currency },
    other: other === 'seller' ? row.seller_name : row.buyer_name,
  }
}
