import { expect, test } from 'vitest'
import { prescriptionDraft } from '#contract/prescriptions/schemas.ts'
import { draftOf, emptyLine, lineValues, usualOf, withQuantity, withTemplate } from './draft-values.ts'

const id = '019a9f00-0000-7000-8000-000000000001'
const values = { locale: 'en-US' as const, diagnosis: 'Otitis', lines: [], advice: '', followUpOn: '' }
const line = { ...emptyLine(id), name: 'Amoxicillin' }

test('a draft as it begins, with a name, is one that the contract takes', () => {
  expect(prescriptionDraft.safeParse(draftOf({ ...values, lines: [line] }, 1)).success).toBe(true)
})

test('an empty number is named as missing, and not taken for nought', () => {
  const { error } = prescriptionDraft.safeParse(draftOf({ ...values, lines: [{ ...line, refills: '', dose: '' }] }, 1))
  expect(error!.issues.map(({ path }) => path.join('.'))).toEqual(['lines.0.dose', 'lines.0.refills'])
})

test('the quantity follows from dose, frequency and days, until the doctor writes one', () => {
  const longer = { ...line, days: '10', frequency: 'three_daily' as const, dose: '0.5' }
  expect(withQuantity(longer).quantity).toBe('15')
  expect(withQuantity({ ...longer, isQuantityOwn: true, quantity: '20' }).quantity).toBe('20')
  expect(withQuantity({ ...longer, days: '' }).quantity).toBe('14')
})

test('what a doctor wrote is recognised when the draft is opened again', () => {
  const kept = { ...line, dose: 1, days: 7, refills: 0 }
  expect(lineValues({ ...kept, quantity: 14 }).isQuantityOwn).toBe(false)
  expect(lineValues({ ...kept, quantity: 20 }).isQuantityOwn).toBe(true)
})

test('a template adds its lines, and takes nothing away', () => {
  const template = {
    id,
    name: 'Ear',
    diagnosis: 'Other',
    advice: 'Rest',
    lines: [{ ...line, dose: 1, days: 7, quantity: 14, refills: 0 }],
  }
  const added = withTemplate({ ...values, lines: [line], advice: 'Drink' }, template, () => 'new')
  expect(added).toMatchObject({ diagnosis: 'Otitis', advice: 'Drink\nRest', lines: [{ id }, { id: 'new', name: 'Amoxicillin' }] })
})

test('each form has a unit and a route', () => {
  expect([usualOf('oral_suspension'), usualOf('cream')]).toEqual([
    { doseUnit: 'mL', route: 'oral' },
    { doseUnit: 'application', route: 'topical' },
  ])
})
