import { describe, expect, test } from 'vitest'
import { adminContract } from '#contract/admin/contract.ts'
import { licenceChecks } from '#contract/licences/values.ts'
import { messagesTo } from '../../../tests/support/outbox.ts'
import { makeAdmin, makeDoctor, makePatient } from '../../../tests/support/people.ts'
import { insertRow } from '../../../tests/support/rows.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { makePaper } from './testing/make-paper.ts'

const server = await createTestServer()
const { ids } = server.platform
const a = adminContract

const audited = (action: string) =>
  server.db.selectFrom('audit_entries').selectAll().where('action', '=', action).orderBy('at').execute()

describe('the outbox', () => {
  async function message(recipient: string, columns: Record<string, unknown> = {}) {
    const id = ids.next()
    await insertRow(server.db, 'outbox_messages', {
      id,
      channel: 'email',
      recipient,
      subject: 'Hello',
      text: 'The code is 123456',
      template: 'x',
      locale: 'en-US',
      next_attempt_at: server.clock.now(),
      created_at: server.clock.now(),
      ...columns,
    })
    return id
  }

  test('is searched by recipient, channel and state, page by page', async () => {
    const as = await makeAdmin(server)
    for (let index = 0; index < 5; index++) await message(`ann${index}@example.test`)
    await message('+15550001111', { channel: 'sms', subject: null, state: 'failed' })
    const to = async (query: Record<string, unknown>) =>
      (await server.call(a.listOutbox, { query }, { as })).items.map((item) => item.to)
    expect(await to({ search: 'ANN3' })).toEqual(['ann3@example.test'])
    expect(await to({ channel: 'sms' })).toEqual(['+15550001111'])
    expect(await to({ state: 'failed' })).toEqual(['+15550001111'])
    expect(await to({ search: '_' })).toEqual([])
    const first = await server.call(a.listOutbox, { query: { limit: 4 } }, { as })
    const second = await server.call(a.listOutbox, { query: { limit: 4, cursor: first.next! } }, { as })
    expect(new Set([...first.items, ...second.items].map((item) => item.id)).size).toBe(6)
    expect(second.next).toBeNull()
    expect(await audited('outbox.list')).toHaveLength(6)
  })

  test('says what waits on each way, since when, and what was given up or put away', async () => {
    const as = await makeAdmin(server)
    const first = server.clock.now().toISOString()
    await message('ann@example.test', { attempts: 2 })
    server.clock.advance({ minutes: 5 })
    await message('ben@example.test')
    await message('+15550001111', { channel: 'sms', state: 'failed' })
    await message('cat@example.test', { state: 'discarded', error: 'stale' })
    await message('dan@example.test', { state: 'discarded', discard_reason: 'Sent to the wrong people' })
    expect(await server.call(a.readOutboxState, {}, { as })).toEqual({
      channels: [
        { channel: 'email', waiting: 2, oldestAt: first, triedBefore: 1, failed: 0 },
        { channel: 'sms', waiting: 0, oldestAt: null, triedBefore: 0, failed: 1 },
        { channel: 'push', waiting: 0, oldestAt: null, triedBefore: 0, failed: 0 },
      ],
      discarded: 1,
      stale: 1,
    })
  })

  test('is put away with a reason, but for what has left; it is never sent then', async () => {
    const as = await makeAdmin(server)
    const reason = 'Sent to the wrong people'
    const [waits, gone, failed] = [
      await message('ann@example.test'),
      await message('ben@example.test', { state: 'sent' }),
      await message('cat@example.test', { state: 'failed' }),
    ]
    const { outcomes } = await server.call(a.discardMessages, { body: { ids: [waits, gone, failed], reason } }, { as })
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['done', 'not_waiting', 'done'])
    await server.runJobs()
    expect(server.courier.delivered).toEqual([])
    const read = await server.call(a.readOutboxMessage, { params: { id: waits } }, { as })
    expect(read).toMatchObject({ state: 'discarded', discardReason: reason })
    expect(await audited('outbox.discard')).toMatchObject([{ reason, user_id: as.userId }, { record_id: failed }])
  })

  test('reading a message is on record', async () => {
    const as = await makeAdmin(server)
    const id = await message('ann@example.test')
    const read = await server.call(a.readOutboxMessage, { params: { id } }, { as })
    expect(read).toMatchObject({ text: 'The code is 123456', state: 'pending', attempts: 0, lastError: null })
    expect(await audited('outbox.read')).toMatchObject([{ record_id: id, user_id: as.userId }])
    expect((await server.refusal(a.readOutboxMessage, { params: { id: ids.next() } }, { as })).status).toBe(404)
  })
})

