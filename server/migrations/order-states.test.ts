import { sql, type Kysely } from 'kysely'
import { describe, expect, test } from 'vitest'
import { bookingContract as booking } from '#contract/booking/contract.ts'
import { orderPaymentStates } from '#contract/orders/order-payment.ts'
import { orderMachines } from '#contract/orders/states.ts'
import { bookAndPay, bookingOf, openPractice } from '../../tests/booking/practice.ts'
import { payWith } from '../../tests/payments/money-rows.ts'
import { signIn } from '../../tests/support/people.ts'
import { createTestServer } from '../../tests/support/server.ts'
import * as filled from './0043-order-states-filled.ts'

const server = await createTestServer()
const { call } = server

async function heldAppointment() {
  const practice = await openPractice(server)
  const visit = await call(booking.bookAppointment, { body: bookingOf(practice.doctor) }, { as: practice.patient })
  return { ...practice, visit, orderId: visit.orderId! }
}

/** Both tellings of one order: the former state beside the two of today. */
async function told(orderId: string) {
  const { rows } = await sql<{ state: string; payment_state: string; fulfilment_state: string }>`
    select state, payment_state, fulfilment_state from orders where id = ${orderId}`.execute(server.db)
  const { state, payment_state, fulfilment_state } = rows[0]!
  return [state, payment_state, fulfilment_state]
}

/** What a process of the version before writes. */
const formerly = (orderId: string, state: string, refunded?: number) =>
  sql`update orders set state = ${state} ${refunded === undefined ? sql`` : sql`, refunded = ${refunded}`} where id = ${orderId}`.execute(
    server.db,
  )

describe('what a process of the version before writes is told both ways', () => {
  test.each([
    ['paid', undefined, 'paid', 'confirmed'],
    ['completed', undefined, 'paid', 'completed'],
    ['cancelled', undefined, 'voided', 'cancelled'],
    ['expired', undefined, 'voided', 'expired'],
    ['partly_refunded', 2500, 'partly_refunded', 'confirmed'],
    ['refunded', 5000, 'refunded', 'confirmed'],
  ])('%s', async (state, refunded, payment, fulfilment) => {
    const { orderId } = await heldAppointment()
    await formerly(orderId, state, refunded)
    expect(await told(orderId)).toEqual([state, payment, fulfilment])
  })

  test('a visit that was called off: first the sum, then the state', async () => {
    const { patient, orderId, visit } = await heldAppointment()
    await payWith(server, patient, orderId)
    await server.db.updateTable('appointments').set({ state: 'cancelled' }).where('id', '=', visit.id).execute()
    await sql`update orders set refunded = 2500 where id = ${orderId}`.execute(server.db)
    await formerly(orderId, 'partly_refunded')
    expect(await told(orderId)).toEqual(['partly_refunded', 'partly_refunded', 'cancelled'])
    await sql`update orders set refunded = 5000 where id = ${orderId}`.execute(server.db)
    await formerly(orderId, 'refunded')
    expect(await told(orderId)).toEqual(['refunded', 'refunded', 'cancelled'])
  })

  test('a declined card, and then a paid order', async () => {
    const { patient, orderId } = await heldAppointment()
    await payWith(server, patient, orderId, '4000000000000002')
    expect(await told(orderId)).toEqual(['pending_payment', 'failed', 'pending_payment'])
    await formerly(orderId, 'paid')
    expect(await told(orderId)).toEqual(['paid', 'paid', 'confirmed'])
  })

  test('a new order, by its appointment; and an event of its timeline', async () => {
    const { orderId, visit, patient, doctor } = await heldAppointment()
    await server.db.deleteFrom('orders').where('id', '=', orderId).execute()
    await sql`insert into orders (id, number, kind, state, buyer_id, seller_id, appointment_id, lines, currency, subtotal, total, created_at, updated_at)
      values (${orderId}, 'A-1', 'appointment', 'pending_payment', ${patient.userId}, ${doctor.userId}, ${visit.id},
        '[{"subject": {"kind": "visit", "mode": "video"}, "quantity": 1, "unitPrice": 5000, "amount": 5000}]', 'USD', 5000, 5000, now(), now())`.execute(
      server.db,
    )
    expect(await told(orderId)).toEqual(['pending_payment', 'unpaid', 'pending_payment'])
    const row = await server.db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ subject_kind: 'appointment', subject_id: visit.id })
    const id = server.platform.ids.next()
    await sql`insert into order_events (id, order_id, at, event, data)
      values (${id}, ${orderId}, now(), 'paid', '{"state": "paid"}')`.execute(server.db)
    const event = await server.db.selectFrom('order_events').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(event).toMatchObject({ payment_state: 'paid', fulfilment_state: 'confirmed' })
  })
})

