import { beforeEach, describe, expect, test } from 'vitest'
import { bookingContract as booking } from '#contract/booking/contract.ts'
import { meetingContract as contract } from '#contract/meeting/contract.ts'
import { guestContract as guests } from '#contract/meeting/guest-contract.ts'
import type { GuestDecision } from '#contract/meeting/guests.ts'
import type { Person } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { makeCall, makeJoined, makeWaiting } from './testing/make-call.ts'
import { makeAsking, makeGuest } from './testing/make-guest.ts'

const turn = { urls: ['turn:relay.test:3478'], secret: 'a secret shared with the relay', seconds: 3600 }
const server = await createTestServer({ settings: { accessTokenSeconds: 30 * 86_400, callWays: { stun: [], turn } } })
const { call, refusal } = server

beforeEach(() => server.clock.set('2026-03-02T09:00:00.000Z'))

const decide = (id: string, guest: string, decision: GuestDecision) => ({ params: { id }, body: { guest, decision } })
const guestsSeen = async (id: string, as: Person) => (await call(contract.readMeeting, { params: { id } }, { as })).guests
const offer = { description: { type: 'offer' as const, sdp: 'v=0' }, candidates: [], attempt: 1 }

describe('a link', () => {
  test('lets one person ask, once, within fifteen minutes', async () => {
    const { id, patient, doctor } = await makeCall(server)
    const link = await call(guests.makeGuestLink, { params: { id } }, { as: patient })
    expect(await call(guests.readGuestLink, { body: { token: link.token } })).toEqual({
      doctor: doctor.name,
      expiresAt: link.expiresAt,
    })
    await call(guests.askAsGuest, { body: { token: link.token, name: 'Ines Prado' } })
    for (const again of [
      () => refusal(guests.askAsGuest, { body: { token: link.token, name: 'Somebody else' } }),
      () => refusal(guests.readGuestLink, { body: { token: link.token } }),
    ])
      expect(await again()).toMatchObject({ status: 404, code: 'link_over' })
    expect(await guestsSeen(id, doctor)).toMatchObject([{ name: 'Ines Prado', state: 'asking' }])

    const late = await call(guests.makeGuestLink, { params: { id } }, { as: doctor })
    server.clock.advance({ minutes: 15 })
    expect(await refusal(guests.askAsGuest, { body: { token: late.token, name: 'Late' } })).toMatchObject({ code: 'link_over' })
  })

  test('is made by the two whose visit it is, while the room is open, and kept as a hash alone', async () => {
    const { id, staff, doctor, patient } = await makeWaiting(server)
    const made = await call(guests.makeGuestLink, { params: { id } }, { as: doctor })
    expect((await refusal(guests.makeGuestLink, { params: { id } }, { as: staff })).status).toBe(403)
    const rows = await server.db.selectFrom('meeting_guest_links').selectAll().where('appointment_id', '=', id).execute()
    expect(JSON.stringify(rows)).not.toContain(made.token)
    await call(booking.startAppointment, { params: { id } }, { as: doctor })
    await call(booking.completeAppointment, { params: { id } }, { as: doctor })
    expect(await refusal(guests.makeGuestLink, { params: { id } }, { as: patient })).toMatchObject({ code: 'meeting_closed' })
    expect(await refusal(guests.readGuestLink, { body: { token: made.token } })).toMatchObject({ code: 'link_over' })
  })
})

