import { describe, expect, it } from 'vitest'
import { fhirContract as contract } from '#contract/fhir/contract.ts'
import { observationsContract as observations } from '#contract/observations/contract.ts'
import type { NewObservation } from '#contract/observations/schemas.ts'
import { recordsContract as records } from '#contract/records/contract.ts'
import type { SentBundle } from '#contract/fhir/schemas.ts'
import type { NewFacts } from '#contract/records/entry-schemas.ts'
import { locales } from '#contract/kernel/values.ts'
import { makePatient, makePet, type Person } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { makeCarer } from '../carers/testing/make-carer.ts'
import { makePrescription } from '../prescriptions/testing/make-prescription.ts'
import { makeSubject } from '../records/testing/make-subject.ts'

const server = await createTestServer()

const told: NewFacts[] = [
  { kind: 'allergy', substance: 'Penicillin', referenceId: null, reaction: 'Rash', severity: 'moderate', since: null },
  { kind: 'allergy', substance: 'حبوب اللقاح', referenceId: null, reaction: '', severity: 'unknown', since: '2020-04-01' },
  { kind: 'condition', name: 'Migraine', state: 'active', since: '2019-05-01', until: null, remark: 'Twice a month' },
  { kind: 'medication', name: 'Sumatriptan 50 mg', medicineId: null, dose: 'One', since: null, until: null, remark: '' },
  { kind: 'vaccination', vaccine: 'Tetanus', date: '2021-06-01', due: '2031-06-01', batch: 'T1' },
]
const add = (as: Person, id: string, facts: NewFacts) =>
  server.call(records.addEntry, { params: { id }, body: { facts, appointmentId: null } }, { as })
async function bundleOf(as: Person, id: string): Promise<SentBundle> {
  return JSON.parse(await (await server.call(contract.exportRecord, { params: { id } }, { as })).text()) as SentBundle
}
const bring = (as: Person, id: string, bundle: SentBundle, isRehearsal = false) =>
  server.call(contract.importRecord, { params: { id }, body: { bundle, isRehearsal } }, { as })
async function saidIn(as: Person, id: string) {
  const { allergies, conditions, medications, vaccinations } = await server.call(records.readRecord, { params: { id } }, { as })
  return [allergies, conditions, medications, vaccinations].map((entries) =>
    entries.map(({ facts }) => JSON.stringify(facts)).sort(),
  )
}