test('what is written today is told to a process of the version before as it knows it', async () => {
  const ended = await heldAppointment()
  await call(booking.cancelAppointment, { params: { id: ended.visit.id }, body: {} }, { as: ended.patient })
  expect(await told(ended.orderId)).toEqual(['cancelled', 'voided', 'cancelled'])

  const { doctor, patient, orderId, visit } = await heldAppointment()
  expect(await told(orderId)).toEqual(['pending_payment', 'unpaid', 'pending_payment'])
  await payWith(server, patient, orderId)
  expect(await told(orderId)).toEqual(['paid', 'paid', 'confirmed'])
  const { rows: events } = await sql<{ data: unknown; event: string }>`
    select event, data from order_events where order_id = ${orderId} order by at, id`.execute(server.db)
  expect(events).toEqual([
    { event: 'placed', data: { state: 'pending_payment' } },
    { event: 'paid', data: { state: 'paid' } },
  ])
  const { rows } = await sql`select appointment_id from orders where id = ${orderId}`.execute(server.db)
  expect(rows).toEqual([{ appointment_id: visit.id }])
  server.clock.set('2026-03-04T10:15:00.000Z')
  await call(booking.reportPatientAbsent, { params: { id: visit.id } }, { as: await signIn(server, doctor) })
  expect(await told(orderId)).toEqual(['paid', 'paid', 'no_show'])
})

test('orders and events that were there before get their states and subjects', async () => {
  const practice = await openPractice(server)
  await bookAndPay(server, practice.patient, practice.doctor)
  const off = await heldAppointment()
  await payWith(server, off.patient, off.orderId)
  await call(booking.cancelAppointment, { params: { id: off.visit.id }, body: {} }, { as: off.patient })
  await heldAppointment()
  const everything = async () => {
    const orders = await server.db.selectFrom('orders').selectAll().orderBy('id').execute()
    const events = await server.db.selectFrom('order_events').selectAll().where('event', '<>', 'refunded').orderBy('id').execute()
    return { orders, events }
  }
  const before = await everything()
  await server.db.transaction().execute(async (tx) => {
    await sql`alter table orders drop constraint orders_states_known, drop constraint orders_appointment`.execute(tx)
    await sql`alter table orders disable trigger orders_states`.execute(tx)
    await sql`alter table order_events disable trigger order_events_states`.execute(tx)
    await sql`update orders set payment_state = null, fulfilment_state = null, subject_kind = null, subject_id = null`.execute(tx)
    await sql`update order_events set payment_state = null, fulfilment_state = null`.execute(tx)
    await sql`alter table orders enable trigger orders_states`.execute(tx)
    await sql`alter table order_events enable trigger order_events_states`.execute(tx)
    await sql`alter table orders
      add constraint orders_states_known check (payment_state is not null and fulfilment_state is not null) not valid,
      add constraint orders_appointment check (kind <> 'appointment' or subject_kind = 'appointment') not valid`.execute(tx)
  })
  await server.db.transaction().execute((tx) => filled.up(tx as unknown as Kysely<unknown>))
  expect(await everything()).toEqual(before)
})

describe('the database takes', () => {
  const write = (orderId: string, payment: string, fulfilment: string, refunded: number) =>
    sql`update orders set payment_state = ${payment}, fulfilment_state = ${fulfilment}, refunded = ${refunded}
      where id = ${orderId}`.execute(server.db)

  test('every pair of states of the machines that agrees with the money, and no other', async () => {
    const { orderId } = await heldAppointment()
    const { rows: known } = await sql<{ total: number }>`select total from orders where id = ${orderId}`.execute(server.db)
    const { total } = known[0]!
    for (const payment of [...orderPaymentStates, 'lost']) {
      for (const fulfilment of [...orderMachines.appointment.states, 'lost']) {
        for (const refunded of [0, 1, total]) {
          const unsettled = ['unpaid', 'paying', 'failed'].includes(payment)
          const due = { refunded: total, partly_refunded: 1 }[payment] ?? 0
          const right =
            payment !== 'lost' && fulfilment !== 'lost' && unsettled === (fulfilment === 'pending_payment') && refunded === due
          await write(orderId, 'unpaid', 'pending_payment', 0)
          const taken = await write(orderId, payment, fulfilment, refunded).then(
            () => true,
            () => false,
          )
          expect([payment, fulfilment, refunded, taken]).toEqual([payment, fulfilment, refunded, right])
        }
      }
    }
  })

  test('one order for an appointment', async () => {
    const { visit, patient, doctor } = await heldAppointment()
    const second =
      sql`insert into orders (id, number, kind, payment_state, fulfilment_state, buyer_id, seller_id, subject_kind, subject_id,
        lines, currency, subtotal, total, created_at, updated_at)
      values (${server.platform.ids.next()}, 'A-2', 'appointment', 'unpaid', 'pending_payment', ${patient.userId}, ${doctor.userId},
        'appointment', ${visit.id}, '[]', 'USD', 0, 0, now(), now())`.execute(server.db)
    await expect(second).rejects.toMatchObject({ code: '23505' })
  })
})
