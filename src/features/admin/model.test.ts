import { expect, it } from 'vitest'
import { toComeOf, appointmentsOf } from './model.ts'

const counts = {
  pending_payment: 1,
  confirmed: 2,
  waiting: 4,
  in_progress: 8,
  completed: 16,
  no_show: 32,
  cancelled: 64,
  expired: 128,
}

it('counts no visit that was called off or is not paid', () => {
  expect(appointmentsOf(counts)).toBe(2 + 4 + 8 + 16 + 32)
})

it('counts as to come what is booked and has not ended', () => {
  expect(toComeOf(counts)).toBe(2 + 4 + 8)
  expect(toComeOf({ cancelled: 3 })).toBe(0)
})
