import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { changeOrder } from './change-order.ts'
import { lockOrder } from './lock-order.ts'

/** What was bought has been given. An order that was already given back in part stays so. */
export async function completeOrder(platform: Platform, work: Work, orderId: string, actorId: string | null): Promise<void> {
  const order = await lockOrder(platform, work, orderId)
  if (order.state === 'partly_refunded' || order.state === 'refunded') return
  await changeOrder(platform, work, order, { event: 'completed', to: 'completed', actorId })
}
