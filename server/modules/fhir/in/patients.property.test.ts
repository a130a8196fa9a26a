import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sentBundle } from '#contract/fhir/schemas.ts'
import { readBundle } from './read-bundle.ts'

interface Person {
  readonly id: string
  /** How the bundle addresses them. */
  readonly fullUrl?: string
  readonly references: readonly object[]
}

const server = 'https://clinic.example/fhir'
const people: readonly Person[] = [
  {
    id: 'ann',
    fullUrl: 'urn:uuid:0190aaaa-0000-7000-8000-000000000001',
    references: [
      { reference: 'urn:uuid:0190aaaa-0000-7000-8000-000000000001' },
      { reference: 'Patient/ann' },
      { display: 'ann' },
    ],
  },
  {
    id: 'ben',
    fullUrl: `${server}/Patient/ben`,
    references: [
      { reference: `${server}/Patient/ben` },
      { reference: `${server}/Patient/ben/_history/2` },
      { identifier: { system: 'urn:chart', value: 'ben' } },
    ],
  },
  { id: 'cam', references: [{ reference: 'Patient/cam' }, { reference: `${server}/Patient/cam` }] },
]
const patientEntry = ({ id, fullUrl }: Person) => ({
  ...(fullUrl !== undefined && { fullUrl }),
  resource: {
    resourceType: 'Patient',
    id,
    name: [
      { use: 'old', text: 'x' },
      { use: 'official', text: id },
    ],
    birthDate: '1990-01-01',
    identifier: [{ system: 'urn:chart', value: id }],
  },
})
const allergyEntry = (substance: string, patient: object | undefined, fullUrl?: string) => ({
  ...(fullUrl !== undefined && { fullUrl }),
  resource: { resourceType: 'AllergyIntolerance', code: { text: substance }, ...(patient && { patient }) },
})
const bundle = (...entry: object[]) => sentBundle.parse({ resourceType: 'Bundle', entry })

const owned = fc
  .constantFrom(...people)
  .chain((person) => fc.record({ person: fc.constant(person), reference: fc.constantFrom(...person.references) }))

describe('a bundle of several patients', () => {
  it('is read for the one who was chosen alone, however they are referred to', () => {
    fc.assert(
      fc.property(fc.array(owned, { maxLength: 12 }), fc.nat(2), (facts, index) => {
        const sent = bundle(
          ...people.map(patientEntry),
          ...facts.map(({ person, reference }, position) => allergyEntry(`${person.id} ${position}`, reference)),
        )
        const { patients } = readBundle(sent)
        expect(patients.map(({ name }) => name)).toEqual(['ann', 'ben', 'cam'])
        expect(patients.map(({ count }) => count)).toEqual(
          people.map((one) => facts.filter(({ person }) => person === one).length),
        )
        const { told, leftOut } = readBundle(sent, { patient: patients[index]!.reference })
        const own = facts.flatMap(({ person }, position) => (person === people[index] ? [`${person.id} ${position}`] : []))
        expect(told.map((each) => each.kind === 'allergy' && each.substance)).toEqual(own)
        expect(leftOut).toEqual(
          Array.from({ length: facts.length - own.length }, () => ({ type: 'AllergyIntolerance', reason: 'other_patient' })),
        )
      }),
      { seed: 20_261_128, numRuns: 200 },
    )
  })

  it('is not read at all before one is chosen', () => {
    const sent = bundle(...people.map(patientEntry), allergyEntry('Peanut', { reference: 'Patient/cam' }))
    expect(readBundle(sent)).toMatchObject({ patient: null, told: [], measured: [], leftOut: [] })
  })

  it('counts who is only referred to, and leaves out what is of nobody in particular', () => {
    const stranger = bundle(patientEntry(people[0]!), allergyEntry('Peanut', { reference: 'Patient/somebody-else' }))
    expect(readBundle(stranger).patients).toHaveLength(2)
    expect(readBundle(stranger).told).toEqual([])
    const sent = bundle(
      ...people.map(patientEntry),
      allergyEntry('Peanut', undefined),
      allergyEntry('Egg', { reference: '#inside' }),
    )
    expect(readBundle(sent, { patient: 'Patient/cam' }).leftOut.map(({ reason }) => reason)).toEqual(['no_patient', 'no_patient'])
  })

  it('reads a relative reference on the server of its own entry', () => {
    const elsewhere = 'https://other.example/fhir'
    const sent = bundle(
      patientEntry({ id: '1', fullUrl: `${server}/Patient/1`, references: [] }),
      patientEntry({ id: '1', fullUrl: `${elsewhere}/Patient/1`, references: [] }),
      allergyEntry('Peanut', { reference: 'Patient/1' }, `${elsewhere}/AllergyIntolerance/1`),
      allergyEntry('Egg', { reference: 'Patient/1' }),
    )
    expect(readBundle(sent, { patient: `${elsewhere}/Patient/1` }).told).toMatchObject([{ substance: 'Peanut' }])
    expect(readBundle(sent, { patient: `${server}/Patient/1` }).told).toEqual([])
  })
})

describe('a bundle of one patient', () => {
  it('is read with what does not say whose it is, and without what is of something else', () => {
    const sent = bundle(
      patientEntry(people[0]!),
      { fullUrl: 'urn:uuid:9', resource: { resourceType: 'Group', id: 'g' } },
      allergyEntry('Peanut', undefined),
      allergyEntry('Egg', { reference: 'Group/g' }),
      allergyEntry('Milk', { reference: 'urn:uuid:9' }),
      allergyEntry('Soy', { reference: '#inside' }),
    )
    const { patient, told, leftOut } = readBundle(sent)
    expect(patient).toBe(people[0]!.fullUrl)
    expect(told).toMatchObject([{ substance: 'Peanut' }])
    expect(leftOut.map(({ reason }) => reason)).toEqual(['not_told_by_owners', 'other_subject', 'other_subject', 'no_patient'])
  })
})
