import { beforeEach, expect, test } from 'vitest'
import { guestContract as guests } from '#contract/meeting/guest-contract.ts'
import { mostInRoom, partyPlaces } from '#contract/meeting/guests.ts'
import { meetingContract as contract } from '#contract/meeting/contract.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { makeJoined } from './testing/make-call.ts'
import { makeAsking, makeGuest } from './testing/make-guest.ts'

const removed: string[] = []
const server = await createTestServer({
  settings: { accessTokenSeconds: 30 * 86_400 },
  largeCalls: {
    name: 'of tests',
    address: 'wss://calls.test',
    pass: async (room, { id, name }) => `${room} ${id} ${name}`,
    remove: async (room, connection) => void removed.push(`${room} ${connection}`),
  },
})
const { call, refusal } = server
beforeEach(() => {
  server.clock.set('2026-03-02T09:00:00.000Z')
  removed.length = 0
})

test('the fifth person has a server carry the call, for all and until it ends', async () => {
  const { id, doctor, byDoctor } = await makeJoined(server)
  const named = { params: { id }, body: { connection: byDoctor.self.id } }
  const carrier = async () => (await call(contract.renewPresence, named, { as: doctor })).carrier
  const first = await makeGuest(server, id, doctor, 'First')
  await makeGuest(server, id, doctor, 'Second')
  expect(await carrier()).toBe('mesh')
  expect(await refusal(contract.enterRoom, named, { as: doctor })).toMatchObject({ status: 409, code: 'no_room' })

  const third = await makeGuest(server, id, doctor, 'Third')
  expect(third.joined.carrier).toBe('room')
  expect(await carrier()).toBe('room')
  expect(await call(contract.enterRoom, named, { as: doctor })).toEqual({
    address: 'wss://calls.test',
    token: `${id} ${byDoctor.self.id} ${doctor.name}`,
  })
  const own = { secret: third.secret, connection: third.joined.self.id }
  expect((await call(guests.enterGuestRoom, { body: own })).token).toBe(`${id} ${third.joined.self.id} Third`)

  await call(guests.leaveAsGuest, { body: { secret: first.secret, connection: null } })
  expect(await carrier()).toBe('room')
})

test('whoever is taken out is taken out of the room as well, and gets no other pass', async () => {
  const { id, doctor } = await makeJoined(server)
  for (const name of ['First', 'Second']) await makeGuest(server, id, doctor, name)
  const { id: guest, secret, joined } = await makeGuest(server, id, doctor, 'Third')
  await call(guests.decideGuest, { params: { id }, body: { guest, decision: 'remove' } }, { as: doctor })
  expect(removed).toEqual([`${id} ${joined.self.id}`])
  const own = { secret, connection: joined.self.id }
  expect(await refusal(guests.enterGuestRoom, { body: own })).toMatchObject({ status: 409, code: 'connection_gone' })
})

test('a room holds twelve', async () => {
  const { id, doctor } = await makeJoined(server)
  for (let guest = 0; guest < mostInRoom - partyPlaces; guest += 1) await makeGuest(server, id, doctor, `Guest ${guest}`)
  const { id: last } = await makeAsking(server, id, doctor, 'Last')
  const body = { guest: last, decision: 'admit' } as const
  expect(await refusal(guests.decideGuest, { params: { id }, body }, { as: doctor })).toMatchObject({ code: 'call_full' })
})
