import { expect, test } from 'vitest'
import { bookingContract as booking } from '#contract/booking/contract.ts'
import { doctorsContract as doctors } from '#contract/doctors/contract.ts'
import type { DoctorCard } from '#contract/doctors/schemas.ts'
import { siteContract } from '#contract/site/contract.ts'
import { openHours } from '../booking/practice.ts'
import { makeDoctor, makePatient } from '../support/people.ts'
import { createTestServer } from '../support/server.ts'

const server = await createTestServer()
const { call } = server

/** Mornings in the clinic alone, afternoons both ways. */
const day = [
  { from: '09:00', to: '10:00', modes: ['clinic'] },
  { from: '13:00', to: '14:00', modes: ['video', 'clinic'] },
]
const hours = { weekly: JSON.stringify(Array.from({ length: 7 }, () => day)), slot_minutes: 60 }

/** Video for 25, the clinic for 115, as people met it; one who sees people in the clinic alone; one whose video visits cost nothing. */
async function practices(): Promise<void> {
  for (const [name, fees] of [
    ['Both', { video_fee: 2500, clinic_fee: 11_500 }],
    ['Clinic', { video_fee: null, clinic_fee: 4000 }],
    ['Free', { video_fee: 0, clinic_fee: 9000 }],
  ] as const) {
    await openHours(server, await makeDoctor(server, { name, time_zone: 'UTC' }, fees), hours)
  }
}

/** Every time that is shown, booked as it is shown: what it said of itself, and what it then was. */
async function bookAll(cards: readonly DoctorCard[]) {
  const [said, was]: [unknown[], unknown[]] = [[], []]
  for (const { id, nextFree } of cards) {
    for (const { start, mode, price } of nextFree) {
      const as = await makePatient(server)
      const appointment = await call(
        booking.bookAppointment,
        { body: { doctorId: id, petId: null, mode, start, reason: 'A cough' } },
        { as },
      )
      said.push({ start, mode, price })
      was.push({ start: appointment.start, mode: appointment.mode, price: appointment.fee })
    }
  }
  return { said, was }
}

const times = ({ items }: { items: readonly DoctorCard[] }) =>
  Object.fromEntries(
    items.map(({ name, nextFree }) => [name, nextFree.slice(0, 2).map(({ mode, price }) => `${mode} ${price.amount}`)]),
  )

test.each([
  {},
  { mode: 'clinic' },
  { mode: 'video' },
  { maximumFee: 5000 },
  { sort: 'fee' },
  { sort: 'fee', maximumFee: 5000 },
] as const)('the price beside each time is what booking it costs: %j', async (query) => {
  await practices()
  const { items } = await call(doctors.searchDoctors, { query })
  const { said, was } = await bookAll(items)
  expect(said.length).toBeGreaterThan(7)
  expect(said).toEqual(was)
})

test('home prices its times by the same rule', async () => {
  await practices()
  const { featuredDoctors } = await call(siteContract.readHome, {})
  const { said, was } = await bookAll(featuredDoctors)
  expect(said.length).toBeGreaterThan(0)
  expect(said).toEqual(was)
})

test('times are offered as asked; with a greatest fee none costs more', async () => {
  await practices()
  expect(times(await call(doctors.searchDoctors, { query: {} }))).toEqual({
    Both: ['video 2500', 'clinic 11500'],
    Clinic: ['clinic 4000', 'clinic 4000'],
    Free: ['video 0', 'clinic 9000'],
  })
  for (const sort of ['nextFree', 'fee'] as const) {
    expect(times(await call(doctors.searchDoctors, { query: { maximumFee: 5000, sort } }))).toEqual({
      Both: ['video 2500', 'video 2500'],
      Clinic: ['clinic 4000', 'clinic 4000'],
      Free: ['video 0', 'video 0'],
    })
  }
})
