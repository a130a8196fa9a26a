import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { endGoodsOrder } from '#server/modules/goods/index.ts'
import { lockAutoship, type LockedAutoship, sellerName } from './find-autoship.ts'
import type { RunKey } from './charge-run.ts'
import { ask } from './deliver.ts'

/**
 * What was kept for an order has been called back before anything was charged: the order ends unpaid, and its owner is asked about that day again.
 * A delivery that has been changed, paused or ended meanwhile asks nothing.
 */
export async function askAnew(platform: Platform, { autoshipId, dueOn }: RunKey): Promise<void> {
  const run = await platform.db
    .selectFrom('autoship_runs')
    .select('order_id')
    .where('autoship_id', '=', autoshipId)
    .where('due_on', '=', dueOn)
    .executeTakeFirstOrThrow()
  const isMine = await platform.transact(async (work) => {
    const row = await lockAutoship(platform, work, autoshipId)
    const { numUpdatedRows } = await work.db
      .updateTable('autoship_runs')
      .set({ payment: null, charge_at: null, outcome: 'asked', order_id: null })
      .where('autoship_id', '=', autoshipId)
      .where('due_on', '=', dueOn)
      .where('payment', '=', 'due')
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    if (row?.state === 'active') await askAgain(platform, work, row, dueOn)
    return true
  })
  // Last, so that whoever dies in between has asked: an order that nobody pays ends by itself.
  if (isMine) await endGoodsOrder(platform, run.order_id!, { state: 'cancelled', actorId: null })
}

async function askAgain(platform: Platform, work: Work, row: LockedAutoship, dueOn: string): Promise<void> {
  await work.db
    .updateTable('autoships')
    .set({ next_on: dueOn, notice_on: dueOn, told_for: dueOn })
    .where('id', '=', row.id)
    .execute()
  const { stock } = await work.db
    .selectFrom('products')
    .select('stock')
    .where('id', '=', row.product_id!)
    .executeTakeFirstOrThrow()
  const asked = { kind: 'out_of_stock' as const, from: row.quantity, to: Math.min(stock, row.quantity) }
  await ask(platform, work, { ...row, next_on: dueOn }, asked, await sellerName(work, row.pharmacy_id))
}
