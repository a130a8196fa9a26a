import { createHmac } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { bookingContract as booking } from '#contract/booking/contract.ts'
import { meetingContract as contract } from '#contract/meeting/contract.ts'
import { meetingTopic } from '#contract/meeting/topics.ts'
import { bookAndPay, openPractice, someStart } from '../../../tests/booking/practice.ts'
import { makeDoctor, makePatient, type Person } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { consent, makeCall, makeJoined } from './testing/make-call.ts'

const turn = { urls: ['turn:relay.test:3478'], secret: 'a secret shared with the relay', seconds: 3600 }
const server = await createTestServer({
  settings: { accessTokenSeconds: 30 * 86_400, callWays: { stun: ['stun:relay.test:3478'], turn } },
})
const { call, refusal } = server

beforeEach(() => server.clock.set('2026-03-02T09:00:00.000Z'))

const read = (id: string, as: Person) => call(contract.readMeeting, { params: { id } }, { as })
const offer = (attempt = 1) => ({ description: { type: 'offer' as const, sdp: 'v=0' }, candidates: [], attempt })
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

describe('the waiting room', () => {
  test('tells both sides the place in line, how late the doctor is, and the last connection test', async () => {
    const { doctor, staff, patient } = await openPractice(server)
    const other = await makePatient(server)
    const later = await bookAndPay(server, other, doctor, { start: '2026-03-04T10:30:00.000Z' })
    const { id } = await bookAndPay(server, patient, doctor)
    server.clock.set(someStart)
    await call(booking.checkIn, { params: { id } }, { as: patient })
    expect(await read(later.id, other)).toMatchObject({
      stage: 'ahead',
      ahead: 1,
      delayMinutes: null,
      test: null,
      consentedAt: null,
    })
    await call(contract.setDelay, { body: { minutes: 15 } }, { as: staff })
    const checks = {
      camera: 'clear',
      microphone: 'warning',
      speaker: 'clear',
      path: 'unchecked',
      hub: 'clear',
      way: null,
    } as const
    await call(contract.saveConnectionTest, { body: checks }, { as: patient })
    expect(await read(id, patient)).toMatchObject({ ahead: 0, delayMinutes: 15, stage: 'waiting', state: 'waiting', inside: [] })
    expect((await read(id, doctor)).test).toEqual({ ...checks, at: someStart })
    server.clock.advance({ hours: 6 })
    expect((await read(id, doctor)).delayMinutes).toBeNull()
    await call(contract.setDelay, { body: { minutes: 5 } }, { as: doctor })
    await call(contract.setDelay, { body: { minutes: 0 } }, { as: doctor })
    expect(await call(contract.readDelay, {}, { as: doctor })).toEqual({ minutes: 0 })
  })

  test('keeps consent with the hash of the text that was read, once', async () => {
    const { doctor, patient } = await openPractice(server)
    const { id } = await bookAndPay(server, patient, doctor)
    const arabic = { params: { id }, query: { locale: 'ar' as const } }
    // In the language that is read, whatever the account's.
    expect(await call(contract.readConsent, arabic, { as: patient })).toMatchObject({ locale: 'ar' })
    const text = await call(contract.readConsent, { params: { id }, query: {} }, { as: patient })
    expect(text).toMatchObject({ version: 1, locale: 'en-US', agreedAt: null })
    const wrong = { version: 1, locale: 'en-US' as const, hash: 'of another text' }
    expect(await refusal(contract.giveConsent, { params: { id }, body: wrong }, { as: patient })).toMatchObject({
      status: 409,
      code: 'consent_changed',
    })
    await consent(server, patient, id)
    const first = await call(contract.readConsent, { params: { id }, query: {} }, { as: doctor })
    expect(first.agreedAt).not.toBeNull()
    server.clock.advance({ minutes: 1 })
    await consent(server, patient, id)
    expect((await call(contract.readConsent, { params: { id }, query: {} }, { as: patient })).agreedAt).toBe(first.agreedAt)
    const [kept] = await server.db.selectFrom('meeting_consents').selectAll().where('appointment_id', '=', id).execute()
    expect(kept).toMatchObject({ version: 1, locale: 'en-US', hash: text.hash, user_id: patient.userId })
  })
})

