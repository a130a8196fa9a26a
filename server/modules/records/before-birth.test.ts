import { describe, expect, it } from 'vitest'
import { careContract as care } from '#contract/care/contract.ts'
import { certificatesContract as certificates } from '#contract/certificates/contract.ts'
import { fhirContract as fhir } from '#contract/fhir/contract.ts'
import { lostContract as lost } from '#contract/lost/contract.ts'
import { observationsContract as observations } from '#contract/observations/contract.ts'
import { peopleContract as people } from '#contract/people/contract.ts'
import { recordsContract as contract } from '#contract/records/contract.ts'
import { makePatient, makePet, type Person } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { sickLeave } from '../certificates/testing/make-certificate.ts'
import { makeCall } from '../meeting/testing/make-call.ts'
import { makeItem, twiceDaily } from '../care/testing/make-item.ts'

const server = await createTestServer()

const birth = '2020-05-01'
const before = '2020-04-30'
const allergy = {
  kind: 'allergy',
  substance: 'Penicillin',
  referenceId: null,
  reaction: '',
  severity: 'mild',
  since: null,
} as const
const condition = { kind: 'condition', name: 'Asthma', state: 'resolved', since: null, until: null, remark: '' } as const
const medication = { kind: 'medication', name: 'Iron', medicineId: null, dose: '', since: null, until: null, remark: '' } as const
const vaccination = { kind: 'vaccination', vaccine: 'Rabies', date: birth, due: null, batch: '' } as const
const refused = (field: string) => ({ status: 422, errors: [{ field, code: 'before_birth' }] })

async function makeBorn() {
  const owner = await makePatient(server)
  return { owner, id: await makePet(server, owner, { species: 'dog', birth_date: birth }) }
}
const add = (as: Person, id: string, facts: object) =>
  server.call(contract.addEntry, { params: { id }, body: { facts: facts as never, appointmentId: null } }, { as })

