import { expect, it } from 'vitest'
import { bookingContract as booking } from '#contract/booking/contract.ts'
import { guestContract as guests } from '#contract/meeting/guest-contract.ts'
import { mostInCall, partyPlaces } from '#contract/meeting/guests.ts'
import { meetingContract as contract } from '#contract/meeting/contract.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { makeJoined } from './testing/make-call.ts'
import { makeAsking, makeGuest } from './testing/make-guest.ts'

const server = await createTestServer({ settings: { accessTokenSeconds: 30 * 86_400 } })

const mostGuests = mostInCall - partyPlaces

it('of ten who have the same link one asks', async () => {
  const { id, doctor } = await makeJoined(server)
  const { token } = await server.call(guests.makeGuestLink, { params: { id } }, { as: doctor })
  const asked = await Promise.all(
    Array.from({ length: 10 }, (_, n) => server.send(guests.askAsGuest, { body: { token, name: `Guest ${n}` } })),
  )
  expect(asked.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, ...Array.from({ length: 9 }, () => 404)])
})

it('however many are let in at once, no more are in the call than it holds', async () => {
  const { id, doctor } = await makeJoined(server)
  const asking = await Promise.all(Array.from({ length: 6 }, (_, n) => makeAsking(server, id, doctor, `Guest ${n}`)))
  const answers = await Promise.all(
    asking.map(({ id: guest }) =>
      server.send(guests.decideGuest, { params: { id }, body: { guest, decision: 'admit' } }, { as: doctor }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(mostGuests)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(6 - mostGuests)
})

it('who is taken out while they come in again is out', async () => {
  const { id, doctor, byDoctor } = await makeJoined(server)
  const { id: guest, secret } = await makeGuest(server, id, doctor)
  await Promise.all([
    ...Array.from({ length: 5 }, () => server.send(guests.joinAsGuest, { body: { secret } })),
    server.call(guests.decideGuest, { params: { id }, body: { guest, decision: 'remove' } }, { as: doctor }),
  ])
  const named = { params: { id }, body: { connection: byDoctor.self.id } }
  const { peers } = await server.call(contract.renewPresence, named, { as: doctor })
  expect(peers.filter(({ part }) => part === 'guest')).toEqual([])
})

it('of a request and the end of the visit at once, nobody is left asking in a visit that is over', async () => {
  const { id, doctor } = await makeJoined(server)
  const { token } = await server.call(guests.makeGuestLink, { params: { id } }, { as: doctor })
  const [asked] = await Promise.all([
    server.send(guests.askAsGuest, { body: { token, name: 'Ines Prado' } }),
    server.call(booking.completeAppointment, { params: { id } }, { as: doctor }),
  ])
  expect([201, 404]).toContain(asked.status)
  const secret = asked.status === 201 ? ((await asked.json()) as { secret: string }).secret : null
  if (secret) expect((await server.call(guests.readGuestCall, { body: { secret } })).stage).toBe('over')
})
