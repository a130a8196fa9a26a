import { describe, expect, it } from 'vitest'
import { siteContract } from '#contract/site/contract.ts'
import { supportContract as support } from '#contract/support/contract.ts'
import { makeAdmin, makeDoctor, makePatient, type Person } from '../../../tests/support/people.ts'
import { insertRow } from '../../../tests/support/rows.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { asked, makeCanned, makeSupportRequest } from './testing/fixtures.ts'

const server = await createTestServer()
const { call, refusal, send } = server

const atDesk = (id: string, as: Person) => call(support.readDeskRequest, { params: { id } }, { as })
const answer = (id: string, as: Person, revision: number, solve = false) =>
  call(support.answerRequest, { params: { id }, body: { text: 'Yes, gladly.', revision, solve } }, { as })

describe('a request', () => {
  it('has a number of its year, is answered by a first name, and the mail carries a link alone', async () => {
    const [patient, admin] = [await makePatient(server), await makeAdmin(server, { name: 'Ann Keeper' })]
    const opened = await makeSupportRequest(server, patient)
    const next = await makeSupportRequest(server, await makeDoctor(server))
    expect(opened.number).toMatch(/^2026-\d{6}$/)
    expect(Number(next.number.slice(5))).toBe(Number(opened.number.slice(5)) + 1)
    const note = { params: { id: opened.id }, body: { text: 'Known for coming late' } }
    await call(support.noteRequest, note, { as: admin })
    await answer(opened.id, admin, 1)
    const read = await call(support.readOwnRequest, { params: { id: opened.id } }, { as: patient })
    expect(read).toMatchObject({ state: 'waiting', isNew: true })
    expect(read.messages.map(({ side, name }) => [side, name])).toEqual([
      ['person', patient.name],
      ['office', 'Ann'],
    ])
    expect(JSON.stringify(read)).not.toContain('Known for coming late')
    expect(await call(support.readOwnRequest, { params: { id: opened.id } }, { as: patient })).toMatchObject({ isNew: false })
    await server.runJobs()
    const mail = server.courier.delivered.find(({ to }) => to === patient.email)
    expect(mail?.subject).toContain(opened.number)
    expect(mail?.text).not.toContain('gladly')
  })

  it('is the person’s alone, and what was solved is opened again by writing, until it is closed', async () => {
    const [patient, neighbour, admin] = [await makePatient(server), await makePatient(server), await makeAdmin(server)]
    const { id } = await makeSupportRequest(server, patient)
    const write = { params: { id }, body: { text: 'It came back.' } }
    expect(await refusal(support.writeToRequest, write, { as: neighbour })).toMatchObject({ status: 404 })
    await answer(id, admin, 1, true)
    expect(await call(support.writeToRequest, write, { as: patient })).toMatchObject({ state: 'reopened' })
    await call(support.solveOwnRequest, { params: { id } }, { as: patient })
    const since = new Date(server.clock.now().getTime() - 15 * 86_400_000)
    await server.db.updateTable('support_requests').set({ since }).where('id', '=', id).execute()
    await server.runJobs()
    expect(await refusal(support.writeToRequest, write, { as: patient })).toMatchObject({ status: 409, code: 'request_closed' })
  })

  it('that was put away comes back by itself, and the person does not see that it was', async () => {
    const [patient, admin] = [await makePatient(server), await makeAdmin(server)]
    const { id } = await makeSupportRequest(server, patient)
    const until = new Date(server.clock.now().getTime() + 120_000).toISOString()
    const snooze = (at: string) => ({ params: { id }, body: { until: at, revision: 1 } })
    const past = await refusal(support.snoozeRequest, snooze('2026-01-01T00:00:00.000Z'), { as: admin })
    expect(past).toMatchObject({ status: 422, errors: [{ field: 'until' }] })
    expect(await call(support.snoozeRequest, snooze(until), { as: admin })).toMatchObject({ state: 'snoozed' })
    expect(await call(support.readOwnRequest, { params: { id } }, { as: patient })).toMatchObject({ state: 'open' })
    server.clock.advance({ minutes: 3 })
    await server.runJobs()
    expect(await atDesk(id, admin)).toMatchObject({ state: 'open', snoozedUntil: null })
  })
})