describe('a record that is taken along', () => {
  it('brings what was measured with it, once', async () => {
    const { id, patient } = await makeSubject(server)
    const measure = (body: NewObservation) =>
      server.call(
        observations.addObservation,
        { params: { id }, body },
        { as: patient, key: `measure-${server.platform.ids.next()}` },
      )
    await measure({ kind: 'weight', value: 71_250, second: null, appointmentId: null })
    await measure({ kind: 'blood_pressure', value: 121, second: 79, measurer: 'device', appointmentId: null })
    const bundle = await bundleOf(patient, id)
    expect(bundle.entry.filter(({ resource }) => resource?.resourceType === 'Observation')).toHaveLength(2)
    const other = await makePatient(server)
    expect((await bring(other, other.userId, bundle)).added).toEqual([{ kind: 'observation', count: 2 }])
    expect(await bring(other, other.userId, bundle)).toMatchObject({ added: [], known: 2 })
    const listed = async (as: Person, subject: string) =>
      (await server.call(observations.listObservations, { params: { id: subject }, query: {} }, { as })).items.map(
        ({ kind, value, second, at, measurer }) => ({ kind, value, second, at, measurer }),
      )
    expect(await listed(other, other.userId)).toEqual(await listed(patient, id))
  })

  it('has a request for each line that was prescribed, and a prescription is not told by its patient', async () => {
    const { patient } = await makePrescription(server)
    const bundle = await bundleOf(patient, patient.userId)
    const request = bundle.entry.find(({ resource }) => resource?.resourceType === 'MedicationRequest')?.resource
    expect(request).toMatchObject({ status: 'active', intent: 'order', dispenseRequest: { numberOfRepeatsAllowed: 1 } })
    const other = await makePatient(server)
    expect((await bring(other, other.userId, bundle)).leftOut).toContainEqual({
      type: 'MedicationRequest',
      reason: 'not_told_by_owners',
      count: 1,
      names: ['Amoxicillin 250 mg, capsule'],
    })
  })

  it('exports a prescription that waits for its doctor as on hold', async () => {
    const { patient } = await makePrescription(server)
    await add(patient, patient.userId, told[0]!)
    const request = (await bundleOf(patient, patient.userId)).entry.find(
      ({ resource }) => resource?.resourceType === 'MedicationRequest',
    )
    expect(request?.resource).toMatchObject({ status: 'on-hold', statusReason: { text: 'The record now warns against it' } })
  })

  it('is the same record where it is brought in, and brought back it adds nothing', async () => {
    const { id, patient } = await makeSubject(server)
    for (const facts of told) await add(patient, id, facts)
    const bundle = await bundleOf(patient, id)
    const other = await makePatient(server)
    const report = await bring(other, other.userId, bundle)
    expect(report.added).toEqual([
      { kind: 'allergy', count: 2 },
      { kind: 'condition', count: 1 },
      { kind: 'medication', count: 1 },
      { kind: 'vaccination', count: 1 },
    ])
    expect(report.leftOut).toEqual([{ type: 'Appointment', reason: 'not_told_by_owners', count: 1, names: [] }])
    expect(await saidIn(other, other.userId)).toEqual(await saidIn(patient, id))
    expect(await bring(patient, id, bundle)).toMatchObject({ added: [], known: 5 })
    // Once more with what was brought: nothing stands there twice.
    expect(await bring(other, other.userId, await bundleOf(other, other.userId))).toMatchObject({ added: [], known: 5 })
  })

  it('is rehearsed without a word written', async () => {
    const { id, patient } = await makeSubject(server)
    await add(patient, id, told[0]!)
    const other = await makePatient(server)
    const bundle = await bundleOf(patient, id)
    const rehearsed = await bring(other, other.userId, bundle, true)
    expect(rehearsed.added).toEqual([{ kind: 'allergy', count: 1 }])
    expect((await saidIn(other, other.userId)).flat()).toEqual([])
    expect(await bring(other, other.userId, bundle)).toEqual(rehearsed)
  })

  it('names the animal, its kind and its owner', async () => {
    const owner = await makePatient(server, { name: 'Ann Owner' })
    const id = await makePet(server, owner, { name: 'Rex' })
    await add(owner, id, told[0]!)
    const types = (await bundleOf(owner, id)).entry.map(({ resource }) => resource?.resourceType)
    expect(types).toEqual(['Patient', 'RelatedPerson', 'AllergyIntolerance', 'Provenance'])
  })

  it('can be read on paper, in every language', async () => {
    const { patient } = await makePrescription(server)
    for (const locale of locales) {
      const pdf = await server.call(contract.printRecord, { params: { id: patient.userId }, query: { locale } }, { as: patient })
      expect(await pdf.slice(0, 5).text()).toBe('%PDF-')
      expect(pdf.size).toBeLessThan(120_000)
    }
  })

  it('says to the owner who took it', async () => {
    const { id, patient, doctor } = await makeSubject(server)
    await bundleOf(doctor, id)
    const { items } = await server.call(records.listLooks, { params: { id }, query: {} }, { as: patient })
    expect(items[0]).toMatchObject({ act: 'export' })
  })

  it('takes in nothing of a day that has not come, and nothing from a carer who may only look', async () => {
    const { id, patient } = await makeSubject(server)
    await add(patient, id, told[4]!)
    const bundle = await bundleOf(patient, id)
    for (const { resource } of bundle.entry)
      if (resource?.resourceType === 'Immunization') resource['occurrenceDateTime'] = '2199-01-01'
    const owner = await makePatient(server)
    expect(await bring(owner, owner.userId, bundle)).toMatchObject({
      added: [],
      leftOut: expect.arrayContaining([{ type: 'Immunization', reason: 'unreadable', count: 1, names: ['Tetanus'] }]) as unknown,
    })
    const pet = { id: await makePet(server, owner), owner }
    const carer = await makeCarer(server, pet, [])
    expect(
      await server.refusal(contract.importRecord, { params: { id: pet.id }, body: { bundle, isRehearsal: true } }, { as: carer }),
    ).toMatchObject({
      status: 403,
    })
  })

  it('exports and brings back nothing as given, taken or true that was not', async () => {
    const resources = [
      { resourceType: 'Immunization', status: 'not-done', vaccineCode: { text: 'Rabies' }, occurrenceDateTime: '2024-05-01' },
      { resourceType: 'MedicationStatement', status: 'stopped', medicationCodeableConcept: { text: 'Ibuprofen' } },
      { resourceType: 'MedicationStatement', status: 'intended', medicationCodeableConcept: { text: 'Iron' } },
      {
        resourceType: 'AllergyIntolerance',
        code: { text: 'Penicillin' },
        verificationStatus: { coding: [{ code: 'confirmed', system: 'urn:local' }, { code: 'refuted' }] },
      },
      { resourceType: 'AllergyIntolerance', code: { coding: [{ system: 'http://snomed.info/sct', code: '716186003' }] } },
      {
        resourceType: 'Condition',
        code: { text: 'Epilepsy' },
        clinicalStatus: { coding: [{ code: 'remission' }] },
        verificationStatus: { coding: [{ code: 'confirmed' }] },
        abatementDateTime: '2024-01-01',
      },
    ]
    const bundle: SentBundle = { resourceType: 'Bundle', entry: resources.map((resource) => ({ resource })) }
    const person = await makePatient(server)
    const rehearsed = await bring(person, person.userId, bundle, true)
    expect(rehearsed).toEqual(await bring(person, person.userId, bundle))
    expect(rehearsed).toMatchObject({
      added: [{ kind: 'condition', count: 1 }],
      leftOut: [
        { type: 'Immunization', reason: 'not_done', names: ['Rabies'] },
        { type: 'MedicationStatement', reason: 'ended', names: ['Ibuprofen'] },
        { type: 'MedicationStatement', reason: 'planned', names: ['Iron'] },
        { type: 'AllergyIntolerance', reason: 'refuted', names: ['Penicillin'] },
        { type: 'AllergyIntolerance', reason: 'none_known', names: [] },
      ],
    })
    const exported = (await bundleOf(person, person.userId)).entry.map(({ resource }) => resource)
    expect(exported.map((each) => each?.resourceType)).toEqual(['Patient', 'Condition', 'Provenance'])
    expect(exported[1]).toMatchObject({
      clinicalStatus: { coding: [{ code: 'remission' }] },
      verificationStatus: { coding: [{ code: 'unconfirmed' }] },
      abatementDateTime: '2024-01-01',
    })
  })

  it('of several patients is imported for the one who was chosen, and never without a choice', async () => {
    const patient = (id: string) => ({ resource: { resourceType: 'Patient', id, name: [{ text: `Person ${id}` }] } })
    const allergy = (substance: string, reference: string) => ({
      resource: { resourceType: 'AllergyIntolerance', code: { text: substance }, patient: { reference } },
    })
    const bundle: SentBundle = {
      resourceType: 'Bundle',
      entry: [patient('a'), patient('b'), allergy('Peanut', 'Patient/a'), allergy('Egg', 'Patient/b')],
    }
    const person = await makePatient(server)
    const params = { id: person.userId }
    expect(await bring(person, person.userId, bundle, true)).toEqual({
      patients: [
        { reference: 'Patient/a', name: 'Person a', birthDate: null, count: 1 },
        { reference: 'Patient/b', name: 'Person b', birthDate: null, count: 1 },
      ],
      patient: null,
      added: [],
      known: 0,
      leftOut: [],
    })
    for (const [chosen, code] of [
      [undefined, 'choose_patient'],
      ['Patient/c', 'no_such_patient'],
    ] as const)
      expect(
        await server.refusal(
          contract.importRecord,
          { params, body: { bundle, isRehearsal: false, ...(chosen !== undefined && { patient: chosen }) } },
          { as: person },
        ),
      ).toMatchObject({ status: 422, errors: [{ field: 'patient', code }] })
    expect((await saidIn(person, person.userId)).flat()).toEqual([])
    const report = await server.call(
      contract.importRecord,
      { params, body: { bundle, isRehearsal: false, patient: 'Patient/b' } },
      { as: person },
    )
    expect(report).toMatchObject({
      patient: 'Patient/b',
      added: [{ kind: 'allergy', count: 1 }],
      leftOut: [{ type: 'AllergyIntolerance', reason: 'other_patient', count: 1, names: [] }],
    })
    expect((await saidIn(person, person.userId)).flat().join('')).toMatch(/Egg/)
    expect((await saidIn(person, person.userId)).flat().join('')).not.toMatch(/Peanut/)
  })
})
