import { expect, test } from 'vitest'
import { careContract as contract } from '#contract/care/contract.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { makeDose } from './testing/make-item.ts'

const server = await createTestServer()

test('of many who give a dose at one moment one did, and the others are told who and when', async () => {
  const { item, slot, patient } = await makeDose(server)
  const tick = (key: string) =>
    server.send(contract.tickCareItem, { params: { id: item.id }, body: { slot } }, { as: patient, key })
  const answers = await Promise.all(['one', 'two', 'three', 'four', 'five'].map((name) => tick(`${name}-of-the-household`)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409])
  const refused = await Promise.all(
    answers.filter(({ ok }) => !ok).map(async (answer) => (await answer.json()) as { code: string; detail: string }),
  )
  for (const { code, detail } of refused) {
    expect(code).toBe('dose_given')
    expect(detail).toBe(`${server.clock.now().toISOString()} ${patient.name}`)
  }
  const { count } = await server.db
    .selectFrom('care_ticks')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(count).toBe(1)
})

test('who takes a tick back and who gives the dose at one moment leave one tick at most', async () => {
  const { item, slot, patient } = await makeDose(server)
  const { id } = await server.call(contract.tickCareItem, { params: { id: item.id }, body: { slot } }, { as: patient })
  const [undone] = await Promise.all([
    server.send(contract.undoTick, { params: { id } }, { as: patient }),
    server.send(contract.tickCareItem, { params: { id: item.id }, body: { slot } }, { as: patient, key: 'given-once-again' }),
  ])
  expect(undone.ok).toBe(true)
  const standing = await server.db.selectFrom('care_ticks').select('id').where('undone_at', 'is', null).execute()
  expect(standing.length).toBeLessThanOrEqual(1)
})
