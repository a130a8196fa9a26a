import { expect, test } from 'vitest'
import { viewsContract as calls } from '#contract/views/contract.ts'
import { mostViews } from '#contract/views/schemas.ts'
import { makePatient } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'

const server = await createTestServer()
const view = (name: string) => ({ list: 'visits.own', name, address: '' })

/** The codes of what was refused, of several views saved at one moment. */
async function savedTogether(names: readonly string[], as: Awaited<ReturnType<typeof makePatient>>) {
  const answers = await Promise.all(names.map((name) => server.send(calls.saveView, { body: view(name) }, { as })))
  return Promise.all(answers.filter(({ ok }) => !ok).map(async (answer) => ((await answer.json()) as { code: string }).code))
}

test('of several views saved at once under one name, one is kept', async () => {
  const as = await makePatient(server)
  expect(await savedTogether(['Video', 'video', 'VIDEO', 'Video'], as)).toEqual(Array(3).fill('invalid_input'))
  expect((await server.call(calls.listViews, { query: { list: 'visits.own' } }, { as })).items).toHaveLength(1)
})

test('of several saved at once where one more is possible, one is kept', async () => {
  const as = await makePatient(server)
  for (let count = 1; count < mostViews; count++) await server.call(calls.saveView, { body: view(`View ${count}`) }, { as })
  expect(await savedTogether(['a', 'b', 'c', 'd'], as)).toEqual(Array(3).fill('too_many_views'))
})
