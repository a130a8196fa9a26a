import { sql } from 'kysely'
import { appointmentOrder } from '#contract/booking/order-kind.ts'
import { conflict } from '#server/kernel/errors.ts'
import type { Module } from '#server/kernel/module.ts'
import { endUnpaidOrder, placeOrder, type OrderKindPort } from '#server/modules/orders/index.ts'
import type { Person } from '../support/people.ts'
import { insertRow } from '../support/rows.ts'
import type { TestServer } from '../support/server.ts'

/**
 * Something that only one buyer can have and that is held while it is paid for: what orders and payments promise is tested
 * against it, apart from booking. It lives in the appointments table, so the database's exclusion constraint guards it.
 */
const seats: OrderKindPort = {
  machine: appointmentOrder,
  async lock(work, order) {
    await sql`select 1 from appointments where id = ${order.subject?.id ?? null} for update`.execute(work.db)
  },
  async payUntil(db, order) {
    const seat = await db
      .selectFrom('appointments')
      .select('hold_expires_at')
      .where('id', '=', order.subject?.id ?? '')
      .executeTakeFirst()
    return seat?.hold_expires_at ?? null
  },
  async onPaid(_platform, work, order) {
    const { numUpdatedRows } = await work.db
      .updateTable('appointments')
      .set({ state: 'confirmed', hold_expires_at: null })
      .where('id', '=', order.subject?.id ?? '')
      .where('state', 'in', ['pending_payment', 'expired'])
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw conflict('slot_taken', 'This seat is gone')
    return 'accepted'
  },
}

/** Sells seats: `createTestServer({ besides: [seatModule] })`. */
export const seatModule: Module = { name: 'seats', endpoints: [], orderKinds: { subscription: seats } }

export interface SeatToHold {
  readonly buyer: Person
  readonly seller: Person
  /** Minor units; 5000 when absent. */
  readonly price?: number
  /** Which of the seller's seats: two holds of one cannot stand together. */
  readonly hour?: number
}

/** A held seat with its unpaid order. */
export async function holdSeat(server: TestServer, { buyer, seller, price = 5000, hour = 10 }: SeatToHold) {
  const { platform, clock } = server
  const [starts, ends] = [`2026-04-06T${hour}:00:00.000Z`, `2026-04-06T${hour}:30:00.000Z`]
  const seatId = platform.ids.next()
  const order = await platform.transact(async (work) => {
    await insertRow(work.db, 'appointments', {
      id: seatId,
      number: `V-${seatId.slice(-8)}`,
      patient_id: buyer.userId,
      doctor_id: seller.userId,
      mode: 'video',
      state: 'pending_payment',
      starts_at: starts,
      ends_at: ends,
      blocked: `[${starts},${ends})`,
      buffer_before_minutes: 0,
      buffer_after_minutes: 0,
      fee: price,
      currency: 'USD',
      hold_expires_at: new Date(clock.now().getTime() + 15 * 60_000),
      created_at: clock.now(),
      updated_at: clock.now(),
    })
    return placeOrder(platform, work, {
      kind: 'subscription',
      buyerId: buyer.userId,
      sellerId: seller.userId,
      subject: { kind: 'seat', id: seatId },
      lines: [{ subject: { kind: 'product', name: 'A seat' }, quantity: 1, unitPrice: price }],
      currency: 'USD',
    })
  })
  return { orderId: order.id, seatId }
}

/** The hold runs out: the seat is free again. */
export async function failSeat(server: TestServer, { orderId, seatId }: { orderId: string; seatId: string }): Promise<void> {
  await server.platform.transact(async (work) => {
    await work.db.updateTable('appointments').set({ state: 'expired', hold_expires_at: null }).where('id', '=', seatId).execute()
    await endUnpaidOrder(server.platform, work, orderId, { state: 'expired' })
  })
}
