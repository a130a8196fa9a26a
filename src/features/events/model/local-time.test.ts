import { expect, it } from 'vitest'
import { hoursLater, localTimeOf } from './local-time.ts'

it.each([
  ['2026-03-08T22:00:00.000Z', 'America/New_York', '2026-03-08T18:00'],
  ['2026-11-20T18:30:00.000Z', 'Asia/Kolkata', '2026-11-21T00:00'],
  ['2026-01-01T00:00:00.000Z', 'Etc/UTC', '2026-01-01T00:00'],
])('%s in %s is %s', (instant, zone, local) => {
  expect(localTimeOf(instant, zone)).toBe(local)
})

it('goes over midnight, and leaves alone what is no time yet', () => {
  expect(hoursLater('2026-12-31T23:00', 2)).toBe('2027-01-01T01:00')
  expect(hoursLater('', 2)).toBe('')
})