describe('coming in', () => {
  test('needs a call that the doctor has begun, and consent of the patient', async () => {
    const { doctor, patient } = await openPractice(server)
    const { id } = await bookAndPay(server, patient, doctor)
    server.clock.set(someStart)
    const join = (as: Person) => refusal(contract.joinMeeting, { params: { id } }, { as })
    expect(await join(doctor)).toMatchObject({ status: 409, code: 'meeting_closed' })
    await call(booking.checkIn, { params: { id } }, { as: patient })
    expect(await join(patient)).toMatchObject({ status: 409, code: 'meeting_closed' })
    await call(booking.startAppointment, { params: { id } }, { as: doctor })
    expect(await join(patient)).toMatchObject({ status: 409, code: 'consent_needed' })
    await consent(server, patient, id)
    expect((await call(contract.joinMeeting, { params: { id } }, { as: patient })).self.part).toBe('patient')
  })

  test('is not for staff, neighbours, or another doctor', async () => {
    const { id, staff } = await makeCall(server)
    for (const [as, status] of [
      [staff, 403],
      [await makePatient(server), 404],
      [await makeDoctor(server), 404],
    ] as const)
      expect(await refusal(contract.joinMeeting, { params: { id } }, { as })).toMatchObject({ status })
    expect((await read(id, staff)).inside).toEqual([])
  })

  test('again takes over: the older tab learns it and can send nothing more', async () => {
    const { id, patient, join, byDoctor, byPatient } = await makeJoined(server)
    expect(byPatient).toMatchObject({ self: { generation: 1 }, peers: [{ id: byDoctor.self.id, part: 'doctor' }] })
    const second = await join(patient)
    expect(second.self).toMatchObject({ generation: 2, part: 'patient' })
    const old = { id, connection: byPatient.self.id }
    expect(
      await call(contract.renewPresence, { params: { id }, body: { connection: old.connection } }, { as: patient }),
    ).toMatchObject({
      peers: [],
      standing: 'taken_over',
    })
    const body = { from: old.connection, signals: [{ to: byDoctor.self.id, seq: 1, body: offer() }] }
    expect(await refusal(contract.sendSignals, { params: { id }, body }, { as: patient })).toMatchObject({
      code: 'connection_gone',
    })
    const query = { connection: old.connection, after: 0 }
    expect(await call(contract.readSignals, { params: { id }, query }, { as: patient })).toEqual({
      signals: [],
      standing: 'taken_over',
    })
  })

  test('gives credentials of the relay that hold an hour and name nobody; others get none', async () => {
    const { id, patient, byPatient } = await makeJoined(server)
    const { iceServers, relayUntil } = byPatient.relay
    const { username, credential } = iceServers[1]!
    expect(username).toBe(`${Date.parse(someStart) / 1000 + 3600}:${byPatient.self.id}`)
    expect(credential).toBe(createHmac('sha1', turn.secret).update(username!).digest('base64'))
    expect(relayUntil).toBe('2026-03-04T11:00:00.000Z')
    server.clock.advance({ minutes: 50 })
    const connection = byPatient.self.id
    const renewed = await call(contract.renewRelay, { params: { id }, body: { connection } }, { as: patient })
    expect(renewed.relayUntil).toBe('2026-03-04T11:50:00.000Z')
    await call(contract.leaveMeeting, { params: { id }, body: { connection } }, { as: patient })
    expect(await refusal(contract.renewRelay, { params: { id }, body: { connection } }, { as: patient })).toMatchObject({
      code: 'connection_gone',
    })
  })
})

describe('signals', () => {
  test('reach the connection they are for, in order, once; sent again they are kept once', async () => {
    const { id, doctor, patient, byDoctor, byPatient } = await makeJoined(server)
    const send = (signals: { to: string; seq: number; body: ReturnType<typeof offer> }[]) =>
      call(contract.sendSignals, { params: { id }, body: { from: byDoctor.self.id, signals } }, { as: doctor })
    const to = byPatient.self.id
    await send([{ to, seq: 1, body: offer() }])
    await send([
      { to, seq: 1, body: offer(9) },
      { to, seq: 2, body: offer(2) },
    ])
    const take = (after: number) =>
      call(contract.readSignals, { params: { id }, query: { connection: to, after } }, { as: patient })
    const { signals } = await take(0)
    expect(signals.map(({ seq, body }) => [seq, body.attempt])).toEqual([
      [1, 1],
      [2, 2],
    ])
    expect(signals[0]).toMatchObject({ from: byDoctor.self.id, generation: 1 })
    expect((await take(signals[0]!.position)).signals.map(({ seq }) => seq)).toEqual([2])
  })

  test('as large as an offer with all its lines are kept and read', async () => {
    const { id, doctor, patient, byDoctor, byPatient } = await makeJoined(server)
    const sdp = 'a=candidate:1 1 udp 2122260223 192.0.2.1 49203 typ host\r\n'.repeat(400)
    const body = { description: { type: 'offer' as const, sdp }, candidates: [], attempt: 1 }
    const signals = [{ to: byPatient.self.id, seq: 1, body }]
    await call(contract.sendSignals, { params: { id }, body: { from: byDoctor.self.id, signals } }, { as: doctor })
    const query = { connection: byPatient.self.id, after: 0 }
    const taken = await call(contract.readSignals, { params: { id }, query }, { as: patient })
    expect(taken.signals[0]!.body.description!.sdp).toBe(sdp)
  })

  test('of another connection cannot be read or sent, not even by the other party', async () => {
    const { id, doctor, patient, byDoctor, byPatient } = await makeJoined(server)
    const query = { connection: byPatient.self.id, after: 0 }
    expect((await call(contract.readSignals, { params: { id }, query }, { as: doctor })).standing).toBe('taken_over')
    const body = { from: byDoctor.self.id, signals: [{ to: byPatient.self.id, seq: 1, body: offer() }] }
    expect(await refusal(contract.sendSignals, { params: { id }, body }, { as: patient })).toMatchObject({
      code: 'connection_gone',
    })
  })

  test('go when their connection leaves, and when the call is over', async () => {
    const { id, doctor, patient, byDoctor, byPatient } = await makeJoined(server)
    const body = { from: byDoctor.self.id, signals: [{ to: byPatient.self.id, seq: 1, body: offer() }] }
    await call(contract.sendSignals, { params: { id }, body }, { as: doctor })
    await call(booking.completeAppointment, { params: { id } }, { as: doctor })
    const presence = { params: { id }, body: { connection: byPatient.self.id } }
    expect(await call(contract.renewPresence, presence, { as: patient })).toMatchObject({ peers: [], standing: 'ended' })
    server.clock.advance({ minutes: 2 })
    await server.runJobs()
    expect(await server.db.selectFrom('meeting_signals').selectAll().where('from_id', '=', byDoctor.self.id).execute()).toEqual(
      [],
    )
    expect((await read(id, patient)).inside).toEqual([])
  })
})