describe('before birth', () => {
  it.each([
    ['since', { ...allergy, since: before }],
    ['since', { ...condition, since: before }],
    ['until', { ...condition, until: before }],
    ['since', { ...medication, since: before }],
    ['until', { ...medication, until: before }],
    ['date', { ...vaccination, date: before }],
    ['date', { kind: 'document', title: 'X-ray', date: before, file: '01890000-0000-7000-8000-000000000001' }],
  ])('no entry has %s: %j', async (field, facts) => {
    const { owner, id } = await makeBorn()
    const call = { params: { id }, body: { facts: facts as never, appointmentId: null } }
    expect(await server.refusal(contract.addEntry, call, { as: owner })).toMatchObject(refused(`facts.${field}`))
  })

  it('no entry is corrected to, and the day of birth itself is taken', async () => {
    const { owner, id } = await makeBorn()
    const entry = await add(owner, id, vaccination)
    const correction = { edition: 1, facts: { ...vaccination, date: before }, reason: '' }
    expect(
      await server.refusal(contract.correctEntry, { params: { id: entry.id }, body: correction }, { as: owner }),
    ).toMatchObject(refused('facts.date'))
  })

  it('nothing is measured', async () => {
    const { owner, id } = await makeBorn()
    const measure = (at: string) => ({ params: { id }, body: { kind: 'heart_rate' as const, value: 90, at } })
    expect(await server.refusal(observations.addObservation, measure('2020-04-30T09:59:00Z'), { as: owner })).toMatchObject(
      refused('at'),
    )
    // In Kiribati the day of birth has begun.
    await server.call(observations.addObservation, measure('2020-04-30T10:00:00Z'), { as: owner })
    const weighed = { params: { id }, body: { weights: [{ date: before, grams: 400 }] } }
    expect(await server.refusal(people.changePet, weighed, { as: owner })).toMatchObject(refused('weights.0.date'))
    const born = { body: { name: 'Rex', species: 'dog' as const, birthDate: birth, weights: [{ date: before, grams: 400 }] } }
    expect(await server.refusal(people.addPet, born, { as: owner })).toMatchObject(refused('weights.0.date'))
  })

  it('nothing is imported, and the person reads why', async () => {
    const { owner, id } = await makeBorn()
    const resources = [
      { resourceType: 'Immunization', status: 'completed', vaccineCode: { text: 'Rabies' }, occurrenceDateTime: '2019-05-01' },
      {
        resourceType: 'Observation',
        status: 'final',
        code: { coding: [{ system: 'http://loinc.org', code: '8867-4' }] },
        effectiveDateTime: before,
        valueQuantity: { value: 90, code: '/min' },
      },
    ]
    const bundle = { resourceType: 'Bundle' as const, entry: resources.map((resource) => ({ resource })) }
    const report = await server.call(fhir.importRecord, { params: { id }, body: { bundle, isRehearsal: false } }, { as: owner })
    expect(report).toMatchObject({
      added: [],
      leftOut: [
        { type: 'Immunization', reason: 'before_birth', count: 1, names: ['Rabies'] },
        { type: 'Observation', reason: 'before_birth', count: 1 },
      ],
    })
  })

  it('no certificate begins', async () => {
    const visit = await makeCall(server)
    await server.db
      .updateTable('patients')
      .set({ birth_date: '2026-03-05' })
      .where('user_id', '=', visit.patient.userId)
      .execute()
    const issue = { params: { id: visit.id }, body: sickLeave(visit.doctor) }
    expect(await server.refusal(certificates.issueCertificate, issue, { as: visit.doctor })).toMatchObject(refused('from'))
    const { password: _signs, statement: _text, supersedes: _none, ...words } = sickLeave(visit.doctor)
    const draft = { params: { id: visit.id }, body: { ...words, body: 'Unfit.', diagnosis: '' } }
    expect(await server.refusal(certificates.writeStatement, draft, { as: visit.doctor })).toMatchObject(refused('from'))
  })

  it('no care is planned', async () => {
    const { id, patient, doctor } = await makeCall(server).then((visit) => ({ ...visit, id: visit.patient.userId }))
    await makeItem(server, doctor, id)
    await server.db.updateTable('patients').set({ birth_date: '2026-04-01' }).where('user_id', '=', patient.userId).execute()
    const body = { items: [twiceDaily] }
    expect(await server.refusal(care.setCareItems, { params: { id }, body }, { as: doctor })).toMatchObject(
      refused('items.0.schedule.from'),
    )
  })

  it('no animal was last seen', async () => {
    const { owner, id } = await makeBorn()
    const body = { petId: id, place: { latitude: 52, longitude: 13 }, lastSeenAt: '2020-04-29T12:00:00Z' }
    expect(await server.refusal(lost.openLost, { body }, { as: owner })).toMatchObject(refused('lastSeenAt'))
  })
})

describe('a birth date', () => {
  it('is not moved past what the record has, and anywhere else', async () => {
    const { owner, id } = await makeBorn()
    await add(owner, id, vaccination)
    const move = (birthDate: string) => ({ params: { id }, body: { birthDate } })
    const late = { status: 422, errors: [{ field: 'birthDate', code: 'after_facts' }] }
    expect(await server.refusal(people.changePet, move('2020-05-02'), { as: owner })).toMatchObject(late)
    await server.call(people.changePet, move('2020-04-01'), { as: owner })
    const measured = {
      params: { id: owner.userId },
      body: { kind: 'heart_rate' as const, value: 70, at: '2001-01-01T00:00:00Z' },
    }
    await server.call(observations.addObservation, measured, { as: owner })
    expect(await server.refusal(people.changePatient, { body: { birthDate: '2010-01-01' } }, { as: owner })).toMatchObject(late)
    await server.call(people.changePatient, { body: { birthDate: '2000-01-01' } }, { as: owner })
  })

  it('may stay beside older facts that were kept before it was asked for', async () => {
    const owner = await makePatient(server)
    const id = await makePet(server, owner, { species: 'dog' })
    await add(owner, id, vaccination)
    await server.db.updateTable('pets').set({ birth_date: '2021-01-01' }).where('id', '=', id).execute()
    await server.call(people.changePet, { params: { id }, body: { birthDate: '2021-01-01', name: 'Rexi' } }, { as: owner })
  })
})
