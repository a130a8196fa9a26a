import { beforeEach, expect, test } from 'vitest'
import { prescriptionsContract as contract } from '#contract/prescriptions/contract.ts'
import { messagesTo } from '../../../tests/support/outbox.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { wholeSlice } from '../../../tests/support/whole-slice.ts'
import { makeObservation } from '../observations/testing/make-observation.ts'
import { makeEntry } from '../records/testing/make-entry.ts'
import { expirePrescriptions } from './issued/expire-prescriptions.ts'
import {
  issueDraft,
  issued,
  line,
  makeDraft,
  makeHeldPrescription,
  makePrescription,
  writeDraft,
} from './testing/make-prescription.ts'

const server = await createTestServer({ settings: { accessTokenSeconds: 30 * 86_400 } })
const { call, refusal } = server
beforeEach(() => server.clock.set('2026-03-02T09:00:00.000Z'))

const read = (id: string, as: Parameters<typeof makeEntry>[1]) => call(contract.readPrescription, { params: { id } }, { as })
const rechecks = async (email: string) =>
  (await messagesTo(server, email)).filter(({ template }) => template === 'mail.prescriptionRecheck')

test('an allergy that is told after the signature: the doctor learns it once, without what it is; the patient is asked to ask first', async () => {
  const { prescription, doctor, patient } = await makePrescription(server)
  expect(prescription.laterChecks).toEqual([])
  await makeEntry(server, patient, patient.userId)
  const found = await read(prescription.id, doctor)
  expect(found.laterChecks).toMatchObject([{ kind: 'allergy', answer: 'warning', names: ['Penicillin'] }])
  expect(found.checks).toEqual(prescription.checks)
  expect((await read(prescription.id, patient)).laterChecks).toHaveLength(1)
  await makeEntry(server, patient, patient.userId, {
    kind: 'condition',
    name: 'Hay fever',
    since: null,
    state: 'active',
    until: null,
    remark: '',
  })
  await makeObservation(server, patient, patient.userId)
  const mails = await rechecks(doctor.email)
  expect(mails).toHaveLength(1)
  expect(mails[0]!.text).not.toMatch(/Penicillin|Amoxicillin|allerg/i)
})

test('what its doctor writes themselves they are not told of; what is cancelled is not checked any more', async () => {
  const { id, prescription, doctor, patient } = await makePrescription(server)
  await issueDraft(server, doctor, (await writeDraft(server, { id, doctor })).id)
  expect(await rechecks(doctor.email)).toEqual([])
  expect((await read(prescription.id, doctor)).laterChecks).toMatchObject([{ kind: 'duplicate' }])
  await call(contract.cancelPrescription, { params: { id: prescription.id }, body: { reason: 'Not needed' } }, { as: doctor })
  await makeEntry(server, patient, patient.userId)
  expect((await read(prescription.id, doctor)).laterChecks).toEqual([])
})

test('a weight that changes while the doctor writes stops the signature until the checks are read again', async () => {
  const { draft, doctor, patient } = await makeDraft(server, [
    line({ name: 'Acetaminophen', medicineId: null, strength: '', doseUnit: 'mg', dose: 900, frequency: 'four_daily' }),
  ])
  await server.db.updateTable('patients').set({ birth_date: '2016-05-01' }).where('user_id', '=', patient.userId).execute()
  await makeObservation(server, patient, patient.userId, { kind: 'weight', value: 60_000 })
  const params = { id: draft.id }
  const before = await call(contract.checkPrescription, { params }, { as: doctor })
  server.clock.set(new Date(server.clock.now().getTime() + 300_000).toISOString())
  await makeObservation(server, patient, patient.userId, { kind: 'weight', value: 24_000 })
  expect(await refusal(contract.issuePrescription, { params, body: issued(doctor, before) }, { as: doctor })).toMatchObject({
    status: 409,
    code: 'checks_changed',
  })
  const after = await call(contract.checkPrescription, { params }, { as: doctor })
  expect(after.weight).toMatchObject({ grams: 24_000, isFresh: true })
  expect(after.checks).toContainEqual(expect.objectContaining({ kind: 'maximum_dose', answer: 'warning' }))
})

test('an expiry that dies halfway leaves none half done, and the next run ends the others', async () => {
  const made = []
  for (const validUntil of ['2026-03-08', '2026-03-09', '2026-03-10'])
    made.push(await makeHeldPrescription(server, 'issued', validUntil))
  const ids = made.map(({ id }) => id)
  server.clock.set('2026-03-12T12:00:00.000Z')
  let expired = 0
  const platform = {
    ...server.platform,
    transact: ((work) => {
      expired += 1
      if (expired > 1) throw new Error('The process dies')
      return server.platform.transact(work)
    }) as typeof server.platform.transact,
  }
  const dying = {
    ...wholeSlice(server.log),
    eachDue: async <Row>(rows: readonly Row[], work: (row: Row) => Promise<unknown>) => {
      for (const row of rows) await work(row)
    },
  }
  await expect(expirePrescriptions.run(platform, dying)).rejects.toThrow('dies')
  const states = async () =>
    (await server.db.selectFrom('prescriptions').select(['state', 'ended_at']).where('id', 'in', ids).execute()).map(
      ({ state, ended_at: at }) => `${state} ${at === null ? 'open' : 'ended'}`,
    )
  expect((await states()).toSorted()).toEqual(['expired ended', 'issued open', 'issued open'])
  await server.runJobs()
  expect(await states()).toEqual(['expired ended', 'expired ended', 'expired ended'])
  for (const { patient } of made)
    expect(
      (await messagesTo(server, patient.email)).filter(({ template }) => template === 'mail.prescriptionExpired'),
    ).toHaveLength(1)
})
