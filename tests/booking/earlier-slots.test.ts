import { describe, expect, test } from 'vitest'
import { availabilityContract } from '#contract/booking/availability-contract.ts'
import { bookingContract as booking } from '#contract/booking/contract.ts'
import { earlierContract as earlier } from '#contract/booking/earlier-contract.ts'
import { orderRow } from '../payments/money-rows.ts'
import { messagesTo } from '../support/outbox.ts'
import { makePatient, type Person } from '../support/people.ts'
import { createTestServer } from '../support/server.ts'
import { bookAndPay, bookingOf, openPractice } from './practice.ts'

const server = await createTestServer({ settings: { accessTokenSeconds: 30 * 86_400 } })
const { call, refusal } = server

const early = '2026-03-04T09:00:00.000Z'
const middle = '2026-03-06T09:00:00.000Z'
const late = '2026-03-09T09:00:00.000Z'

const read = (id: string, as: Person) => call(earlier.readEarlierSlot, { params: { id } }, { as })
const join = (id: string, as: Person) => call(earlier.joinEarlierSlots, { params: { id } }, { as })
const accept = (id: string, offerId: string, as: Person) =>
  call(earlier.acceptEarlierSlot, { params: { id }, body: { offerId } }, { as })
const decline = (id: string, offerId: string, as: Person) =>
  call(earlier.declineEarlierSlot, { params: { id }, body: { offerId } }, { as })
const cancel = (id: string, as: Person) => call(booking.cancelAppointment, { params: { id }, body: {} }, { as })
const startOf = async (id: string, as: Person) => (await call(booking.readAppointment, { params: { id } }, { as })).start
const isFree = async (doctor: Person, start: string) => {
  const day = start.slice(0, 10)
  const query = { from: day, to: day, timeZone: 'UTC' }
  const { slots } = await call(booking.listSlots, { params: { id: doctor.userId }, query })
  return slots.some((slot) => slot.start === start)
}

/** A doctor with a first visit, and two later ones whose patients wait for an earlier time, in this order. */
async function waiting(more: { first?: Record<string, unknown> } = {}) {
  const practice = await openPractice(server)
  const { doctor } = practice
  const firstPatient = await makePatient(server)
  const first = await bookAndPay(server, firstPatient, doctor, { start: early, ...more.first })
  const patients = [await makePatient(server), await makePatient(server)] as const
  const visits = [
    await bookAndPay(server, patients[0], doctor, { start: late }),
    await bookAndPay(server, patients[1], doctor, { start: middle }),
  ] as const
  await join(visits[0].id, patients[0])
  server.clock.advance({ seconds: 1 })
  await join(visits[1].id, patients[1])
  return { ...practice, first, firstPatient, patients, visits }
}

describe('the list for earlier times', () => {
  test('says the place, keeps it, and is left again; nobody else sees it', async () => {
    const { visits, patients, doctor } = await waiting()
    expect(await read(visits[0].id, patients[0])).toMatchObject({ isOnList: true, place: 1, mayJoin: false, offer: null })
    expect((await join(visits[0].id, patients[0])).place).toBe(1)
    expect((await read(visits[1].id, patients[1])).place).toBe(2)
    const left = await call(earlier.leaveEarlierSlots, { params: { id: visits[0].id } }, { as: patients[0] })
    expect(left).toEqual({ isOnList: false, place: null, mayJoin: true, offer: null })
    expect((await read(visits[1].id, patients[1])).place).toBe(1)
    const params = { id: visits[1].id }
    expect((await refusal(earlier.readEarlierSlot, { params }, { as: patients[0] })).status).toBe(404)
    expect((await refusal(earlier.readEarlierSlot, { params }, { as: doctor })).status).toBe(403)
  })

  test('takes no visit that is not booked', async () => {
    const { doctor, patient } = await openPractice(server)
    const held = await call(booking.bookAppointment, { body: bookingOf(doctor) }, { as: patient })
    expect((await refusal(earlier.joinEarlierSlots, { params: { id: held.id } }, { as: patient })).code).toBe('appointment_state')
    expect(await read(held.id, patient)).toMatchObject({ mayJoin: false })
  })
})

