import { expect, it } from 'vitest'
import { hoursLater } from './local-time.ts'

it('goes over midnight, and leaves alone what is no time yet', () => {
  expect(hoursLater('2026-12-31T23:00', 2)).toBe('2027-01-01T01:00')
  expect(hoursLater('', 2)).toBe('')
})
