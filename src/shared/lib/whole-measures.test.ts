import { expect, test } from 'vitest'
import { wholeMeasures } from './whole-measures.ts'

test('a number and what it counts are one word to whoever breaks lines, and the same to who reads them', () => {
  expect(wholeMeasures('Hydrocortisone cream 1%, 40 g')).toBe('Hydrocortisone cream 1%, 40\u00A0g')
  expect(wholeMeasures('Amoxicillin 500 mg, 100 capsules')).toBe('Amoxicillin 500\u00A0mg, 100\u00A0capsules')
  expect(wholeMeasures('Meloxicam 1.5 mg / mL')).toBe('Meloxicam 1.5\u00A0mg\u00A0/\u00A0mL')
  expect(wholeMeasures('Spare cuff, 22–32 cm')).toBe('Spare cuff, 22–\u206032\u00A0cm')
  expect(wholeMeasures('Vitamin B12, 3 × 20')).toBe('Vitamin B12, 3 × 20')
})
