import { expect, test } from 'vitest'
import { isOpen, paymentMayBecome, paymentStates } from '../payments/states.ts'
import { appointmentOrderTransitions, isPayable, isSettled, mayBecome, orderStates } from './states.ts'

/** Every state that can be reached from one, in any number of steps. */
function reachable(from: (typeof orderStates)[number]): Set<string> {
  const seen = new Set<string>()
  const todo = [from]
  for (let state = todo.pop(); state; state = todo.pop()) {
    for (const next of appointmentOrderTransitions[state]) {
      if (!seen.has(next)) todo.push(next)
      seen.add(next)
    }
  }
  return seen
}

test('every state is reached from an unpaid order, and all money can come back', () => {
  expect([...reachable('pending_payment')].toSorted()).toEqual(orderStates.filter((s) => s !== 'pending_payment').toSorted())
  for (const state of orderStates) if (state !== 'refunded') expect(reachable(state)).toContain('refunded')
})

test('no order becomes unpaid again, and what was refunded stays so', () => {
  for (const state of orderStates) {
    expect(mayBecome(state, 'pending_payment')).toBe(false)
    expect(mayBecome('refunded', state)).toBe(false)
  }
})

test('an order is payable or settled or over, never two of them', () => {
  for (const state of orderStates) expect(isPayable(state) && isSettled(state)).toBe(false)
  expect(orderStates.filter((state) => !isPayable(state) && !isSettled(state))).toEqual(['cancelled', 'expired'])
})

test('a payment that succeeded changes no more; only open ones take a card', () => {
  for (const state of paymentStates) {
    expect(paymentMayBecome('succeeded', state)).toBe(false)
    expect(isOpen(state)).toBe(state !== 'succeeded' && state !== 'cancelled')
    if (state !== 'succeeded') expect(paymentMayBecome(state, 'succeeded')).toBe(true)
  }
})
