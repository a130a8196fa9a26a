import fc from 'fast-check'
import { expect, test } from 'vitest'
import { appointmentStates } from '#contract/booking/states.ts'
import { mayNow } from '#contract/booking/rules.ts'
import { awaited, officeSteps, officeVerbs } from './doctor-steps.ts'

const start = Date.parse('2026-11-20T15:00:00.000Z')
const at = (minutes: number) => start + minutes * 60_000
const visit = (state: (typeof appointmentStates)[number]) => ({
  state,
  start: new Date(start).toISOString(),
  end: new Date(at(30)).toISOString(),
})

test('the filled button leads the visit on: check in, start, complete', () => {
  expect(officeSteps(visit('confirmed'), 'doctor', at(-5)).next).toBe('checkIn')
  expect(officeSteps(visit('waiting'), 'doctor', at(0)).next).toBe('start')
  expect(officeSteps(visit('in_progress'), 'doctor', at(10))).toEqual({ next: 'complete', others: [] })
  expect(officeSteps(visit('confirmed'), 'doctor', at(-600))).toEqual({ next: null, others: ['cancel'] })
})

test('staff check in and cancel, but neither start nor complete', () => {
  expect(officeSteps(visit('waiting'), 'staff', at(0))).toEqual({ next: null, others: ['cancel'] })
  expect(officeSteps(visit('in_progress'), 'staff', at(0))).toEqual({ next: null, others: [] })
})

test('no step is offered that the rules refuse, and none of them is left out', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...appointmentStates),
      fc.constantFrom('doctor' as const, 'staff' as const),
      fc.integer({ min: -2000, max: 200 }),
      (state, by, minutes) => {
        const { next, others } = officeSteps(visit(state), by, at(minutes))
        const offered = [...(next ? [next] : []), ...others].sort()
        expect(offered).toEqual(officeVerbs.filter((verb) => mayNow(verb, by, visit(state), at(minutes))).sort())
      },
    ),
    { seed: 20261120 },
  )
})

test('it says what is waited for, and until when', () => {
  expect(awaited(visit('confirmed'), 'doctor', at(-60))).toEqual({ what: 'checkInOpens', at: '2026-11-20T14:50:00.000Z' })
  expect(awaited(visit('confirmed'), 'doctor', at(5))).toEqual({ what: 'absenceFrom', at: '2026-11-20T15:15:00.000Z' })
  expect(awaited(visit('confirmed'), 'doctor', at(16))).toBeNull()
  expect(awaited(visit('waiting'), 'staff', at(0))?.what).toBe('doctorStarts')
  expect(awaited(visit('completed'), 'doctor', at(0))).toBeNull()
})
