import { sql } from 'kysely'
import type { DoctorSummary } from '#contract/booking/schemas.ts'
import { settledStates } from '#contract/orders/order-payment.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { EarnedOnDay } from './earnings-period.ts'

interface VisitsSpan {
  readonly zone: string
  /** Visits count that begin from here on and have begun by `until`. */
  readonly from: string
  readonly until: Date
}

interface Span extends VisitsSpan {
  /** The charted days, oldest first. */
  readonly dates: readonly string[]
  /** The week's first day. */
  readonly weekFrom: string
}

/** Orders whose money the doctor has, or had, with their visits. */
const settledOrders = (db: Reader, doctorId: string) =>
  db
    .selectFrom('appointments')
    .innerJoin('orders', 'orders.subject_id', 'appointments.id')
    .where('appointments.doctor_id', '=', doctorId)
    .where('orders.subject_kind', '=', 'appointment')
    .where('orders.payment_state', 'in', settledStates)

/**
 * A doctor is paid by the patient, by the company of a coupon and by the platform for its plans, as the ledger books it; a coupon's part goes back
 * with the whole order alone.
 */
const cameIn = sql`(orders.total + orders.discount)`
const givenBack = sql`(orders.refunded + orders.covered_returned
  + case when orders.payment_state = 'refunded' then orders.discount - orders.covered else 0 end)`

/** What was paid for a doctor's visits and what of it went back, by currency and by the visit's day in the zone. In minor units. */
export async function earnedByDay(
  db: Reader,
  doctorId: string,
  { zone, from, until }: VisitsSpan,
): Promise<(EarnedOnDay & { readonly currency: string })[]> {
  return settledOrders(db, doctorId)
    .select([
      'orders.currency',
      sql<string>`(appointments.starts_at at time zone ${zone})::date`.as('date'),
      sql<number>`sum(${cameIn})::bigint`.as('cameIn'),
      sql<number>`sum(${givenBack})::bigint`.as('givenBack'),
    ])
    .where('appointments.starts_at', '>=', from)
    .where('appointments.starts_at', '<=', until.toISOString())
    .groupBy(['orders.currency', 'date'])
    .execute()
}

/** What was paid, less what went back, for visits that begin after now; by currency, in minor units. */
export async function earnedAhead(db: Reader, doctorId: string, now: Date): Promise<ReadonlyMap<string, number>> {
  const rows = await settledOrders(db, doctorId)
    .select(['orders.currency', sql<number>`sum(${cameIn} - ${givenBack})::bigint`.as('amount')])
    .where('appointments.starts_at', '>', now.toISOString())
    .groupBy('orders.currency')
    .execute()
  return new Map(rows.map(({ currency, amount }) => [currency, amount]))
}

/** What was paid for a doctor's visits less what went back, in minor units, for each currency; `own` first, whatever it has. */
export async function earningsByCurrency(
  db: Reader,
  doctorId: string,
  own: string,
  { dates, weekFrom, ...span }: Span,
): Promise<NonNullable<DoctorSummary['earnings']>> {
  const days = await earnedByDay(db, doctorId, span)
  const rows = days.map(({ currency, date, cameIn, givenBack }) => ({ currency, date, amount: cameIn - givenBack }))
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
