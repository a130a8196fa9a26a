import type { OrderState } from '#contract/orders/states.ts'
import type { Reader } from '#server/kernel/db.ts'

export interface VisitOrder {
  readonly id: string
  readonly state: OrderState
  readonly total: number
  readonly refunded: number
}

/** The order that pays for the visit; visits of the demonstration's past may have none. */
export async function orderOfVisit(db: Reader, appointmentId: string): Promise<VisitOrder | undefined> {
  return db
    .selectFrom('orders')
    .select(['id', 'state', 'total', 'refunded'])
    .where('appointment_id', '=', appointmentId)
    .executeTakeFirst()
}
