import { sql } from 'kysely'
import type { DoctorSummary } from '#contract/booking/schemas.ts'
import { settledStates } from '#contract/orders/order-payment.ts'
import type { Reader } from '#server/kernel/db.ts'

interface Span {
  readonly zone: string
  /** The charted days, oldest first. */
  readonly dates: readonly string[]
  /** The week's first day. */
  readonly weekFrom: string
  /** Visits count that begin from here on and have begun by `until`. */
  readonly from: string
  readonly until: Date
}

/** What was paid for a doctor's visits less what went back, in minor units, for each currency; `own` first, whatever it has. */
export async function earningsByCurrency(
  db: Reader,
  doctorId: string,
  own: string,
  { zone, dates, weekFrom, from, until }: Span,
): Promise<NonNullable<DoctorSummary['earnings']>> {
  const rows = await db
    .selectFrom('appointments')
    .innerJoin('orders', 'orders.subject_id', 'appointments.id')
    .select([
      'orders.currency',
      sql<string>`(appointments.starts_at at time zone ${zone})::date`.as('date'),
      sql<number>`sum(orders.total - orders.refunded)::bigint`.as('amount'),
    ])
    .where('appointments.doctor_id', '=', doctorId)
    .where('appointments.starts_at', '>=', from)
    .where('appointments.starts_at', '<=', until.toISOString())
    .where('orders.subject_kind', '=', 'appointment')
    .where('orders.payment_state', 'in', settledStates)
    .groupBy(['orders.currency', 'date'])
    .execute()
  const others = rows.filter(({ currency, amount }) => currency !== own && amount !== 0).map(({ currency }) => currency)
  return [own, ...new Set(others.toSorted())].map((currency) => {
    const earned = rows.filter((row) => row.currency === currency)
    return {
      currency,
      week: earned.filter(({ date }) => date >= weekFrom).reduce((sum, { amount }) => sum + amount, 0),
      days: dates.map((day) => earned.find(({ date }) => date === day)?.amount ?? 0),
    }
  })
}