test('a silent connection counts as gone, and is back with its next sign of life', async () => {
  const { id, doctor, patient, byDoctor, byPatient } = await makeJoined(server)
  const renew = (as: Person, connection: string) => call(contract.renewPresence, { params: { id }, body: { connection } }, { as })
  server.clock.advance({ seconds: 36 })
  expect(await renew(doctor, byDoctor.self.id)).toMatchObject({ peers: [], standing: 'current' })
  await renew(patient, byPatient.self.id)
  expect((await renew(doctor, byDoctor.self.id)).peers).toMatchObject([{ id: byPatient.self.id, part: 'patient' }])
})

test('messages beside the picture are kept in order, once, and stay readable after the visit', async () => {
  const { id, doctor, patient } = await makeJoined(server)
  const send = (as: Person, n: number, text: string) =>
    call(contract.sendMessage, { params: { id }, body: { id: uuid(n), text } }, { as })
  await send(patient, 1, 'Can you hear me?')
  await send(doctor, 2, 'Yes')
  await send(patient, 1, 'Can you hear me?')
  expect(
    await refusal(contract.sendMessage, { params: { id }, body: { id: uuid(1), text: 'Mine' } }, { as: doctor }),
  ).toMatchObject({
    status: 404,
  })
  await call(booking.completeAppointment, { params: { id } }, { as: doctor })
  expect(
    await refusal(contract.sendMessage, { params: { id }, body: { id: uuid(3), text: 'Thanks' } }, { as: patient }),
  ).toMatchObject({
    code: 'meeting_closed',
  })
  const { messages } = await call(contract.listMessages, { params: { id } }, { as: patient })
  expect(messages.map(({ part, text }) => [part, text])).toEqual([
    ['patient', 'Can you hear me?'],
    ['doctor', 'Yes'],
  ])
})

test('the call that goes on is found by both parties, and by nobody afterwards', async () => {
  const { id, doctor, patient } = await makeCall(server)
  const live = (as: Person) => call(contract.readLiveMeeting, {}, { as })
  expect(await live(patient)).toEqual({ meeting: { id, with: doctor.name } })
  expect(await live(doctor)).toEqual({ meeting: { id, with: patient.name } })
  await call(booking.completeAppointment, { params: { id } }, { as: doctor })
  expect(await live(patient)).toEqual({ meeting: null })
})

test('only its parties and their staff watch a meeting', async () => {
  const { id, doctor, staff, patient } = await makeCall(server)
  const sessionOf = async ({ userId }: Person) =>
    (await server.db.selectFrom('sessions').select('id').where('user_id', '=', userId).executeTakeFirstOrThrow()).id
  const may = async (person: Person, topic = meetingTopic(id)) => server.mayWatch(await sessionOf(person), topic)
  expect(await Promise.all([may(doctor), may(staff), may(patient)])).toEqual([true, true, true])
  expect(await may(await makePatient(server))).toBe(false)
  expect(await may(doctor, meetingTopic('no id'))).toBe(false)
})

describe('a visit that is moved while its patient waits', () => {
  test('is not moved any more once they have checked in', async () => {
    const { doctor, patient } = await openPractice(server)
    const { id } = await bookAndPay(server, patient, doctor)
    server.clock.set(someStart)
    await call(booking.checkIn, { params: { id } }, { as: patient })
    const body = { start: '2026-03-06T10:00:00.000Z' }
    expect((await refusal(booking.rescheduleAppointment, { params: { id }, body }, { as: patient })).status).toBe(409)
    expect(await read(id, patient)).toMatchObject({ stage: 'waiting', state: 'waiting', start: someStart })
  })

  test('before that the room in their window is ahead again, with its new time', async () => {
    const { doctor, patient } = await openPractice(server)
    const { id } = await bookAndPay(server, patient, doctor)
    server.clock.set(someStart)
    server.clock.advance({ minutes: -8 })
    expect(await read(id, patient)).toMatchObject({ stage: 'waiting', state: 'confirmed' })
    const start = '2026-03-06T10:00:00.000Z'
    await call(booking.rescheduleAppointment, { params: { id }, body: { start } }, { as: patient })
    for (const as of [patient, doctor]) expect(await read(id, as)).toMatchObject({ stage: 'ahead', start })
  })
})
