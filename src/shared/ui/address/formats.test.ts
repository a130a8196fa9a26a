import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { callingCodes } from '../field/phone.ts'
import { countryOf, townLabel, withCity, type AddressDraft } from './address-draft.ts'
import { addressFormat, isPostalCode, shownParts } from './formats.ts'

const seeded = { seed: 20261120 }
const countries = [...Object.keys(callingCodes), '']
const draft: fc.Arbitrary<AddressDraft> = fc.record({
  lines: fc.tuple(fc.string(), fc.string()),
  city: fc.string(),
  region: fc.string(),
  postalCode: fc.string(),
  country: fc.constantFrom(...countries),
})

describe('addresses by country', () => {
  it('have an example that is right for its country, each of them', () => {
    for (const country of countries) {
      const { example, pattern } = addressFormat(country)
      expect(example === undefined, country).toBe(pattern === undefined)
      if (example) expect(isPostalCode(country, example), `${country} ${example}`).toBe(true)
    }
  })

  it('tell another country’s code from their own, and say nothing against none', () => {
    expect([isPostalCode('US', 'SW1A 1AA'), isPostalCode('GB', '02110'), isPostalCode('DE', '1011')]).toEqual([
      false,
      false,
      false,
    ])
    expect([
      isPostalCode('GB', 'sw1a1aa'),
      isPostalCode('US', '02110-1234'),
      isPostalCode('KE', 'x'),
      isPostalCode('US', ' '),
    ]).toEqual([true, true, true, true])
  })

  it('ask for the town always, for nothing twice, and never hide what is filled in', () => {
    fc.assert(
      fc.property(draft, ({ country, region, postalCode }) => {
        const parts = shownParts(country, { region, postalCode })
        expect(parts).toContain('city')
        expect(new Set(parts).size).toBe(parts.length)
        if (region !== '') expect(parts).toContain('region')
        if (postalCode !== '') expect(parts).toContain('postalCode')
      }),
      seeded,
    )
  })
})

describe('a town', () => {
  const towns = [
    { name: 'Portland', region: 'OR', country: 'US' },
    { name: 'Portland', region: 'ME', country: 'US' },
    { name: 'Lisbon', region: '', country: 'PT' },
  ]
  it('that is taken fills in region and country; one that is typed changes nothing else', () => {
    fc.assert(
      fc.property(draft, fc.constantFrom(...towns), fc.string(), (address, town, typed) => {
        expect(withCity(address, townLabel(town), towns)).toEqual({
          ...address,
          city: town.name,
          region: town.region,
          country: town.country,
        })
        if (!towns.some((each) => townLabel(each) === typed))
          expect(withCity(address, typed, towns)).toEqual({ ...address, city: typed })
      }),
      seeded,
    )
  })
})

it('takes the country from the browser’s language where that names one', () => {
  expect(['de-AT', 'en', 'not a language'].map(countryOf)).toEqual(['AT', '', ''])
})
