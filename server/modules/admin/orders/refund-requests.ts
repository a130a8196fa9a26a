import type { RefundRequest, RefundRequestsQuery } from '#contract/admin/order-schemas.ts'
import { isOpenOrder } from '#contract/orders/open-orders.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { readPage } from '#server/kernel/paging.ts'
import type { Platform } from '#server/kernel/platform.ts'

/** Those that wait and have not expired: what expired is over even where nobody has written it down yet. */
const waiting = (platform: Platform, db: Reader) =>
  db
    .selectFrom('office_refunds')
    .innerJoin('orders', 'orders.id', 'office_refunds.order_id')
    .innerJoin('users as asker', 'asker.id', 'office_refunds.asked_by')
    .selectAll('office_refunds')
    .select(['orders.number', 'orders.currency', 'orders.fulfilment_state', 'asker.name as asker_name'])
    .where('office_refunds.state', '=', 'waiting')
    .where('office_refunds.expires_at', '>', platform.clock.now().toISOString())

type Waiting = Awaited<ReturnType<ReturnType<typeof waiting>['executeTakeFirstOrThrow']>>

/** What waits of an order for another administrator. */
export function waitingRefund(platform: Platform, db: Reader, orderId: string): Promise<Waiting | undefined> {
  return waiting(platform, db).where('office_refunds.order_id', '=', orderId).executeTakeFirst()
}

/** Refunds that wait for another administrator, the one that expires first at the top. */
export async function listRefundRequests(
  platform: Platform,
  actor: Actor,
  query: RefundRequestsQuery,
): Promise<{ items: RefundRequest[]; next: string | null }> {
  const page = await readPage(
    waiting(platform, platform.db),
    {
      column: 'office_refunds.expires_at',
      kind: 'instant',
      id: 'office_refunds.id',
      direction: 'asc',
      at: (row: { expires_at: string; id: string }) => [row.expires_at, row.id],
    },
    query,
  )
  return { next: page.next, items: page.items.map((row) => presentRefund(row, actor)) }
}

export function presentRefund(row: Waiting, actor: Actor): RefundRequest {
  return {
    id: row.id,
    order: {
      id: row.order_id,
      number: row.number,
      isOpen: isOpenOrder(row.fulfilment_state),
      state: row.fulfilment_state,
    },
    verb: row.verb,
    amount: { amount: row.amount, currency: row.currency },
    lines: row.lines,
    reason: row.reason,
    state: row.state,
    askedBy: { id: row.asked_by, name: row.asker_name },
    isOwn: row.asked_by === actor.userId,
    askedAt: row.asked_at,
    expiresAt: row.expires_at,
  }
}
