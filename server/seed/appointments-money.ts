import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { LineSubject, OrderEventKind } from '#contract/orders/schemas.ts'
import type { OrderPaymentState } from '#contract/orders/order-payment.ts'
import type { OrderState } from '#contract/orders/states.ts'
import type { Tables } from '#server/kernel/db.ts'
import { lineRow } from '#server/modules/orders/index.ts'
import { invoicePeople } from '#server/modules/orders/invoice-parties.ts'
import type { PlannedAppointment } from './appointments-plan.ts'
import { cancelledAt } from './appointments-times.ts'
import { insertAll, type World } from './world.ts'

/** What one visit left behind in orders, payments and invoices. */
export interface AppointmentMoney {
  readonly order: Insertable<Tables['orders']>
  readonly line: Insertable<Tables['order_lines']>
  readonly events: readonly Insertable<Tables['order_events']>[]
  readonly payment: {
    readonly row: Insertable<Tables['payments']>
    readonly intent: Insertable<Tables['sandbox_intents']>
  } | null
  readonly refund: { readonly id: string; readonly amount: number; readonly at: Date } | null
  readonly paidAt: Date | null
}

const lineFor = (subject: LineSubject, price: number) => ({ subject, quantity: 1, unitPrice: price, amount: price })

interface States {
  readonly payment: OrderPaymentState
  readonly fulfilment: OrderState
}

const statesOf = ({ state }: PlannedAppointment): States => {
  if (state === 'cancelled') return { payment: 'refunded', fulfilment: state }
  if (state === 'expired') return { payment: 'voided', fulfilment: state }
  if (state === 'pending_payment') return { payment: 'unpaid', fulfilment: state }
  return { payment: 'paid', fulfilment: state === 'completed' || state === 'no_show' ? state : 'confirmed' }
}

/** Cancelled visits of the demonstration world were all called off in good time: everything went back. */
export function moneyOf(
  world: World,
  appointment: PlannedAppointment,
  { appointmentId, fee, created }: { appointmentId: string; fee: number; created: Date },
): AppointmentMoney {
  const { dice } = world
  const { payment, fulfilment } = statesOf(appointment)
  const paid = payment === 'paid' || payment === 'refunded'
  const paidAt = paid ? new Date(created.getTime() + 120_000) : null
  const refundedAt = payment === 'refunded' ? cancelledAt(world, appointment, created) : null
  const id = dice.id(created)
  const event = (
    kind: OrderEventKind,
    entered: Partial<States>,
    at: Date,
    actorId: string | null,
  ): Insertable<Tables['order_events']> => ({
    id: dice.id(at),
    order_id: id,
    at: at.toISOString(),
    actor_id: actorId,
    event: kind,
    reason: null,
    payment_state: entered.payment ?? null,
    fulfilment_state: entered.fulfilment ?? null,
  })
  const events = [event('placed', { payment: 'unpaid', fulfilment: 'pending_payment' }, created, appointment.patient.id)]
  if (paidAt) events.push(event('paid', { payment: 'paid', fulfilment: 'confirmed' }, paidAt, appointment.patient.id))
  if (fulfilment === 'completed') events.push(event('completed', { fulfilment }, appointment.end, null))
  if (fulfilment === 'no_show') events.push(event('missed', { fulfilment }, appointment.end, null))
  if (fulfilment === 'expired')
    events.push(event('expired', { payment, fulfilment }, new Date(created.getTime() + 900_000), null))
  if (refundedAt) events.push(event('refunded', { payment, fulfilment }, refundedAt, null))
  const reference = `pi_sandbox_${dice.digits(20)}`
  const secret = `${reference}_secret_${dice.digits(20)}`
  const subject = { kind: 'visit', mode: appointment.mode } as const
  return {
    line: lineRow(id, 1, { subject, record: { kind: 'appointment', id: appointmentId }, quantity: 1, unitPrice: fee }),
    order: {
      id,
      number: `A-${dice.digits(5)}-${dice.digits(5)}`,
      kind: 'appointment',
      payment_state: payment,
      fulfilment_state: fulfilment,
      buyer_id: appointment.patient.id,
      seller_id: appointment.doctor.id,
      subject_kind: 'appointment',
      subject_id: appointmentId,
      lines: JSON.stringify([lineFor(subject, fee)]),
      currency: 'USD',
      subtotal: fee,
      total: fee,
      refunded: refundedAt ? fee : 0,
      coupon_id: null,
      created_at: created.toISOString(),
      updated_at: (refundedAt ?? paidAt ?? created).toISOString(),
    },
    events,
    payment: paidAt && {
      row: {
        id: dice.id(created),
        payer_id: appointment.patient.id,
        provider: 'sandbox',
        provider_reference: reference,
        client_secret: secret,
        state: 'succeeded',
        failure_code: null,
        amount: fee,
        currency: 'USD',
        refunded: refundedAt ? fee : 0,
        created_at: created.toISOString(),
        updated_at: paidAt.toISOString(),
      },
      intent: {
        reference,
        client_secret: secret,
        amount: fee,
        currency: 'USD',
        state: 'succeeded',
        failure_code: null,
        refunded: refundedAt ? fee : 0,
        idempotency_key: null,
        created_at: created.toISOString(),
      },
    },
    refund: refundedAt && { id: dice.id(refundedAt), amount: fee, at: refundedAt },
    paidAt,
  }
}

