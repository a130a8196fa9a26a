import { expect, test } from 'vitest'
import { viewsContract as calls } from '#contract/views/contract.ts'
import { mostViews } from '#contract/views/schemas.ts'
import { makeDoctor, makePatient } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'

const server = await createTestServer()
const view = (name: string, more = {}) => ({ list: 'visits.own', name, address: 'tab=past&mode=video', ...more })

test('a view is kept under a name, found by its list, given another name, and removed', async () => {
  const as = await makePatient(server)
  const saved = await server.call(calls.saveView, { body: view(' Past video visits ', { hidden: ['fee'] }) }, { as })
  expect(saved).toMatchObject({ name: 'Past video visits', address: 'tab=past&mode=video', hidden: ['fee'] })
  await server.call(calls.saveView, { body: view('Elsewhere', { list: 'admin.outbox' }) }, { as })
  await server.call(calls.saveView, { body: view('all') }, { as })
  const names = async () =>
    (await server.call(calls.listViews, { query: { list: 'visits.own' } }, { as })).items.map(({ name }) => name)
  expect(await names()).toEqual(['all', 'Past video visits'])

  const params = { id: saved.id }
  const renamed = await server.call(calls.changeView, { params, body: { name: 'A long while ago' } }, { as })
  expect(renamed).toEqual({ ...saved, name: 'A long while ago' })
  const shown = await server.call(calls.changeView, { params, body: { address: 'q=Milo', hidden: null } }, { as })
  expect(shown).toEqual({ ...renamed, address: 'q=Milo', hidden: null })
  await server.call(calls.removeView, { params }, { as })
  expect(await names()).toEqual(['all'])
  expect((await server.refusal(calls.removeView, { params }, { as })).status).toBe(404)
})

test('a name is once for each list, whatever its case; another person may have it too', async () => {
  const [as, other] = [await makeDoctor(server), await makeDoctor(server)]
  await server.call(calls.saveView, { body: view('Video') }, { as })
  const { status, errors } = await server.refusal(calls.saveView, { body: view('VIDEO') }, { as })
  expect({ status, errors }).toMatchObject({ status: 422, errors: [{ field: 'name', code: 'name_taken' }] })
  const second = await server.call(calls.saveView, { body: view('Clinic') }, { as })
  const body = { name: 'video' }
  const refused = await server.refusal(calls.changeView, { params: { id: second.id }, body }, { as })
  expect(refused.errors).toMatchObject([{ field: 'name', code: 'name_taken' }])
  await server.call(calls.saveView, { body: view('Video') }, { as: other })
})

test('there is an end to how many are kept of a list, and to what a list may be called', async () => {
  const as = await makePatient(server)
  for (let count = 0; count < mostViews; count++) await server.call(calls.saveView, { body: view(`View ${count}`) }, { as })
  expect(await server.refusal(calls.saveView, { body: view('One more') }, { as })).toMatchObject({
    status: 409,
    code: 'too_many_views',
  })
  const { errors } = await server.refusal(calls.saveView, { body: view('x', { list: '../etc' }) }, { as })
  expect(errors).toMatchObject([{ field: 'list' }])
})

test('what was looked at stays out of the audit trail', async () => {
  const as = await makePatient(server)
  const { id } = await server.call(calls.saveView, { body: view('Milo', { address: 'q=Milo' }) }, { as })
  const entries = await server.db.selectFrom('audit_entries').selectAll().where('record_id', '=', id).execute()
  expect(entries).toMatchObject([{ action: 'view.save', user_id: as.userId, reason: null }])
  expect(JSON.stringify(entries)).not.toContain('Milo')
})
