import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { changeOrder } from './change-order.ts'
import { lockOrder } from './lock-order.ts'

/** What was bought has been given, whatever was paid back of it. @throws Refusal 409 `order_state` when it cannot have been. */
export async function completeOrder(platform: Platform, work: Work, orderId: string, actorId: string | null): Promise<void> {
  const order = await lockOrder(platform, work, orderId)
  await changeOrder(platform, work, order, { event: 'completed', fulfilment: 'complete', actorId })
}
