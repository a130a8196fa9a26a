import { beforeEach, expect, test } from 'vitest'
import { earlierContract as earlier } from '#contract/booking/earlier-contract.ts'
import { bookingContract as booking } from '#contract/booking/contract.ts'
import { carersContract as carers } from '#contract/carers/contract.ts'
import type { PetRight } from '#contract/carers/rights.ts'
import { meetingContract as meeting } from '#contract/meeting/contract.ts'
import { guestContract as guests } from '#contract/meeting/guest-contract.ts'
import { bookAndPay, someStart } from '../../../tests/booking/practice.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { consent } from '../meeting/testing/make-call.ts'
import { makeAsking, makeGuest } from '../meeting/testing/make-guest.ts'
import { makeHousehold } from './testing/pet-visit.ts'

const server = await createTestServer({ settings: { accessTokenSeconds: 30 * 86_400 } })
const { call, refusal } = server
beforeEach(() => server.clock.set('2026-03-02T09:00:00.000Z'))

/** A visit by video of the owner's dog whose time has come, and a carer with these rights. */
async function dueVisit(rights: readonly PetRight[]) {
  const home = await makeHousehold(server, rights)
  const { id } = await bookAndPay(server, home.owner, home.doctor, { petId: home.pet.id })
  server.clock.set(someStart)
  return { ...home, id, params: { id } }
}

test('a carer who decides attends the visit: consents, is there, comes into the call, writes, and brings a guest', async () => {
  const { carer, doctor, id, params } = await dueVisit(['decide'])
  const room = () => call(meeting.readMeeting, { params }, { as: carer })
  expect(await room()).toMatchObject({ stage: 'waiting', consentedAt: null })
  await consent(server, carer, id)
  await call(booking.checkIn, { params }, { as: carer })
  expect((await room()).consentedAt).not.toBeNull()
  await call(booking.startAppointment, { params }, { as: doctor })
  expect((await call(meeting.readLiveMeeting, {}, { as: carer })).meeting).toMatchObject({ id })
  expect((await call(meeting.joinMeeting, { params }, { as: carer })).self).toMatchObject({
    part: 'patient',
    person: carer.userId,
  })
  const body = { id: crypto.randomUUID(), text: 'She limps on the left.' }
  expect(await call(meeting.sendMessage, { params, body }, { as: carer })).toMatchObject({ part: 'patient', name: carer.name })
  expect((await call(guests.makeGuestLink, { params }, { as: carer })).token).not.toBe('')
})

test('each on the patient’s side agrees for themselves, and both are in the call', async () => {
  const { carer, owner, doctor, id, params } = await dueVisit(['decide'])
  await consent(server, owner, id)
  await call(booking.checkIn, { params }, { as: owner })
  await call(booking.startAppointment, { params }, { as: doctor })
  expect(await refusal(meeting.joinMeeting, { params }, { as: carer })).toMatchObject({ code: 'consent_needed' })
  await consent(server, carer, id)
  const first = await call(meeting.joinMeeting, { params }, { as: owner })
  const second = await call(meeting.joinMeeting, { params }, { as: carer })
  expect(second.peers.map(({ id: connection }) => connection)).toEqual([first.self.id])
  const named = { params, body: { connection: first.self.id } }
  expect((await call(meeting.renewPresence, named, { as: owner })).standing).toBe('current')
})

test('a carer takes a place in the call: with both and a guest it is full', async () => {
  const { carer, owner, doctor, id, params } = await dueVisit(['decide'])
  await consent(server, owner, id)
  await consent(server, carer, id)
  await call(booking.checkIn, { params }, { as: owner })
  await call(booking.startAppointment, { params }, { as: doctor })
  await makeGuest(server, id, doctor, 'First')
  const last = await makeAsking(server, id, doctor, 'Last')
  await call(meeting.joinMeeting, { params }, { as: carer })
  // Again, as after a reload, it is no other place.
  await call(meeting.joinMeeting, { params }, { as: carer })
  const admit = { params, body: { guest: last.id, decision: 'admit' } } as const
  expect(await refusal(guests.decideGuest, admit, { as: doctor })).toMatchObject({ status: 409, code: 'call_full' })
})

test('a carer without the right sees the visit and not its room; nobody else sees either', async () => {
  const { carer, withdrawn, other, neighbour, params } = await dueVisit(['book', 'pay'])
  expect((await refusal(meeting.readMeeting, { params }, { as: carer })).status).toBe(404)
  expect(await refusal(booking.checkIn, { params }, { as: carer })).toMatchObject({ status: 403, code: 'missing_pet_right' })
  for (const as of [withdrawn, other, neighbour])
    for (const refused of [
      await refusal(meeting.readMeeting, { params }, { as }),
      await refusal(meeting.readConsent, { params, query: {} }, { as }),
      await refusal(booking.checkIn, { params }, { as }),
      await refusal(meeting.listMessages, { params }, { as }),
      await refusal(guests.makeGuestLink, { params }, { as }),
    ])
      expect(refused.status).toBe(404)
})

test('whose care ends during the call is out of it with the next sign of life', async () => {
  const { carer, owner, doctor, id, params } = await dueVisit(['decide'])
  await consent(server, carer, id)
  await call(booking.checkIn, { params }, { as: carer })
  await call(booking.startAppointment, { params }, { as: doctor })
  const { self } = await call(meeting.joinMeeting, { params }, { as: carer })
  await call(carers.endCare, { params: { id: carer.carerId } }, { as: owner })
  const presence = { params, body: { connection: self.id } }
  expect((await refusal(meeting.renewPresence, presence, { as: carer })).status).toBe(404)
  expect((await refusal(meeting.joinMeeting, { params }, { as: carer })).status).toBe(404)
  expect((await call(meeting.readLiveMeeting, {}, { as: carer })).meeting).toBeNull()
})

test.each([
  ['decides', ['decide'], true],
  ['only books', ['book'], false],
] as const)('a carer who %s: whether the visit goes on the list for earlier times and off it', async (_who, rights, may) => {
  const { owner, doctor, pet, carer } = await makeHousehold(server, rights)
  const { id } = await bookAndPay(server, owner, doctor, { petId: pet.id })
  for (const verb of ['joinEarlierSlots', 'leaveEarlierSlots'] as const) {
    const { status } = await server.send(earlier[verb], { params: { id } }, { as: carer })
    expect(status < 300).toBe(may)
    if (!may) expect(status).toBe(403)
  }
})