describe('a time that falls free', () => {
  test('is kept for the first who waits, told by notice and mail, and nobody else can book it', async () => {
    const { doctor, first, firstPatient, visits, patients, patient } = await waiting()
    await cancel(first.id, firstPatient)
    const { offer } = await read(visits[0].id, patients[0])
    const until = new Date(server.clock.now().getTime() + 15 * 60_000).toISOString()
    expect(offer).toMatchObject({ start: early, until })
    expect((await read(visits[1].id, patients[1])).offer).toBeNull()
    expect((await messagesTo(server, patients[0].email))[0]).toMatchObject({ template: 'mail.earlierSlotOffered' })
    expect(await isFree(doctor, early)).toBe(false)
    const body = bookingOf(doctor, { start: early })
    expect((await refusal(booking.bookAppointment, { body }, { as: patient })).code).toBe('slot_taken')
    const move = { params: { id: visits[1].id }, body: { start: early } }
    expect((await refusal(booking.rescheduleAppointment, move, { as: patients[1] })).code).toBe('slot_taken')
  })

  test('is accepted with payment and refund as they were, and the later time goes onward', async () => {
    const { first, firstPatient, visits, patients } = await waiting()
    // The third waits for what the second lets go.
    await cancel(first.id, firstPatient)
    const { offer } = await read(visits[0].id, patients[0])
    // Declined by the first: the second moves from the 6th to the 4th, and the first is offered the 6th.
    await decline(visits[0].id, offer!.id, patients[0])
    const second = (await read(visits[1].id, patients[1])).offer
    expect(second).toMatchObject({ start: early })
    const done = await accept(visits[1].id, second!.id, patients[1])
    expect(done).toMatchObject({ isOnList: false, offer: null })
    expect(await startOf(visits[1].id, patients[1])).toBe(early)
    expect(await orderRow(server, visits[1].orderId!)).toMatchObject({ payment_state: 'paid' })
    expect((await read(visits[0].id, patients[0])).offer).toMatchObject({ start: middle })
    // Less than 24 hours before the new time: reckoned from the old one, all of it still comes back.
    server.clock.set('2026-03-03T12:00:00.000Z')
    const told = await call(booking.readCancellation, { params: { id: visits[1].id } }, { as: patients[1] })
    expect(told).toMatchObject({ share: 1, refund: { amount: 5000 }, reckonedFrom: middle })
    // Pressed twice, nothing more happens.
    expect(await accept(visits[1].id, second!.id, patients[1])).toMatchObject({ isOnList: false })
    const moves = (await call(booking.readAppointment, { params: { id: visits[1].id } }, { as: patients[1] })).timeline
    expect(moves.filter(({ verb }) => verb === 'reschedule')).toHaveLength(1)
  })

  test('goes to the next when it runs out, and is free for everybody when nobody is left', async () => {
    const { doctor, first, firstPatient, visits, patients } = await waiting()
    await cancel(first.id, firstPatient)
    const { offer } = await read(visits[0].id, patients[0])
    server.clock.advance({ minutes: 15 })
    const accepting = { params: { id: visits[0].id }, body: { offerId: offer!.id } }
    expect((await refusal(earlier.acceptEarlierSlot, accepting, { as: patients[0] })).code).toBe('offer_gone')
    await server.runJobs()
    expect((await read(visits[0].id, patients[0])).offer).toBeNull()
    const second = (await read(visits[1].id, patients[1])).offer
    expect(second).toMatchObject({ start: early })
    await decline(visits[1].id, second!.id, patients[1])
    // Declined twice, nothing more happens.
    await decline(visits[1].id, second!.id, patients[1])
    expect(await isFree(doctor, early)).toBe(true)
  })

  test('follows a hold that runs out, a visit that moves, and time off that is called off', async () => {
    const { doctor, patient } = await openPractice(server)
    const waiter = await makePatient(server)
    const visit = await bookAndPay(server, waiter, doctor, { start: late })
    const held = await call(booking.bookAppointment, { body: bookingOf(doctor, { start: early }) }, { as: patient })
    await join(visit.id, waiter)
    server.clock.advance({ minutes: 16 })
    await server.runJobs()
    expect((await call(booking.readAppointment, { params: { id: held.id } }, { as: patient })).state).toBe('expired')
    const afterHold = (await read(visit.id, waiter)).offer
    expect(afterHold).toMatchObject({ start: early })
    await decline(visit.id, afterHold!.id, waiter)

    const other = await bookAndPay(server, patient, doctor, { start: '2026-03-05T09:00:00.000Z' })
    const move = { params: { id: other.id }, body: { start: '2026-03-05T11:00:00.000Z' } }
    await call(booking.rescheduleAppointment, move, { as: patient })
    const afterMove = (await read(visit.id, waiter)).offer
    expect(afterMove).toMatchObject({ start: '2026-03-05T09:00:00.000Z' })
    await decline(visit.id, afterMove!.id, waiter)

    const period = { kind: 'days' as const, from: '2026-03-07', to: '2026-03-07' }
    const { availability } = await call(availabilityContract.addTimeOff, { body: { period } }, { as: doctor })
    await call(availabilityContract.removeTimeOff, { params: { id: availability.timeOff[0]!.id } }, { as: doctor })
    expect((await read(visit.id, waiter)).offer).toMatchObject({ start: '2026-03-07T09:00:00.000Z' })
  })

  test('is offered in the mode of the visit alone, and never to who has another visit then', async () => {
    const { doctor, patient } = await openPractice(server)
    const [clinic, busy, third] = [await makePatient(server), await makePatient(server), await makePatient(server)]
    const day = { from: '09:00', to: '17:00', modes: ['video' as const] }
    const availability = await call(availabilityContract.readAvailability, {}, { as: doctor })
    const visits = [
      await bookAndPay(server, clinic, doctor, { start: late, mode: 'clinic' }),
      await bookAndPay(server, busy, doctor, { start: '2026-03-09T10:00:00.000Z' }),
      await bookAndPay(server, third, doctor, { start: '2026-03-09T11:00:00.000Z' }),
    ]
    for (const [place, as] of [clinic, busy, third].entries()) {
      await join(visits[place]!.id, as)
      server.clock.advance({ seconds: 1 })
    }
    const override = { params: { date: '2026-03-04' }, body: { version: availability.version, ranges: [day] } }
    await call(availabilityContract.writeOverride, override, { as: doctor })
    const elsewhere = await openPractice(server)
    await bookAndPay(server, busy, elsewhere.doctor, { start: early })
    const first = await bookAndPay(server, patient, doctor, { start: early })
    await cancel(first.id, doctor)
    expect((await read(visits[0]!.id, clinic)).offer).toBeNull()
    expect((await read(visits[1]!.id, busy)).offer).toBeNull()
    expect((await read(visits[2]!.id, third)).offer).toMatchObject({ start: early })
  })

  test('goes to the next when the one it is kept for cancels, or leaves the list', async () => {
    const { first, firstPatient, visits, patients } = await waiting()
    await cancel(first.id, firstPatient)
    expect((await read(visits[0].id, patients[0])).offer).not.toBeNull()
    await cancel(visits[0].id, patients[0])
    expect(await read(visits[0].id, patients[0])).toEqual({ isOnList: false, place: null, mayJoin: false, offer: null })
    const second = (await read(visits[1].id, patients[1])).offer
    expect(second).toMatchObject({ start: early })
    await call(earlier.leaveEarlierSlots, { params: { id: visits[1].id } }, { as: patients[1] })
    const offers = await server.db
      .selectFrom('slot_offers')
      .select('state')
      .where('state', '=', 'open')
      .where('doctor_id', '=', second!.id)
      .execute()
    expect(offers).toEqual([])
  })

  test('that was freed by a process that died then is offered by the job', async () => {
    const { doctor, first, visits, patients } = await waiting()
    await server.db
      .updateTable('appointments')
      .set({ state: 'cancelled', cancelled_by: 'doctor' })
      .where('id', '=', first.id)
      .execute()
    const freed = { id: server.platform.ids.next(), doctor_id: doctor.userId, starts_at: first.start, ends_at: first.end }
    await server.db
      .insertInto('freed_times')
      .values({ ...freed, freed_at: server.clock.now() })
      .execute()
    await server.runJobs()
    await server.runJobs()
    expect((await read(visits[0].id, patients[0])).offer).toMatchObject({ start: early })
    const offers = await server.db.selectFrom('slot_offers').select('id').where('doctor_id', '=', doctor.userId).execute()
    expect(offers).toHaveLength(1)
  })
})