describe('the desk', () => {
  it('gives a request to whoever is there with the fewest open', async () => {
    const [busy, idle, away] = [await makeAdmin(server), await makeAdmin(server), await makeAdmin(server)]
    await call(support.sayAtDesk, {}, { as: away })
    server.clock.advance({ minutes: 5 })
    await call(support.sayAtDesk, {}, { as: busy })
    const { id } = await makeSupportRequest(server, await makePatient(server))
    expect((await atDesk(id, busy)).assignedTo?.id).toBe(busy.userId)
    await call(support.sayAtDesk, {}, { as: idle })
    const next = await makeSupportRequest(server, await makePatient(server))
    expect((await atDesk(next.id, busy)).assignedTo?.id).toBe(idle.userId)
    server.clock.advance({ minutes: 5 })
  })

  it('lets one of two administrators take it, and one of two answer', async () => {
    const [one, other] = [await makeAdmin(server), await makeAdmin(server)]
    const { id } = await makeSupportRequest(server, await makePatient(server))
    const claims = await Promise.all([one, other].map((as) => send(support.claimRequest, { params: { id } }, { as })))
    expect(claims.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const body = { text: 'Yes.', revision: 1 }
    const answers = await Promise.all([one, other].map((as) => send(support.answerRequest, { params: { id }, body }, { as })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect((await atDesk(id, one)).messages.filter(({ side }) => side === 'office')).toHaveLength(1)
  })

  it('finds by number, and lists what waits the longest first', async () => {
    const as = await makeAdmin(server)
    const first = await makeSupportRequest(server, await makePatient(server))
    server.clock.advance({ minutes: 1 })
    const second = await makeSupportRequest(server, await makePatient(server))
    const list = async (query: Record<string, string>) =>
      (await call(support.listDeskRequests, { query: { limit: 100, ...query } }, { as })).items.map(({ id }) => id)
    expect(await list({ search: first.number })).toEqual([first.id])
    const waiting = await list({})
    expect(waiting.indexOf(first.id)).toBeLessThan(waiting.indexOf(second.id))
    await answer(first.id, as, 1)
    expect(await list({})).not.toContain(first.id)
    expect(await list({ show: 'mine' })).toContain(first.id)
  })
})

describe('a visitor’s question', () => {
  const body = { name: 'Ann Visitor', email: 'ann.visitor@example.test', subject: 'A question', message: 'Do you see hamsters?' }

  it('is answered by mail, with the words, in the language of their browser', async () => {
    const admin = await makeAdmin(server)
    const { id } = await call(siteContract.sendContactMessage, { body }, { ip: '192.0.2.91' })
    await answer(id, admin, 1, true)
    await server.runJobs()
    const mail = server.courier.delivered.find(({ to }) => to === body.email)
    expect(mail?.text).toContain('Yes, gladly.')
    expect(mail?.text).toContain((await atDesk(id, admin)).number)
  })

  it('of somebody signed in stands among their requests', async () => {
    const patient = await makePatient(server)
    const { id } = await call(siteContract.sendContactMessage, { body }, { as: patient, ip: '192.0.2.92' })
    expect(await call(support.readOwnRequest, { params: { id } }, { as: patient })).toMatchObject({ subject: body.subject })
  })

  it('that an older process took becomes a request, once', async () => {
    const as = await makeAdmin(server)
    const id = server.platform.ids.next()
    await insertRow(server.db, 'contact_messages', { ...body, subject: 'From before', id, created_at: server.clock.now() })
    await server.runJobs()
    await server.runJobs()
    const { items } = await call(support.listDeskRequests, { query: { search: 'From before' } }, { as })
    expect(items).toMatchObject([{ source: 'contact', state: 'open', name: body.name }])
  })
})

it('keeps ready answers by language and title, and tells who was slower', async () => {
  const as = await makeAdmin(server)
  const made = await makeCanned(server, as, 'Welcome')
  const twice = { body: { locale: 'en-US', title: 'Welcome', text: 'Again' } } as const
  expect(await refusal(support.createCanned, twice, { as })).toMatchObject({ status: 422, errors: [{ field: 'title' }] })
  const change = { params: { id: made.id }, body: { locale: 'en-US', title: 'Welcome', text: 'Hello.', revision: 1 } } as const
  expect(await call(support.changeCanned, change, { as })).toMatchObject({ revision: 2, text: 'Hello.' })
  expect(await refusal(support.changeCanned, change, { as })).toMatchObject({ status: 409, code: 'canned_changed' })
  await call(support.removeCanned, { params: { id: made.id } }, { as })
  expect(await refusal(support.changeCanned, change, { as })).toMatchObject({ status: 404 })
})

it('stops after so many in a day', async () => {
  const as = await makePatient(server)
  for (let count = 0; count < 20; count++) await makeSupportRequest(server, as)
  expect(await refusal(support.openRequest, { body: asked }, { as })).toMatchObject({ status: 429 })
})
