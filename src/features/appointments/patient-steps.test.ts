import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { PetRight } from '#contract/carers/rights.ts'
import { appointmentStates, finalStates } from '#contract/booking/states.ts'
import { checkInOpens, patientSteps } from './patient-steps.ts'

const minute = 60_000
const start = Date.parse('2026-11-20T15:00:00.000Z')
const at = (offset: number) => new Date(start + offset * minute).toISOString()
const appointmentOf = (state: (typeof appointmentStates)[number], review: object | null = null) => ({
  state,
  start: at(0),
  end: at(30),
  heldUntil: state === 'pending_payment' ? at(-100) : null,
  review,
  care: null as readonly PetRight[] | null,
})
const stepsAt = (appointment: ReturnType<typeof appointmentOf>, offset: number) => {
  const { next, others } = patientSteps(appointment, start + offset * minute)
  return { next, others: [...others].sort() }
}

it('leads a visit on: pay, put in the calendar, check in, review, book again', () => {
  expect(stepsAt(appointmentOf('pending_payment'), -110)).toEqual({ next: 'pay', others: ['cancel'] })
  expect(stepsAt(appointmentOf('confirmed'), -11)).toEqual({ next: 'calendar', others: ['cancel', 'reschedule'] })
  expect(stepsAt(appointmentOf('confirmed'), -10)).toEqual({ next: 'checkIn', others: ['calendar', 'cancel', 'reschedule'] })
  expect(stepsAt(appointmentOf('waiting'), 1)).toEqual({ next: null, others: ['cancel'] })
  expect(stepsAt(appointmentOf('completed'), 60)).toEqual({ next: 'review', others: ['bookAgain'] })
  expect(stepsAt(appointmentOf('completed', {}), 60)).toEqual({ next: 'bookAgain', others: [] })
  expect(stepsAt(appointmentOf('cancelled'), 60)).toEqual({ next: 'bookAgain', others: [] })
})

it('does not ask for money once the hold is over', () => {
  expect(stepsAt(appointmentOf('pending_payment'), -100).next).toBeNull()
})

it.each(['waiting', 'confirmed'] as const)(
  'lets the patient of a %s visit say that the doctor did not come, ten minutes after the start',
  (state) => {
    expect(stepsAt(appointmentOf(state), 9).others).not.toContain('reportDoctorAbsent')
    expect(stepsAt(appointmentOf(state), 10).others).toContain('reportDoctorAbsent')
    // The day after, when the practice has not answered, there is still a way to the money.
    expect(stepsAt(appointmentOf(state), 1440).others).toContain('reportDoctorAbsent')
  },
)

it('offers nothing twice, and never moves or cancels what has ended', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...appointmentStates),
      fc.integer({ min: -3000, max: 3000 }),
      fc.boolean(),
      (state, offset, reviewed) => {
        const { next, others } = stepsAt(appointmentOf(state, reviewed ? {} : null), offset)
        const all = [next, ...others]
        expect(new Set(all).size).toBe(all.length)
        if (finalStates.includes(state)) expect(all).not.toContain('cancel')
        if (offset >= 0) expect(all).not.toContain('reschedule')
      },
    ),
    { seed: 7 },
  )
})

it('opens check-in ten minutes ahead', () => {
  expect(checkInOpens({ start: at(0) })).toBe(at(-10))
})

it('offers a carer what the rights given allow, and nothing that is the patient’s own', () => {
  /** By hand: what each right adds to seeing. */
  const added = {
    see: ['calendar'],
    book: ['reschedule', 'cancel', 'bookAgain'],
    pay: ['pay'],
    decide: ['checkIn', 'reportDoctorAbsent'],
  } as const
  fc.assert(
    fc.property(
      fc.constantFrom(...appointmentStates),
      fc.integer({ min: -200, max: 200 }),
      fc.subarray(['book', 'pay', 'decide'] as const),
      (state, offset, chosen) => {
        const care = ['see', ...chosen] as const
        const own = stepsAt(appointmentOf(state), offset)
        const theirs = stepsAt({ ...appointmentOf(state), care }, offset)
        const allowed: readonly unknown[] = care.flatMap((right) => added[right])
        const expected = [own.next, ...own.others].filter((step) => allowed.includes(step))
        const offered = [theirs.next, ...theirs.others]
        for (const step of expected) expect(offered).toContain(step)
        for (const step of offered) expect([null, ...allowed]).toContain(step)
      },
    ),
    { seed: 20261123, numRuns: 500 },
  )
})
