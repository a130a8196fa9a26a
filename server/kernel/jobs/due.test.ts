import fc from 'fast-check'
import { expect, it } from 'vitest'
import { clockSlack, judgeSchedule } from './due.ts'

const minute = 60_000
const hour = 60 * minute
const lease = 20_000
const at = 1_000 * hour
const every = fc.integer({ min: 1000, max: 48 * hour })

it('however far the clock is set back, no job waits longer than its interval and a minute', () => {
  fc.assert(
    fc.property(every, fc.integer({ min: 0, max: 400 * hour }), (interval, setBack) => {
      const nextRunAt = at + interval
      const now = at - setBack
      const start = Array.from({ length: interval / minute + 2 }, (_, index) => now + index * minute).find(
        (time) => judgeSchedule({ nextRunAt, lockedUntil: null, isPaused: false }, time, { every: interval, lease }) !== 'waits',
      )
      expect(start).toBeLessThanOrEqual(now + interval + clockSlack)
    }),
    { numRuns: 50 },
  )
})

it('a job runs when it is due, and not before, on a clock that goes on', () => {
  fc.assert(
    fc.property(every, fc.integer({ min: 0, max: 48 * hour }), (interval, later) => {
      const verdict = judgeSchedule({ nextRunAt: at + interval, lockedUntil: null, isPaused: false }, at + later, {
        every: interval,
        lease,
      })
      expect(verdict).toBe(later >= interval ? 'due' : 'waits')
    }),
  )
})

it('a lease holds while it may have been renewed, on clocks up to a minute apart', () => {
  fc.assert(
    fc.property(fc.integer({ min: -2 * hour, max: 2 * hour }), (ahead) => {
      const verdict = judgeSchedule({ nextRunAt: at, lockedUntil: at + ahead, isPaused: false }, at, { every: minute, lease })
      expect(verdict).toBe(ahead > 0 && ahead <= lease + clockSlack ? 'waits' : 'due')
    }),
  )
})

it('a paused job waits, and one planned too far ahead says so', () => {
  const far = { nextRunAt: at + 2 * hour, lockedUntil: null }
  expect(judgeSchedule({ ...far, isPaused: false }, at, { every: hour, lease })).toBe('ahead')
  expect(judgeSchedule({ ...far, isPaused: true }, at, { every: hour, lease })).toBe('waits')
})
