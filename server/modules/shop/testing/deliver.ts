import { deskSteps } from '#contract/orders/goods-order.ts'
import { changeOrder, lockOrder } from '#server/modules/orders/index.ts'
import type { Person } from '../../../../tests/support/people.ts'
import type { TestServer } from '../../../../tests/support/server.ts'

const events = { accept: 'accepted', prepare: 'prepared', dispatch: 'dispatched', deliver: 'delivered' } as const

/** The pharmacy takes a paid order all the way to the door. */
export async function deliver(server: TestServer, orderId: string, pharmacy: Person): Promise<void> {
  for (const step of deskSteps) {
    await server.platform.transact(async (work) => {
      const order = await lockOrder(server.platform, work, orderId)
      await changeOrder(server.platform, work, order, { event: events[step], fulfilment: step, actorId: pharmacy.userId })
    })
  }
}
