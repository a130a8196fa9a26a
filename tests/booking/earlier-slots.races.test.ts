import { expect, test } from 'vitest'
import { bookingContract as booking } from '#contract/booking/contract.ts'
import { earlierContract as earlier } from '#contract/booking/earlier-contract.ts'
import { passOffersOn } from '#server/modules/booking/earlier/end-offers.ts'
import { makePatient, type Person } from '../support/people.ts'
import { createTestServer } from '../support/server.ts'
import { wholeSlice } from '../support/whole-slice.ts'
import { bookAndPay, bookingOf, openPractice } from './practice.ts'

const server = await createTestServer({ settings: { accessTokenSeconds: 30 * 86_400 } })
const { call } = server
const early = '2026-03-04T09:00:00.000Z'
const late = '2026-03-09T09:00:00.000Z'

const outcome = async (answer: Promise<Response>) => {
  const response = await answer
  return response.ok ? String(response.status) : `${response.status} ${((await response.json()) as { code: string }).code}`
}

/** An offer of the early time to one who waits with a later one. */
async function offered() {
  const { doctor, patient: other } = await openPractice(server)
  const patient = await makePatient(server)
  const first = await bookAndPay(server, other, doctor, { start: early })
  const visit = await bookAndPay(server, patient, doctor, { start: late })
  await call(earlier.joinEarlierSlots, { params: { id: visit.id } }, { as: patient })
  await call(booking.cancelAppointment, { params: { id: first.id }, body: {} }, { as: other })
  const { offer } = await call(earlier.readEarlierSlot, { params: { id: visit.id } }, { as: patient })
  return { doctor, other, patient, visit, offer: offer! }
}
const accepting = (id: string, offerId: string, as: Person) =>
  outcome(server.send(earlier.acceptEarlierSlot, { params: { id }, body: { offerId } }, { as }))
/** Who has the early time, by the database. */
function holders(doctor: Person) {
  return server.db
    .selectFrom('appointments')
    .select(['id', 'patient_id'])
    .where('doctor_id', '=', doctor.userId)
    .where('starts_at', '=', early)
    .where('state', 'in', ['pending_payment', 'confirmed'])
    .execute()
}

test('ten acceptances of one offer at once move the visit once', async () => {
  const { patient, visit, offer } = await offered()
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => accepting(visit.id, offer.id, patient)))
  expect(new Set(outcomes)).toEqual(new Set(['200']))
  const { timeline, start } = await call(booking.readAppointment, { params: { id: visit.id } }, { as: patient })
  expect(start).toBe(early)
  expect(timeline.filter(({ verb }) => verb === 'reschedule')).toHaveLength(1)
})

test('an offer and bookings of its time at once: the time is the one’s it is kept for', async () => {
  const { doctor, patient, visit, offer } = await offered()
  const others = await Promise.all(Array.from({ length: 8 }, () => makePatient(server)))
  const [accepted, ...booked] = await Promise.all([
    accepting(visit.id, offer.id, patient),
    ...others.map((as) => outcome(server.send(booking.bookAppointment, { body: bookingOf(doctor, { start: early }) }, { as }))),
  ])
  expect(accepted).toBe('200')
  expect(new Set(booked)).toEqual(new Set(['409 slot_taken']))
  expect(await holders(doctor)).toEqual([{ id: visit.id, patient_id: patient.userId }])
})

test('a time that falls free while people want it has one holder: who booked, or who it is kept for', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { doctor, patient: other } = await openPractice(server)
    const patient = await makePatient(server)
    const first = await bookAndPay(server, other, doctor, { start: early })
    const visit = await bookAndPay(server, patient, doctor, { start: late })
    await call(earlier.joinEarlierSlots, { params: { id: visit.id } }, { as: patient })
    const others = await Promise.all(Array.from({ length: 5 }, () => makePatient(server)))
    const wanting = others.map((as) =>
      outcome(server.send(booking.bookAppointment, { body: bookingOf(doctor, { start: early }) }, { as })),
    )
    const [cancelled, ...booked] = await Promise.all([
      outcome(server.send(booking.cancelAppointment, { params: { id: first.id }, body: {} }, { as: other })),
      ...wanting,
    ])
    expect(cancelled).toBe('200')
    const { offer } = await call(earlier.readEarlierSlot, { params: { id: visit.id } }, { as: patient })
    const taken = booked.filter((each) => each === '201').length
    expect(taken + (offer ? 1 : 0)).toBe(1)
    expect((await holders(doctor)).length).toBe(taken)
  }
})

test('accepting while the visit is cancelled: it is moved and then cancelled, or cancelled and not moved', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { doctor, patient, visit, offer } = await offered()
    const [accepted, cancelled] = await Promise.all([
      accepting(visit.id, offer.id, patient),
      outcome(server.send(booking.cancelAppointment, { params: { id: visit.id }, body: {} }, { as: patient })),
    ])
    expect(cancelled).toBe('200')
    expect(['200', '409 appointment_state', '409 offer_gone']).toContain(accepted)
    expect(await holders(doctor)).toEqual([])
    const open = await server.db
      .selectFrom('slot_offers')
      .select('id')
      .where('doctor_id', '=', doctor.userId)
      .where('state', '=', 'open')
      .execute()
    expect(open).toEqual([])
  }
})

test('many runs of the job at once pass a run-out offer on once', async () => {
  const { doctor, visit } = await offered()
  const next = await makePatient(server)
  const later = await bookAndPay(server, next, doctor, { start: '2026-03-09T11:00:00.000Z' })
  await call(earlier.joinEarlierSlots, { params: { id: later.id } }, { as: next })
  server.clock.advance({ minutes: 15 })
  await Promise.all(Array.from({ length: 10 }, () => passOffersOn.run(server.platform, wholeSlice(server.log))))
  const offers = await server.db
    .selectFrom('slot_offers')
    .select(['appointment_id', 'state'])
    .where('doctor_id', '=', doctor.userId)
    .orderBy('offered_at')
    .execute()
  expect(offers).toEqual([
    { appointment_id: visit.id, state: 'expired' },
    { appointment_id: later.id, state: 'open' },
  ])
})

test('the database refuses a visit in offered time, past every verb', async () => {
  const { visit, other, doctor } = await offered()
  const stolen = await bookAndPay(server, other, doctor, { start: '2026-03-05T09:00:00.000Z' })
  const write = server.db
    .updateTable('appointments')
    .set({ starts_at: early, ends_at: '2026-03-04T09:30:00.000Z', blocked: `[${early},2026-03-04T09:30:00.000Z)` })
    .where('id', '=', stolen.id)
    .execute()
  await expect(write).rejects.toMatchObject({ constraint: 'doctor_time_claims_free' })
  expect(visit.start).toBe(late)
})