describe('licences', () => {
  const waiting = () => makeDoctor(server, { locale: 'de-DE' }, { licence_state: 'unverified' })
  const licence = (id: string) =>
    server.db
      .selectFrom('doctors')
      .select(['licence_state', 'licence_reason'])
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow()

  test('verifying tells the doctor at once and by mail in their language', async () => {
    const [as, doctor] = [await makeAdmin(server), await waiting()]
    await server.call(a.verifyDoctor, { params: { id: doctor.userId }, body: { checks: [...licenceChecks] } }, { as })
    expect(await licence(doctor.userId)).toEqual({ licence_state: 'verified', licence_reason: null })
    expect(await messagesTo(server, doctor.email)).toMatchObject([
      { template: 'mail.licenceVerified', subject: 'Ihre Zulassung ist bestätigt' },
    ])
    expect(server.hub.published).toContainEqual(expect.objectContaining({ userId: doctor.userId }))
    expect(await audited('doctor.verify')).toMatchObject([{ record_id: doctor.userId, user_id: as.userId }])
    const again = await server.refusal(
      a.verifyDoctor,
      { params: { id: doctor.userId }, body: { checks: [...licenceChecks] } },
      { as },
    )
    expect(again).toMatchObject({ status: 409, code: 'licence_decided' })
  })

  test('refusing needs a reason, which the doctor learns; it can be put right, a verified one not refused', async () => {
    const [as, doctor] = [await makeAdmin(server), await waiting()]
    const params = { id: doctor.userId }
    expect((await server.refusal(a.refuseDoctor, { params, body: { reason: ' ' } }, { as })).errors?.[0]?.field).toBe('reason')
    await server.call(a.refuseDoctor, { params, body: { reason: 'The number is not in the register' } }, { as })
    expect(await licence(doctor.userId)).toMatchObject({
      licence_state: 'refused',
      licence_reason: 'The number is not in the register',
    })
    const [mail] = await messagesTo(server, doctor.email)
    expect(mail!.text).toContain('The number is not in the register')
    await server.call(a.verifyDoctor, { params, body: { checks: [...licenceChecks] } }, { as })
    expect(await licence(doctor.userId)).toEqual({ licence_state: 'verified', licence_reason: null })
    const refusal = await server.refusal(a.refuseDoctor, { params, body: { reason: 'Second thoughts' } }, { as })
    expect(refusal).toMatchObject({ code: 'licence_decided' })
    const nobody = await server.refusal(
      a.verifyDoctor,
      { params: { id: (await makePatient(server)).userId }, body: { checks: [...licenceChecks] } },
      { as },
    )
    expect(nobody.status).toBe(404)
  })
})

test('the audit list is searched and names who did it', async () => {
  const [as, doctor] = [
    await makeAdmin(server, { name: 'Root Rita' }),
    await makeDoctor(server, {}, { licence_state: 'unverified' }),
  ]
  await server.call(a.verifyDoctor, { params: { id: doctor.userId }, body: { checks: [...licenceChecks] } }, { as })
  const { items } = await server.call(a.listAudit, { query: { action: 'doctor.verify', userId: as.userId } }, { as })
  expect(items).toMatchObject([{ action: 'doctor.verify', recordId: doctor.userId, userName: 'Root Rita' }])
  const none = await server.call(a.listAudit, { query: { recordId: doctor.userId, action: 'doctor.refuse' } }, { as })
  expect(none).toEqual({ items: [], next: null })
})

