import fc from 'fast-check'
import { expect, test } from 'vitest'
import { appointmentStates } from '#contract/booking/states.ts'
import { isVerbAllowed } from '#contract/booking/rules.ts'
import { awaited, officeSteps, officeVerbs } from './doctor-steps.ts'

const start = Date.parse('2026-11-20T15:00:00.000Z')
const at = (minutes: number) => start + minutes * 60_000
const appointment = (state: (typeof appointmentStates)[number]) => ({
  state,
  start: new Date(start).toISOString(),
  end: new Date(at(30)).toISOString(),
})

test('the filled button leads the visit on: check in, start, complete', () => {
  expect(officeSteps(appointment('confirmed'), 'doctor', at(-5)).next).toBe('checkIn')
  expect(officeSteps(appointment('waiting'), 'doctor', at(0)).next).toBe('start')
  expect(officeSteps(appointment('in_progress'), 'doctor', at(10))).toEqual({ next: 'complete', others: [] })
  expect(officeSteps(appointment('confirmed'), 'doctor', at(-600))).toEqual({ next: null, others: ['cancel'] })
})

test('staff check in and cancel, but neither start nor complete', () => {
  expect(officeSteps(appointment('waiting'), 'staff', at(0))).toEqual({ next: null, others: ['cancel'] })
  expect(officeSteps(appointment('in_progress'), 'staff', at(0))).toEqual({ next: null, others: [] })
})

test('no step is offered that the rules refuse, and none of them is left out', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...appointmentStates),
      fc.constantFrom('doctor' as const, 'staff' as const),
      fc.integer({ min: -2000, max: 200 }),
      (state, by, minutes) => {
        const { next, others } = officeSteps(appointment(state), by, at(minutes))
        const offered = [...(next ? [next] : []), ...others].sort()
        expect(offered).toEqual(officeVerbs.filter((verb) => isVerbAllowed(verb, by, appointment(state), at(minutes))).sort())
      },
    ),
    { seed: 20261120 },
  )
})

test('it says what is waited for, and until when', () => {
  expect(awaited(appointment('confirmed'), 'doctor', at(-60))).toEqual({ what: 'checkInOpens', at: '2026-11-20T14:50:00.000Z' })
  expect(awaited(appointment('confirmed'), 'doctor', at(5))).toEqual({ what: 'absenceFrom', at: '2026-11-20T15:10:00.000Z' })
  expect(awaited(appointment('confirmed'), 'doctor', at(16))).toBeNull()
  expect(awaited(appointment('waiting'), 'staff', at(0))?.what).toBe('doctorStarts')
  expect(awaited(appointment('completed'), 'doctor', at(0))).toBeNull()
})
