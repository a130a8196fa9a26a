import { describe, expect, test } from 'vitest'
import { accountContract as account } from '#contract/account/contract.ts'
import { locales } from '#contract/kernel/values.ts'
import { noticesContract as calls } from '#contract/notices/contract.ts'
import { isPushed, noticeKinds, type NoticeKind } from '#contract/notices/kinds.ts'
import { DeliveryFault } from '#server/kernel/ports.ts'
import { makePatient, makePharmacy, type Person, signIn } from '../../../../tests/support/people.ts'
import { createTestServer } from '../../../../tests/support/server.ts'

const server = await createTestServer({ settings: { accessTokenSeconds: 30 * 86_400 } })
const { call, clock, pushes, refusal } = server

const keys = { p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORc', auth: 'BTBZMqHH6r4Tts7J_aSIgg' }
const subscription = (name: string) => ({ service: 'webpush', endpoint: `https://push.example/${name}`, ...keys }) as const
const add = (as: Person, name: string) => call(calls.addPushDevice, { body: subscription(name) }, { as })
const devicesOf = async (as: Person) => (await call(calls.listPushDevices, {}, { as })).devices

async function tell(person: Person, kind: NoticeKind, data = {}): Promise<void> {
  const startsAt = '2026-03-20T10:00:00.000Z'
  const news = { kind, data: { name: 'Ann Secret', startsAt, ...data }, link: '/user-appointment-details?id=1' }
  await server.platform.transact((work) => work.inform([person.userId], news))
}
/** The jobs, each of which is due by then. */
async function runJobs(): Promise<void> {
  clock.advance({ seconds: 10 })
  await server.runJobs()
}
/** What came, by the address of the device. */
const came = () => pushes.sent.map(({ to, payload }) => [to.endpoint.slice('https://push.example/'.length), JSON.parse(payload)])
const waiting = () =>
  server.db
    .selectFrom('outbox_messages')
    .select(['state', 'attempts', 'error', 'next_attempt_at'])
    .where('channel', '=', 'push')
    .execute()

describe('devices', () => {
  test('each shows pushes to who is signed in there; the list says which one it is', async () => {
    const patient = await makePatient(server)
    const phone = await signIn(server, patient)
    await add(patient, 'laptop')
    clock.advance({ minutes: 1 })
    const { publicKey, devices } = await add(phone, 'phone')
    expect(publicKey).toBe('the-public-key-of-tests')
    expect(devices.map(({ current }) => current)).toEqual([true, false])
    expect((await devicesOf(patient)).map(({ current }) => current)).toEqual([false, true])
    expect(JSON.stringify(devices)).not.toContain('push.example')
  })

  test('said again it is the same device; another address of the same session takes its place', async () => {
    const patient = await makePatient(server)
    const [first] = (await add(patient, 'one')).devices
    expect((await add(patient, 'one')).devices).toEqual([first])
    const { devices } = await add(patient, 'two')
    expect(devices).toHaveLength(1)
    expect(devices[0]!.id).not.toBe(first!.id)
  })

  test('who signs in on a device of somebody else has it for themselves, also of what waits', async () => {
    const [ann, ben] = [await makePatient(server), await makePatient(server)]
    await add(ann, 'shared')
    await tell(ann, 'appointmentMoved')
    await add(ben, 'shared')
    await runJobs()
    expect(came()).toEqual([])
    expect(await devicesOf(ann)).toEqual([])
    await tell(ben, 'appointmentMoved')
    await runJobs()
    expect(came()).toHaveLength(1)
  })

  test('one that was removed shows nothing more', async () => {
    const patient = await makePatient(server)
    const [device] = (await add(patient, 'one')).devices
    await tell(patient, 'appointmentMoved')
    await call(calls.removePushDevice, { params: { id: device!.id } }, { as: patient })
    await tell(patient, 'appointmentMoved')
    await runJobs()
    expect([came(), await devicesOf(patient)]).toEqual([[], []])
  })

  test('signed out it shows nothing more', async () => {
    const patient = await makePatient(server)
    const phone = await signIn(server, patient)
    await add(phone, 'phone')
    await call(account.logout, {}, { as: phone })
    await tell(patient, 'appointmentMoved')
    await runJobs()
    expect([came(), await devicesOf(patient)]).toEqual([[], []])
    expect(await server.db.selectFrom('push_subscriptions').select('id').execute()).toEqual([])
  })

  test('an address that is no push service’s is refused by name', async () => {
    const patient = await makePatient(server)
    for (const endpoint of ['https://169.254.169.254/latest', 'https://elsewhere.test/x', 'http://push.example/x']) {
      const refused = await refusal(calls.addPushDevice, { body: { ...subscription('x'), endpoint } }, { as: patient })
      expect(refused).toMatchObject({ status: 422, errors: [{ field: 'endpoint', code: 'unknown_push_service' }] })
    }
  })

  test('Firebase’s tokens are taken where it is configured', async () => {
    const pharmacy = await makePharmacy(server)
    const body = { service: 'fcm', token: 'fcm-token-of-a-device-1' } as const
    const [device] = (await call(calls.addPushDevice, { body }, { as: pharmacy })).devices
    await call(calls.testPushDevice, { params: { id: device!.id } }, { as: pharmacy })
    await runJobs()
    expect(pushes.sent).toMatchObject([{ to: { service: 'fcm', endpoint: body.token, keys: null } }])
  })

  test('a test comes at once, also in quiet hours, and so often', async () => {
    const patient = await makePatient(server)
    const [device] = (await add(patient, 'one')).devices
    await call(calls.changeQuietHours, { body: { on: true, from: '00:00', to: '23:59' } }, { as: patient })
    const params = { id: device!.id }
    for (let each = 0; each < 10; each += 1) await call(calls.testPushDevice, { params }, { as: patient })
    expect(await refusal(calls.testPushDevice, { params }, { as: patient })).toMatchObject({ status: 429 })
    await runJobs()
    expect(came()).toHaveLength(10)
    expect(came()[0]).toEqual(['one', { body: 'This device shows notices from Carenest.', link: null, tag: 'test' }])
  })
})

describe('what a push says', () => {
  test('a sentence in the person’s language without any name, and where it leads; to each device, once', async () => {
    const patient = await makePatient(server, { locale: 'de-DE' })
    await add(patient, 'laptop')
    await add(await signIn(server, patient), 'phone')
    await tell(patient, 'appointmentMoved')
    for (const _ of [1, 2]) await runJobs()
    const { items } = await call(calls.listNotices, { query: {} }, { as: patient })
    const payload = {
      body: 'Ein Termin hat eine neue Zeit.',
      link: 'user-appointment-details?id=1',
      tag: items[0]!.id,
    }
    expect(came().toSorted()).toEqual([
      ['laptop', payload],
      ['phone', payload],
    ])
    expect(JSON.stringify(server.log.entries)).not.toMatch(/push\.example|Secret/)
  })

  const pushed = (Object.keys(noticeKinds) as NoticeKind[]).filter(isPushed)
  test.each(pushed)('%s has its own sentence in every language, which names nothing', (kind) => {
    const sentences = locales.map((locale) => server.platform.words(`push.${kind}`, locale, {}).text)
    expect(new Set(sentences).size).toBe(locales.length)
    for (const sentence of sentences) expect(sentence).not.toMatch(/\{\{|\$t\(/)
    for (const sentence of sentences) expect(sentence.length).toBeLessThan(100)
  })

  test('who turned pushes off for a kind has none of it; nor of kinds that are never pushed', async () => {
    const patient = await makePatient(server)
    await add(patient, 'one')
    const body = { kind: 'appointmentMoved', inApp: true, email: true, push: false } as const
    await call(calls.chooseNotice, { body }, { as: patient })
    await tell(patient, 'appointmentMoved')
    await tell(patient, 'appointmentExpired')
    await runJobs()
    expect(came()).toEqual([])
    expect(await server.db.selectFrom('outbox_messages').select('channel').execute()).toEqual([{ channel: 'email' }])
  })
})

describe('quiet hours', () => {
  const night = { on: true, from: '22:00', to: '07:00' }

  test('hold pushes and end with one; of what was read meanwhile nothing is said', async () => {
    const [several, one, none] = [await makePatient(server), await makePatient(server), await makePatient(server)]
    for (const [name, as] of [
      ['several', several],
      ['one', one],
      ['none', none],
    ] as const) {
      await add(as, name)
      await call(calls.changeQuietHours, { body: night }, { as })
    }
    clock.set('2026-03-02T23:00:00.000Z')
    for (const each of [several, one, none])
      for (const kind of ['appointmentMoved', 'appointmentMissed'] as const) await tell(each, kind)
    const read = async (as: Person, index: number) => {
      const { items } = await call(calls.listNotices, { query: {} }, { as })
      await call(calls.readNotice, { params: { id: items[index]!.id } }, { as })
    }
    await read(one, 0)
    await read(none, 0)
    await read(none, 1)
    await runJobs()
    expect(came()).toEqual([])
    clock.set('2026-03-03T07:00:00.000Z')
    for (const _ of [1, 2]) await runJobs()
    expect(came().toSorted()).toEqual([
      [
        'one',
        { body: 'A visit has a new time.', link: 'user-appointment-details?id=1', tag: expect.stringMatching(/^[\da-f-]{36}$/) },
      ],
      ['several', { body: 'Several things happened during your quiet hours.', link: 'notifications', tag: 'held' }],
    ])
  })

  test('a doctor who waits for the patient now is not held', async () => {
    const patient = await makePatient(server)
    await add(patient, 'one')
    await call(calls.changeQuietHours, { body: night }, { as: patient })
    clock.set('2026-03-02T23:00:00.000Z')
    await tell(patient, 'doctorReady')
    await runJobs()
    expect(came()).toHaveLength(1)
  })
})

describe('a push service that does not take it', () => {
  test('gone: the device is forgotten, and its push is not tried again', async () => {
    const patient = await makePatient(server)
    await add(patient, 'one')
    pushes.answers.set('https://push.example/one', 'gone')
    await tell(patient, 'appointmentMoved')
    await runJobs()
    expect(await devicesOf(patient)).toEqual([])
    expect(await waiting()).toMatchObject([{ state: 'failed', attempts: 1, error: 'gone' }])
    const told = server.hub.published.filter(({ event }) => event.kind === 'pushDevices.changed')
    expect(told.map(({ userId }) => userId)).toEqual([patient.userId, patient.userId])
  })

  test('busy: it comes when the service wants to hear of us again, and not before', async () => {
    const patient = await makePatient(server)
    await add(patient, 'one')
    pushes.answers.set('https://push.example/one', new DeliveryFault('429', { afterSeconds: 600 }))
    await tell(patient, 'appointmentMoved')
    await runJobs()
    expect(await waiting()).toMatchObject([{ state: 'pending', attempts: 1, next_attempt_at: '2026-03-02T09:10:10.000Z' }])
    pushes.answers.clear()
    clock.advance({ minutes: 9 })
    await runJobs()
    expect(came()).toEqual([])
    clock.advance({ minutes: 1 })
    await runJobs()
    expect(came()).toHaveLength(1)
  })

  test('one that wants a week’s peace gets some hours', async () => {
    const patient = await makePatient(server)
    await add(patient, 'one')
    pushes.answers.set('https://push.example/one', new DeliveryFault('503', { afterSeconds: 7 * 86_400 }))
    await tell(patient, 'appointmentMoved')
    await runJobs()
    expect(await waiting()).toMatchObject([{ state: 'pending', next_attempt_at: '2026-03-02T15:00:10.000Z' }])
  })
})