describe('the day in numbers', () => {
  test('counts by the days of the asked zone, leaving none out', async () => {
    const as = await makeAdmin(server, { time_zone: 'America/New_York' })
    const [patient, doctor] = [await makePatient(server), await makeDoctor(server)]
    await makeDoctor(server, {}, { licence_state: 'unverified' })
    const appointment = (starts: string, state: string) => {
      const id = ids.next()
      const ends = new Date(Date.parse(starts) + 1_800_000).toISOString()
      return insertRow(server.db, 'appointments', {
        id,
        number: `V-${id.slice(-8)}`,
        patient_id: patient.userId,
        doctor_id: doctor.userId,
        mode: 'video',
        state,
        starts_at: starts,
        ends_at: ends,
        blocked: `[${starts},${ends})`,
        fee: 5000,
        currency: 'USD',
        buffer_before_minutes: 0,
        buffer_after_minutes: 0,
        created_at: server.clock.now(),
        updated_at: server.clock.now(),
      })
    }
    await appointment('2026-03-02T04:30:00.000Z', 'completed') // The evening of 1 March in New York.
    await appointment('2026-03-02T05:00:00.000Z', 'completed') // Midnight there: today.
    await appointment('2026-03-03T04:30:00.000Z', 'confirmed')
    await appointment('2026-03-02T15:00:00.000Z', 'cancelled') // Today, and no visit of the day's.
    await appointment('2026-03-08T12:00:00.000Z', 'confirmed') // The clocks change in New York on this day.
    await appointment('2026-03-09T03:59:00.000Z', 'cancelled') // Still the seventh day, an hour short.
    await appointment('2026-03-09T04:00:00.000Z', 'confirmed')
    const parties = { sellerId: doctor.userId, buyerId: patient.userId }
    const paper = (kind: 'invoice' | 'credit_note', amount: number, issued: string, currency = 'USD') =>
      makePaper(server, parties, { kind, amount, issued, currency })
    await paper('invoice', 5000, '2026-03-02T06:00:00.000Z')
    await paper('credit_note', 2000, '2026-03-02T07:00:00.000Z')
    await paper('invoice', 9900, '2026-03-02T07:00:00.000Z', 'EUR')
    await paper('invoice', 700, '2026-03-01T12:00:00.000Z')
    await paper('invoice', 333, '2026-02-16T12:00:00.000Z')
    const summary = await server.call(a.readSummary, { query: {} }, { as })
    const none = Array.from({ length: 12 }, () => 0)
    expect(summary).toMatchObject({
      timeZone: 'America/New_York',
      usersByRole: { patient: 1, doctor: 2, admin: 1, staff: 0, pharmacy: 0, company: 0 },
      appointmentsToday: { completed: 1, confirmed: 1, cancelled: 1 },
      appointmentsThisWeek: { completed: 1, confirmed: 2, cancelled: 2 },
      revenue: [
        { currency: 'USD', days: [...none, 700, 3000] },
        { currency: 'EUR', days: [...none, 0, 9900] },
      ],
      licencesToDecide: 1,
      requestsOpen: 0,
      outboxFailed: 0,
    })
    expect(summary.days).toHaveLength(14)
    expect(summary.days[0]).toMatchObject({ date: '2026-02-17', appointments: 0 })
    expect(summary.days.slice(-2)).toEqual([
      { date: '2026-03-01', appointments: 1, newUsers: 0 },
      { date: '2026-03-02', appointments: 2, newUsers: 4 },
    ])
    const utc = await server.call(a.readSummary, { query: { timeZone: 'UTC' } }, { as })
    expect(utc.appointmentsToday).toEqual({ completed: 2, cancelled: 1 })
  })

  test('an unknown zone is named', async () => {
    const { errors } = await server.refusal(
      a.readSummary,
      { query: { timeZone: 'Mars/Olympus' } },
      { as: await makeAdmin(server) },
    )
    expect(errors).toMatchObject([{ field: 'timeZone', code: 'unknown_time_zone' }])
  })
})
