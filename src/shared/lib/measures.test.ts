import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unitSystems } from '#contract/kernel/unit-systems.ts'
import { locales } from '#contract/kernel/values.ts'
import { distanceOptions } from './distance-options.ts'
import { formatDistance, formatHeight, formatWeight, readMeasure, unitName, unitsOf, writtenMeasure } from './measures.ts'

const fixed = { seed: 20261123, numRuns: 2000 }
const measure = fc.constantFrom('weight' as const, 'height' as const)
const units = fc.constantFrom(...unitSystems)

describe('a weight or a height in a field', () => {
  it('is kept to the gram and the millimetre when it is saved as it was shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000 }), measure, units, (value, of, system) => {
        expect(readMeasure(writtenMeasure(value, of, system), of, system, value)).toBe(value)
      }),
      fixed,
    )
  })

  it('is shown as it was entered', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), measure, units, (tenths, of, system) => {
        const entered = String(tenths / 10)
        expect(writtenMeasure(readMeasure(entered, of, system), of, system)).toBe(entered)
      }),
      fixed,
    )
  })

  it('is what the plain conversion says, to half of the last decimal', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000_000 }), measure, units, (value, of, system) => {
        const size = { weight: { metric: 1000, imperial: 453.59237 }, height: { metric: 10, imperial: 25.4 } }[of][system]
        const written = writtenMeasure(value, of, system)
        const decimals = written.split('.')[1]?.length ?? 0
        // Either as it was entered, which is kept to the whole gram or millimetre, or rounded.
        expect(Math.abs(Number(written) - value / size)).toBeLessThanOrEqual(Math.max(0.5 * 10 ** -decimals, 0.5 / size) + 1e-9)
        if (system === 'metric') expect(Number(written)).toBe(value / size)
      }),
      fixed,
    )
  })

  it('that was entered in other units is rounded as a person would', () => {
    const pounds = [85_000, 4200, 110, 35].map((grams) => writtenMeasure(grams, 'weight', 'imperial'))
    expect(pounds).toEqual(['187.4', '9.26', '0.243', '0.077'])
    expect([1710, 483].map((millimetres) => writtenMeasure(millimetres, 'height', 'imperial'))).toEqual(['67.3', '19'])
  })

  it('takes a comma or a point, nothing for an empty line, and no number for anything else', () => {
    const read = (text: string) => readMeasure(text, 'weight', 'metric')
    expect([read('4,5'), read(' 4.5 '), read('4.'), readMeasure('10', 'weight', 'imperial')]).toEqual([4500, 4500, 4000, 4536])
    expect([read(''), writtenMeasure(null, 'weight', 'imperial')]).toEqual([null, ''])
    expect(['abc', '-1', '1,2,3', '1e3'].map(read)).toEqual([Number.NaN, Number.NaN, Number.NaN, Number.NaN])
  })
})

describe('the units', () => {
  it('are the chosen ones, else imperial for English and metric for every other language', () => {
    expect(locales.filter((locale) => unitsOf(null, locale) === 'imperial')).toEqual(['en-US'])
    expect(locales.map((locale) => unitsOf('metric', locale))).toEqual(locales.map(() => 'metric'))
    expect(unitsOf('imperial', 'de-DE')).toBe('imperial')
  })

  it('are named in each language', () => {
    for (const of of ['weight', 'height'] as const)
      for (const system of unitSystems)
        expect(new Set(locales.map((locale) => unitName(of, system, locale))).size).toBeGreaterThan(3)
    expect([unitName('weight', 'imperial', 'en-US'), unitName('height', 'imperial', 'de-DE')]).toEqual(['pounds', 'Zoll'])
  })

  it('are written with their numbers', () => {
    expect([formatWeight(4500, 'en-US', 'imperial'), formatWeight(4500, 'de-DE', 'metric')]).toEqual(['9.92 lb', '4,5 kg'])
    expect([formatHeight(1710, 'en-US', 'imperial'), formatHeight(1828, 'en-US', 'imperial')]).toEqual([
      '5 ft 7.3 in',
      '6 ft 0 in',
    ])
    expect([formatDistance(2.41, 'en-US', 'imperial'), formatDistance(24.1, 'fr-FR', 'metric')]).toEqual(['1.5 mi', '24\u202fkm'])
  })
})

describe('the distances of a search', () => {
  it('are round in the reader’s units, with the address’s own among them', () => {
    const labels = (held: string, system: (typeof unitSystems)[number]) =>
      distanceOptions([5, 50], held, 'en-US', system).map(({ label }) => label)
    expect(labels('', 'metric')).toEqual(['5 km', '50 km'])
    expect(labels('50', 'imperial')).toEqual(['5 mi', '31 mi', '50 mi'])
    expect(labels('any', 'imperial')).toEqual(['5 mi', '50 mi'])
    const [first] = distanceOptions([5, 50], '', 'en-US', 'imperial')
    expect(distanceOptions([5, 50], first?.value ?? '', 'en-US', 'imperial')).toHaveLength(2)
  })
})
