import { expect, test } from 'vitest'
import { recordsContract as contract } from '#contract/records/contract.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { makeEntry, penicillin } from './testing/make-entry.ts'
import { makeSubject } from './testing/make-subject.ts'

const server = await createTestServer()

test('of several corrections of one entry at one moment, one is kept and the others are refused by name', async () => {
  const { id, doctor } = await makeSubject(server)
  const entry = await makeEntry(server, doctor, id)
  const reactions = ['Rash', 'Cough', 'Swelling', 'Nausea']
  const answers = await Promise.all(
    reactions.map((reaction) =>
      server.send(
        contract.correctEntry,
        { params: { id: entry.id }, body: { edition: 1, facts: { ...penicillin, reaction } } },
        { as: doctor },
      ),
    ),
  )
  const refused = answers.filter(({ ok }) => !ok)
  expect(await Promise.all(refused.map(async (answer) => ((await answer.json()) as { code: string }).code))).toEqual(
    Array(3).fill('record_entry_changed'),
  )
  const kept = await server.call(contract.readEntry, { params: { id: entry.id } }, { as: doctor })
  expect(kept.editions.map(({ edition }) => edition)).toEqual([2, 1])
})

test('of two windows that begin a note at one moment, one draft is kept', async () => {
  const { id, doctor } = await makeSubject(server)
  const text = (plan: string) => ({ subjective: '', objective: '', assessment: '', plan, revision: 0 })
  const answers = await Promise.all(
    ['Rest', 'Drink'].map((plan) => server.send(contract.saveNoteDraft, { params: { id }, body: text(plan) }, { as: doctor })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('a note that is signed twice at one moment is one entry', async () => {
  const { id, doctor, patient } = await makeSubject(server)
  const body = { subjective: 'A cough.', objective: '', assessment: '', plan: '', revision: 0 }
  await server.call(contract.saveNoteDraft, { params: { id }, body }, { as: doctor })
  const sign = (key: string) => server.send(contract.signNote, { params: { id }, body: { revision: 1 } }, { as: doctor, key })
  const answers = await Promise.all([sign('a-first-press'), sign('another-window')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  const query = { kind: 'note' as const }
  expect((await server.call(contract.readTimeline, { params: { id }, query }, { as: patient })).items).toHaveLength(1)
})
