import { expect, test } from 'vitest'
import { slotsTopic } from '#contract/booking/topics.ts'
import { makeDoctor, makePatient, type Person } from '../support/people.ts'
import { createTestServer } from '../support/server.ts'

const server = await createTestServer()
const sessionOf = ({ token }: Person) => (JSON.parse(atob(token.split('.')[1]!)) as { sid: string }).sid

test('the free time of whom patients can book may be watched, and of nobody else', async () => {
  const patient = await makePatient(server)
  const bookable = await makeDoctor(server)
  const unverified = await makeDoctor(server, {}, { licence_state: 'unverified' })
  const suspended = await makeDoctor(server)
  await server.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', suspended.userId).execute()
  const may = (id: string) => server.mayWatch(sessionOf(patient), slotsTopic(id))
  expect(await Promise.all([bookable, unverified, suspended, patient].map(({ userId }) => may(userId)))).toEqual([
    true,
    false,
    false,
    false,
  ])
  expect(await may("x' or true")).toBe(false)
})

test('whoever is suspended may watch nothing', async () => {
  const patient = await makePatient(server)
  const doctor = await makeDoctor(server)
  await server.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', patient.userId).execute()
  expect(await server.mayWatch(sessionOf(patient), slotsTopic(doctor.userId))).toBe(false)
})
