import { expect, test } from 'vitest'
import { papersContract as papers } from '#contract/papers/contract.ts'
import { prescriptionsContract as contract } from '#contract/prescriptions/contract.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { issued, makeDraft, makePrescription } from './testing/make-prescription.ts'

const server = await createTestServer()
const { call, send } = server
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status)

test('issued by two presses at once, with keys of their own, it is issued once', async () => {
  const { draft, doctor, patient } = await makeDraft(server)
  const params = { id: draft.id }
  const checks = await call(contract.checkPrescription, { params }, { as: doctor })
  const press = (number: number) =>
    send(contract.issuePrescription, { params, body: issued(doctor, checks) }, { as: doctor, key: `press-number-${number}` })
  const answers = statuses(await Promise.all([1, 2, 3, 4].map(press)))
  expect(answers.filter((status) => status === 200)).toHaveLength(1)
  expect(answers.filter((status) => status === 409)).toHaveLength(3)
  expect((await call(contract.listPrescriptions, { query: {} }, { as: patient })).items).toHaveLength(1)
})

test('of many pharmacies that give the same line at once as many are counted as there are times left', async () => {
  const { prescription, patient } = await makePrescription(server)
  const code = prescription.paper!.code
  const lineId = prescription.lines[0]!.id
  const give = (left: number) => send(papers.confirmFill, { body: { code, lineId, left, pharmacy: 'Corner', city: 'Austin' } })
  const first = statuses(await Promise.all([2, 2, 2, 2].map(give)))
  expect(first.filter((status) => status === 200)).toHaveLength(1)
  const second = statuses(await Promise.all([1, 1, 1, 1].map(give)))
  expect(second.filter((status) => status === 200)).toHaveLength(1)
  const read = await call(contract.readPrescription, { params: { id: prescription.id } }, { as: patient })
  expect(read).toMatchObject({ state: 'dispensed', lines: [{ left: 0 }] })
  expect(read.lines[0]!.fills).toHaveLength(2)
})

test('cancelled, given and replaced in the same moment, it ends in one way that all agree on', async () => {
  const { id, prescription, doctor } = await makePrescription(server)
  const replacement = await call(
    contract.startPrescription,
    { params: { id }, body: { supersedes: prescription.id } },
    { as: doctor, key: 'replacement-of-it' },
  )
  const checks = await call(contract.checkPrescription, { params: { id: replacement.id } }, { as: doctor })
  const params = { id: prescription.id }
  const [cancelled, replaced] = await Promise.all([
    send(contract.cancelPrescription, { params, body: { reason: 'Wrong medicine' } }, { as: doctor, key: 'cancel-of-it' }),
    send(
      contract.issuePrescription,
      { params: { id: replacement.id }, body: issued(doctor, checks) },
      { as: doctor, key: 'issue-of-other' },
    ),
  ])
  expect([cancelled.status, replaced.status].toSorted()).toEqual([200, 409])
  const { state } = await call(contract.readPrescription, { params }, { as: doctor })
  expect(state).toBe(cancelled.status === 200 ? 'cancelled' : 'superseded')
})
