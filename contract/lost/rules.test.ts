import { expect, test } from 'vitest'
import { alertRadius } from './rules.ts'

test.each([
  ['cat', 0, 0.5],
  ['dog', 0, 2],
  ['rabbit', 0.9, 1],
  ['dog', 3.2, 8],
  ['cat', 5, 3],
  ['dog', 500, 50],
  ['cat', -1, 0.5],
])('people are told of a %s after %d hours within %d km', (species, hours, kilometres) => {
  expect(alertRadius(species, hours)).toBe(kilometres)
})
