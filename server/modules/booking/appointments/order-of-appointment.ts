import type { OrderPaymentState } from '#contract/orders/order-payment.ts'
import type { Reader } from '#server/kernel/db.ts'

export interface AppointmentOrder {
  readonly id: string
  /** Who pays or paid: the patient, or a carer of the pet. */
  readonly buyer_id: string
  readonly payment_state: OrderPaymentState
  readonly total: number
  readonly refunded: number
  /** Given back by the platform itself. */
  readonly goodwill: number
  /** What of it the patient's plan includes. */
  readonly covered: number
}

/** The order that pays for the visit; visits of the demonstration's past may have none. */
export async function orderOfAppointment(db: Reader, appointmentId: string): Promise<AppointmentOrder | undefined> {
  return db
    .selectFrom('orders')
    .select(['id', 'buyer_id', 'payment_state', 'total', 'refunded', 'goodwill', 'covered'])
    .where('subject_kind', '=', 'appointment')
    .where('subject_id', '=', appointmentId)
    .executeTakeFirst()
}
