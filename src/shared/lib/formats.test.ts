import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dateFormat, numberFormat, relativeFormat } from './formats.ts'

const language = fc.constantFrom('en-US', 'de-DE', 'ar', 'hi-IN')
const timeZone = fc.constantFrom('UTC', 'America/New_York', 'Asia/Kolkata')
const digits = fc.integer({ min: 0, max: 4 })

test('a kept format writes as a new one does, whatever was asked for before', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(language, timeZone, digits), { minLength: 1 }), (asked) => {
      for (const [tag, zone, maximumFractionDigits] of asked) {
        const date = { timeZone: zone, hour: 'numeric' } as const
        expect(dateFormat(tag, date).format(0)).toBe(new Intl.DateTimeFormat(tag, date).format(0))
        const number = { maximumFractionDigits }
        expect(numberFormat(tag, number).format(1234.56789)).toBe(new Intl.NumberFormat(tag, number).format(1234.56789))
      }
    }),
    { seed: 7 },
  )
})

test('each is made once', () => {
  expect(dateFormat('fr-FR', { month: 'long' })).toBe(dateFormat('fr-FR', { month: 'long' }))
  expect(numberFormat('fr-FR')).toBe(numberFormat('fr-FR'))
  expect(relativeFormat('fr-FR')).not.toBe(relativeFormat('de-DE'))
})