describe('a guest', () => {
  test('comes in once the doctor has said so, is a peer of both, and is told no more than whose call it is', async () => {
    const { id, patient, doctor, byDoctor, byPatient } = await makeJoined(server)
    const asking = await makeAsking(server, id, patient)
    const own = { body: { secret: asking.secret } }
    expect(await refusal(guests.joinAsGuest, own)).toMatchObject({ status: 409, code: 'not_admitted' })
    expect(await call(guests.readGuestCall, own)).toEqual({
      id: asking.id,
      name: 'Ines Prado',
      state: 'asking',
      stage: 'call',
      doctor: doctor.name,
    })
    expect((await refusal(guests.decideGuest, decide(id, asking.id, 'admit'), { as: patient })).status).toBe(403)
    expect((await call(guests.decideGuest, decide(id, asking.id, 'admit'), { as: doctor })).guests).toMatchObject([
      { id: asking.id, state: 'admitted' },
    ])
    const joined = await call(guests.joinAsGuest, own)
    expect(joined).toMatchObject({ self: { part: 'guest', person: asking.id, generation: 1 } })
    expect(joined.peers.map((peer) => peer.id).toSorted()).toEqual([byDoctor.self.id, byPatient.self.id].toSorted())
    expect(joined.relay.relayUntil).not.toBeNull()
    const { peers } = await call(
      contract.renewPresence,
      { params: { id }, body: { connection: byPatient.self.id } },
      { as: patient },
    )
    expect(peers).toContainEqual(joined.self)
  })

  test('signals to the others and is signalled to; a reload takes over without being asked about again', async () => {
    const { id, doctor, byDoctor } = await makeJoined(server)
    const { secret, joined } = await makeGuest(server, id, doctor)
    const toGuest = { from: byDoctor.self.id, signals: [{ to: joined.self.id, seq: 1, body: offer }] }
    await call(contract.sendSignals, { params: { id }, body: toGuest }, { as: doctor })
    const heard = await call(guests.readGuestSignals, { body: { secret, connection: joined.self.id, after: 0 } })
    expect(heard).toMatchObject({ standing: 'current', signals: [{ from: byDoctor.self.id, body: offer }] })
    const signals = [{ to: byDoctor.self.id, seq: 1, body: offer }]
    await call(guests.sendGuestSignals, { body: { secret, from: joined.self.id, signals } })
    const query = { connection: byDoctor.self.id, after: 0 }
    expect((await call(contract.readSignals, { params: { id }, query }, { as: doctor })).signals).toHaveLength(1)

    const again = await call(guests.joinAsGuest, { body: { secret } })
    expect(again.self.generation).toBe(2)
    const before = { secret, connection: joined.self.id }
    expect((await call(guests.renewGuestPresence, { body: before })).standing).toBe('taken_over')
    expect(await refusal(guests.renewGuestRelay, { body: before })).toMatchObject({ code: 'connection_gone' })
    // Nobody speaks for a connection that is somebody else's.
    const foreign = { secret, from: byDoctor.self.id, signals: [{ to: again.self.id, seq: 1, body: offer }] }
    expect(await refusal(guests.sendGuestSignals, { body: foreign })).toMatchObject({ code: 'connection_gone' })
  })

  test('is turned away, or taken out at once; the same decision again changes nothing, another is refused', async () => {
    const { id, doctor } = await makeJoined(server)
    const refused = await makeAsking(server, id, doctor, 'Refused')
    for (let times = 0; times < 2; times += 1) await call(guests.decideGuest, decide(id, refused.id, 'refuse'), { as: doctor })
    expect(await refusal(guests.decideGuest, decide(id, refused.id, 'admit'), { as: doctor })).toMatchObject({
      status: 409,
      code: 'guest_decided',
    })
    const { id: removed, secret, joined } = await makeGuest(server, id, doctor, 'Removed')
    await call(guests.decideGuest, decide(id, removed, 'remove'), { as: doctor })
    const named = { secret, connection: joined.self.id }
    expect(await call(guests.renewGuestPresence, { body: named })).toMatchObject({ peers: [], standing: 'ended' })
    expect((await call(guests.readGuestCall, { body: { secret } })).state).toBe('removed')
    expect(await refusal(guests.joinAsGuest, { body: { secret } })).toMatchObject({ code: 'not_admitted' })
    expect(await guestsSeen(id, doctor)).toEqual([])
  })

  test('is one of two at most; whoever leaves makes room', async () => {
    const { id, doctor } = await makeJoined(server)
    const first = await makeGuest(server, id, doctor, 'First')
    await makeGuest(server, id, doctor, 'Second')
    const third = await makeAsking(server, id, doctor, 'Third')
    expect(await refusal(guests.decideGuest, decide(id, third.id, 'admit'), { as: doctor })).toMatchObject({ code: 'call_full' })
    // A window that closes is no farewell; leaving for good is, and again changes nothing.
    await call(guests.leaveAsGuest, { body: { secret: first.secret, connection: first.joined.self.id } })
    expect(await guestsSeen(id, doctor)).toHaveLength(3)
    for (let times = 0; times < 2; times += 1)
      await call(guests.leaveAsGuest, { body: { secret: first.secret, connection: null } })
    await call(guests.decideGuest, decide(id, third.id, 'admit'), { as: doctor })
    expect((await guestsSeen(id, doctor)).map(({ name }) => name)).toEqual(['Second', 'Third'])
  })

  test('is out when the visit is over, and of another call nobody decides', async () => {
    const { id, doctor } = await makeJoined(server)
    const { id: guest, secret, joined } = await makeGuest(server, id, doctor)
    server.clock.set('2026-03-02T09:00:00.000Z')
    const other = await makeJoined(server)
    expect((await refusal(guests.decideGuest, decide(other.id, guest, 'remove'), { as: other.doctor })).status).toBe(404)
    expect((await refusal(guests.decideGuest, decide(id, guest, 'remove'), { as: other.doctor })).status).toBe(404)
    await call(booking.completeAppointment, { params: { id } }, { as: doctor })
    const named = { secret, connection: joined.self.id }
    expect((await call(guests.renewGuestPresence, { body: named })).standing).toBe('ended')
    expect((await call(guests.readGuestCall, { body: { secret } })).stage).toBe('over')
    expect((await refusal(guests.readGuestCall, { body: { secret: 'never made' } })).status).toBe(404)
  })

  test('neither staff nor a wrong secret learns who asks', async () => {
    const { id, patient, staff } = await makeCall(server)
    await makeAsking(server, id, patient)
    expect(await guestsSeen(id, staff)).toEqual([])
    expect(await guestsSeen(id, patient)).toHaveLength(1)
  })
})
