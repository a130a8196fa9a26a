import { describe, expect, it } from 'vitest'
import { sentBundle } from '#contract/fhir/schemas.ts'
import { isKnownAllergen, isKnownMedicine } from '#server/modules/formulary/index.ts'
import { readBundle } from './read-bundle.ts'

const snomed = 'http://snomed.info/sct'
const read = (...resources: Record<string, unknown>[]) =>
  readBundle(sentBundle.parse({ resourceType: 'Bundle', entry: resources.map((resource) => ({ resource })) }), {
    knowsName: (kind, name) => (kind === 'allergy' ? isKnownAllergen(name) : isKnownMedicine(name)),
  })
const allergy = (code: object) => ({ resourceType: 'AllergyIntolerance', code })
const reasonOf = (resource: Record<string, unknown>) => read(resource).leftOut[0]?.reason

describe('"none known"', () => {
  it.each([
    ['716186003', 'No known allergy'],
    ['409137002', 'No known drug allergy'],
    ['429625007', 'No known food allergy'],
    ['428607008', 'No known environmental allergy'],
    ['716220001', 'No known animal allergy'],
    ['428197003', 'No known insect allergy'],
    ['1003774007', 'No known Hevea brasiliensis latex allergy'],
    ['160244002', 'No known allergies'],
  ])('%s, %s, is no allergy, whatever else it is called', (code, display) => {
    expect(reasonOf(allergy({ coding: [{ system: snomed, code, display }] }))).toBe('none_known')
    expect(
      reasonOf(
        allergy({
          text: 'Allergies',
          coding: [
            { system: 'urn:x', code: '1' },
            { system: snomed, code },
          ],
        }),
      ),
    ).toBe('none_known')
    expect(read(allergy({ coding: [{ system: snomed, code, display }] })).told).toEqual([])
  })

  it('is no medicine, condition or vaccination either', () => {
    const ips = (code: string) => ({ coding: [{ system: 'http://hl7.org/fhir/uv/ips/CodeSystem/absent-unknown-uv-ips', code }] })
    for (const resource of [
      allergy(ips('no-allergy-info')),
      { resourceType: 'MedicationStatement', status: 'active', medicationCodeableConcept: ips('no-known-medications') },
      { resourceType: 'Condition', clinicalStatus: { coding: [{ code: 'active' }] }, code: ips('no-known-problems') },
      {
        resourceType: 'Immunization',
        status: 'completed',
        occurrenceDateTime: '2020-01-01',
        vaccineCode: ips('no-known-immunizations'),
      },
    ])
      expect(reasonOf(resource)).toBe('none_known')
  })

  it.each([
    'NKDA',
    'No known allergies',
    'no known drug allergies.',
    'Keine bekannten Allergien',
    'Aucune allergie connue',
    'Sin alergias conocidas',
    'None',
  ])('is understood where it is only written: %s', (text) => {
    expect(reasonOf(allergy({ text }))).toBe('none_known')
  })

  it.each(['Nickel', 'Nuts', 'Nonoxynol', 'No. 5 red dye', 'Noni juice', 'Nonesuch', 'Known allergy to bees'])(
    'is not read into %s',
    (text) => {
      expect(read(allergy({ text })).told).toMatchObject([{ substance: text }])
    },
  )

  it('says that a substance does no harm', () => {
    const extension = [
      {
        url: 'http://hl7.org/fhir/StructureDefinition/allergyintolerance-substanceExposureRisk',
        extension: [{ url: 'exposureRisk', valueCodeableConcept: { coding: [{ code: 'no-known-reaction-risk' }] } }],
      },
    ]
    expect(reasonOf({ ...allergy({ text: 'Latex' }), modifierExtension: extension })).toBe('none_known')
    expect(reasonOf({ ...allergy({ text: 'Latex' }), extension })).toBe('none_known')
  })

  it('is a code that is missing, where nothing else names the substance', () => {
    const nullFlavor = { system: 'http://terminology.hl7.org/CodeSystem/v3-NullFlavor', code: 'UNK', display: 'unknown' }
    expect(reasonOf(allergy({ coding: [nullFlavor] }))).toBe('none_known')
    expect(read(allergy({ coding: [nullFlavor], text: 'Penicillin' })).told).toMatchObject([{ substance: 'Penicillin' }])
    const named = { coding: [nullFlavor, { system: 'urn:x', code: '7', display: 'Peanut' }] }
    expect(read(allergy(named)).told).toMatchObject([{ substance: 'Peanut' }])
  })
})

describe('of several codings', () => {
  it('the name that safety checks understand is taken', () => {
    const penicillin = {
      text: 'Drug allergy',
      coding: [
        { system: 'urn:local', code: 'A1', display: 'Local drug allergy' },
        { system: snomed, code: '91936005', display: 'Penicillin' },
      ],
    }
    expect(read(allergy(penicillin)).told).toMatchObject([{ substance: 'Penicillin' }])
    const medicationCodeableConcept = {
      coding: [
        { system: 'urn:local', code: '9', display: 'Stock item 9' },
        { system: 'http://www.nlm.nih.gov/research/umls/rxnorm', code: '5640', display: 'Ibuprofen 400 mg' },
      ],
    }
    expect(read({ resourceType: 'MedicationStatement', status: 'active', medicationCodeableConcept }).told).toMatchObject([
      { name: 'Ibuprofen 400 mg' },
    ])
  })

  it('a measurement is known by any of its LOINC codes, and by none where they name two kinds', () => {
    const loinc = (...codes: string[]) => ({
      resourceType: 'Observation',
      status: 'final',
      code: { coding: [{ system: snomed, code: '27113001' }, ...codes.map((code) => ({ system: 'http://loinc.org', code }))] },
      effectiveDateTime: '2024-05-01',
      valueQuantity: { value: 70, code: 'kg' },
    })
    expect(read(loinc('3141-9', '29463-7')).measured).toMatchObject([{ kind: 'weight', value: 70_000 }])
    expect(reasonOf(loinc('29463-7', '8302-2'))).toBe('unreadable')
  })

  it('the next vaccination is due on the date that is called so', () => {
    const criterion = (code: string, value: string) => ({ code: { coding: [{ system: 'http://loinc.org', code }] }, value })
    const due = (more: object) =>
      readBundle(
        sentBundle.parse({
          resourceType: 'Bundle',
          entry: [
            {
              fullUrl: 'urn:uuid:1',
              resource: {
                resourceType: 'Immunization',
                status: 'completed',
                vaccineCode: { text: 'Rabies' },
                occurrenceDateTime: '2024-01-01',
              },
            },
            {
              resource: {
                resourceType: 'ImmunizationRecommendation',
                recommendation: [
                  {
                    dateCriterion: [criterion('30981-5', '2024-06-01'), criterion('30980-7', '2025-01-01')],
                    supportingImmunization: [{ reference: 'urn:uuid:1' }],
                    ...more,
                  },
                ],
              },
            },
          ],
        }),
      ).told[0]
    expect(due({})).toMatchObject({ due: '2025-01-01' })
    expect(due({ forecastStatus: { coding: [{ code: 'contraindicated' }] } })).toMatchObject({ due: null })
  })
})
