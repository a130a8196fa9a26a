import { expect, test } from 'vitest'
import { locales } from '../kernel/values.ts'
import { amountText, dosingText, medicineText } from './dosing-text.ts'
import { doseUnits, frequencies } from './values.ts'

const line = { dose: 1, doseUnit: 'capsule', frequency: 'three_daily', asNeeded: false, days: 7, route: 'oral' } as const

test('how a line is taken reads as a sentence of each language', () => {
  expect(Object.fromEntries(locales.map((locale) => [locale, dosingText(line, locale).replaceAll(/\s/g, ' ')]))).toEqual({
    'en-US': '1 capsule by mouth, three times a day, for 7 days',
    'es-ES': '1 cápsula por vía oral, tres veces al día, durante 7 días',
    'fr-FR': '1 gélule par la bouche, trois fois par jour, pendant 7 jours',
    'de-DE': '1 Kapsel zum Einnehmen, dreimal täglich, 7 Tage lang',
    ar: '1 كبسولة عن طريق الفم، ثلاث مرات في اليوم، لمدة 7 أيام',
    'hi-IN': '1 कैप्सूल मुँह से, दिन में तीन बार, 7 दिन तक',
  })
})

test('numbers take the form of their unit, with the language’s own sign for tenths', () => {
  expect([0.5, 1, 2].map((dose) => amountText(dose, 'tablet', 'en-US'))).toEqual(['0.5 tablets', '1 tablet', '2 tablets'])
  expect(amountText(2.5, 'mL', 'de-DE')).toBe('2,5 mL')
  expect([1, 2, 3, 11, 100].map((dose) => amountText(dose, 'tablet', 'ar'))).toEqual([
    '1 قرص',
    '2 قرصان',
    '3 أقراص',
    '11 قرصًا',
    '100 قرص',
  ])
})

test('what is taken once has no number of days, and what is needed only says so', () => {
  expect(dosingText({ ...line, frequency: 'once', asNeeded: true }, 'en-US')).toBe(
    '1 capsule by mouth, once only, only when needed',
  )
})

test('every unit and every frequency has words in every language', () => {
  for (const locale of locales)
    for (const doseUnit of doseUnits)
      for (const frequency of frequencies) expect(dosingText({ ...line, doseUnit, frequency }, locale)).not.toContain('undefined')
})

test('a medicine is named with its strength and form', () => {
  expect(medicineText({ name: 'Amoxicillin', strength: '250 mg', form: 'capsule' }, 'en-US')).toBe('Amoxicillin 250 mg, capsule')
  expect(medicineText({ name: 'Honey', strength: '', form: 'paste' }, 'en-US')).toBe('Honey, paste')
})
