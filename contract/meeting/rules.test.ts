import fc from 'fast-check'
import { expect, test } from 'vitest'
import { appointmentStates, bookedStates } from '../booking/states.ts'
import { isPolite, meetingStage, opensAt } from './rules.ts'
import { meetingParts } from './values.ts'

const someone = fc.record({ id: fc.uuid(), part: fc.constantFrom(...meetingParts) })

test('of any two who negotiate exactly one is polite: a patient to a doctor, a guest to both', () => {
  fc.assert(
    fc.property(someone, someone, (one, other) => {
      fc.pre(one.id !== other.id)
      expect(isPolite(one, other)).toBe(!isPolite(other, one))
      if (other.part === 'doctor' && one.part !== 'doctor') expect(isPolite(one, other)).toBe(true)
      if (other.part === 'patient' && one.part === 'guest') expect(isPolite(one, other)).toBe(true)
    }),
    { seed: 20261123, numRuns: 500 },
  )
})

test('the room is open to the booked alone: before the start for a visit that nobody has begun, during it for one that goes on', () => {
  const start = Date.parse('2026-11-23T12:00:00Z')
  fc.assert(
    fc.property(fc.constantFrom(...appointmentStates), fc.integer({ min: -3600, max: 7200 }), (state, seconds) => {
      const now = start + seconds * 1000
      const stage = meetingStage({ mode: 'video', state, start }, now)
      const isBooked = bookedStates.some((booked) => booked === state)
      expect(stage === 'ahead' || stage === 'waiting' || stage === 'call').toBe(isBooked)
      if (state === 'confirmed') expect(stage).toBe(now < opensAt(start) ? 'ahead' : 'waiting')
      expect(meetingStage({ mode: 'clinic', state, start }, now)).toBe('not_by_video')
    }),
    { seed: 20261123, numRuns: 500 },
  )
})
