import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressLines, townLine } from './town-line.ts'

test('a town is written as its country’s post asks for it', () => {
  const line = (country: string, city: string, region: string, postalCode: string) =>
    townLine({ country, city, region, postalCode })
  expect(line('US', 'New York', 'NY', '10011')).toBe('New York, NY 10011')
  expect(line('DE', 'Berlin', '', '10115')).toBe('10115 Berlin')
  expect(line('GB', 'London', '', 'SW1A 1AA')).toBe('London SW1A 1AA')
  expect(line('ES', 'Getafe', 'Madrid', '28901')).toBe('28901 Getafe, Madrid')
  expect(line('JP', 'Chiyoda', 'Tokyo', '100-0001')).toBe('100-0001 Tokyo Chiyoda')
  expect(line('AE', 'Al Ain', 'Abu Dhabi', '')).toBe('Al Ain, Abu Dhabi')
  // What a country does not ask for is not lost where somebody gave it.
  expect(line('DE', 'Berlin', 'Brandenburg', '10115')).toBe('10115 Berlin, Brandenburg')
})

test('of whatever country, all that was given is there once, and nothing else but commas', () => {
  const part = fc.stringMatching(/^[a-z]{0,6}$/)
  const country = fc.constantFrom('US', 'GB', 'DE', 'ES', 'JP', 'AE', 'QA', 'KE', '')
  const address = fc.record({ city: part, region: part, postalCode: part, country, lines: fc.array(part, { maxLength: 3 }) })
  const words = (text: string) => text.split(/[ ,\n]+/).filter(Boolean)
  fc.assert(
    fc.property(address, ({ lines, ...town }) => {
      const given = [town.city, town.region, town.postalCode].filter(Boolean)
      expect(words(townLine(town)).toSorted()).toEqual(given.toSorted())
      expect(words(addressLines({ ...town, lines }).join('\n')).toSorted()).toEqual(
        [...lines.filter(Boolean), ...given].toSorted(),
      )
    }),
    { seed: 20261126 },
  )
})
