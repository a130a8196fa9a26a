import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import type { OrderRow } from './lock-order.ts'
import { moneyBooks } from './money-books.ts'

/** The order is paid: what the buyer's plan includes of it the platform owes to the seller. */
export async function bookBenefit(
  platform: Platform,
  work: Work,
  order: Pick<OrderRow, 'id' | 'kind' | 'seller_id' | 'currency' | 'covered'>,
): Promise<void> {
  if (order.covered === 0) return
  await moneyBooks(platform).write(platform, work, { kind: 'benefit_taken', order, amount: order.covered })
}

/** The seller no longer gets so much of what the plan covers, or what is left of it. Answers what has come back to the platform in all. */
export async function returnBenefit(platform: Platform, work: Work, order: OrderRow, wanted: number): Promise<number> {
  const before = order.covered_returned
  const amount = Math.min(wanted, order.covered - before)
  if (amount <= 0) return before
  await work.db
    .updateTable('orders')
    .set({ covered_returned: before + amount })
    .where('id', '=', order.id)
    .execute()
  const returnId = platform.ids.next()
  await moneyBooks(platform).write(platform, work, {
    kind: 'benefit_returned',
    order,
    returnId,
    amount,
    before,
    total: order.covered,
  })
  return before + amount
}
