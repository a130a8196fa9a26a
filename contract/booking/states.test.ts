import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type AppointmentState,
  appointmentStates,
  appointmentVerbs,
  finalStates,
  holdingStates,
  type TransitionActor,
  stateAfter,
  transitions,
} from './states.ts'

const movers: readonly TransitionActor[] = ['patient', 'doctor', 'staff', 'platform']

/** The domain's own words, Appointment: every step that exists. */
const steps: readonly [AppointmentState, AppointmentState][] = [
  ['pending_payment', 'confirmed'],
  ['confirmed', 'waiting'],
  ['waiting', 'in_progress'],
  ['in_progress', 'completed'],
  ['pending_payment', 'expired'],
  ['pending_payment', 'cancelled'],
  ['confirmed', 'cancelled'],
  ['waiting', 'cancelled'],
  ['confirmed', 'no_show'],
  ['waiting', 'no_show'],
  ['confirmed', 'confirmed'], // moved to another time
  ['expired', 'confirmed'], // the money came late, and the time was still free
]

describe('the states of an appointment', () => {
  it('are joined by the domain’s steps and no others', () => {
    const joined = appointmentVerbs.flatMap((verb) => transitions[verb].from.map((from) => `${from} → ${transitions[verb].to}`))
    expect(new Set(joined)).toEqual(new Set(steps.map(([from, to]) => `${from} → ${to}`)))
  })

  it('end in four states that no person leaves', () => {
    expect(finalStates).toEqual(['completed', 'cancelled', 'no_show', 'expired'])
  })

  it('never leave a final state and never hold time in one, whoever tries whatever in any order', () => {
    const tries = fc.array(fc.tuple(fc.constantFrom(...appointmentVerbs), fc.constantFrom(...movers)), { maxLength: 40 })
    fc.assert(
      fc.property(tries, (attempts) => {
        let state: AppointmentState = 'pending_payment'
        for (const [verb, by] of attempts) {
          const next = stateAfter(state, verb, by)
          if (finalStates.includes(state) && by !== 'platform') expect(next).toBeNull()
          if (next !== null) expect(steps).toContainEqual([state, next])
          state = next ?? state
        }
        expect((holdingStates as readonly string[]).includes(state)).toBe(!finalStates.includes(state))
      }),
      { seed: 20_261_120, numRuns: 500 },
    )
  })

  it('are all reached, and only the doctor begins and completes', () => {
    expect(new Set(['pending_payment', ...appointmentVerbs.map((verb) => transitions[verb].to)])).toEqual(
      new Set(appointmentStates),
    )
    for (const by of movers) {
      expect(stateAfter('waiting', 'start', by)).toBe(by === 'doctor' ? 'in_progress' : null)
      expect(stateAfter('in_progress', 'complete', by)).toBe(by === 'doctor' ? 'completed' : null)
    }
  })
})