/** Writes it all, and numbers each seller's invoices without gaps in the order of payment. */
export async function writeMoney(world: World, all: readonly AppointmentMoney[]): Promise<void> {
  const paid = all.filter((one) => one.payment !== null).sort((a, b) => a.paidAt!.getTime() - b.paidAt!.getTime())
  await insertAll(
    world,
    'orders',
    all.map(({ order }) => order),
  )
  await insertAll(
    world,
    'order_lines',
    all.map(({ line }) => line),
  )
  await insertAll(
    world,
    'order_events',
    all.flatMap(({ events }) => [...events]),
  )
  await insertAll(
    world,
    'payments',
    paid.map(({ payment }) => payment!.row),
  )
  await insertAll(
    world,
    'sandbox_intents',
    paid.map(({ payment }) => payment!.intent),
  )
  await insertAll(
    world,
    'payment_orders',
    paid.map(({ order, payment }) => ({ payment_id: payment!.row.id, order_id: order.id, amount: order.total })),
  )
  const refunded = paid.filter(({ refund }) => refund !== null)
  await insertAll(
    world,
    'refunds',
    refunded.map(({ order, payment, refund }) => ({
      id: refund!.id,
      payment_id: payment!.row.id,
      order_id: order.id,
      amount: refund!.amount,
      reason: 'cancelled',
      state: 'succeeded' as const,
      provider_reference: `re_sandbox_${world.dice.digits(20)}`,
      attempts: 1,
      next_attempt_at: refund!.at.toISOString(),
      created_at: refund!.at.toISOString(),
    })),
  )
  const parties = new Set(paid.flatMap(({ order }) => [order.seller_id, order.buyer_id]))
  await insertAll(world, 'invoices', invoices(world, paid, await invoicePeople(world.db, [...parties])))
  await sql`insert into invoice_counters (seller_id, year, last)
    select seller_id, year, max(sequence) from invoices group by seller_id, year`.execute(world.db)
}

type InvoiceRow = Insertable<Tables['invoices']>

type OnPaper = Awaited<ReturnType<typeof invoicePeople>>

function invoices(world: World, paid: readonly AppointmentMoney[], people: OnPaper): InvoiceRow[] {
  const documents = paid
    .flatMap((one) => [
      { one, at: one.paidAt!, credit: false },
      ...(one.refund ? [{ one, at: one.refund.at, credit: true }] : []),
    ])
    .sort((a, b) => a.at.getTime() - b.at.getTime())
  const last = new Map<string, number>()
  const issued = new Map<string, InvoiceRow>()
  return documents.map(({ one, at, credit }) => {
    const { order } = one
    const year = at.getUTCFullYear()
    const series = `${order.seller_id} ${year}`
    const sequence = (last.get(series) ?? 0) + 1
    last.set(series, sequence)
    const corrected = credit ? issued.get(order.id) : undefined
    const row: InvoiceRow = {
      id: world.dice.id(at),
      order_id: order.id,
      seller_id: order.seller_id,
      kind: credit ? 'credit_note' : 'invoice',
      corrects_id: corrected?.id ?? null,
      year,
      sequence,
      number: `${year}-${String(sequence).padStart(6, '0')}`,
      ...people.get(order.seller_id)!.asSeller,
      ...people.get(order.buyer_id)!.asBuyer,
      lines: corrected
        ? JSON.stringify([lineFor({ kind: 'correction', invoiceNumber: corrected.number }, order.total)])
        : order.lines,
      amount: order.total,
      currency: 'USD',
      reason: credit ? 'cancelled' : null,
      issued_at: at.toISOString(),
    }
    if (!credit) issued.set(order.id, row)
    return row
  })
}
