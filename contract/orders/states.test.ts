import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { afterStep, type Machine, type Step } from '../kernel/machine.ts'
import { isOpen, paymentMayBecome, paymentStates } from '../payments/states.ts'
import { isSettled, isUnsettled, orderPayment, type OrderPaymentState, type OrderPaymentStep } from './order-payment.ts'
import { isPayable, mayBePaid, orderMachines } from './states.ts'

const runs = { seed: 20261123, numRuns: 2000 }
const verbsOf = <Verb extends string>(machine: Machine<string, Verb>) => Object.keys(machine.steps) as Verb[]

/** Every state that can be reached from one, in any number of steps. */
function reachable<State extends string>(machine: Machine<State>, from: State): Set<State> {
  const seen = new Set<State>()
  const todo = [from]
  for (let state: State | undefined = todo.pop(); state !== undefined; state = todo.pop()) {
    for (const { from: sources, to } of Object.values<Step<State>>(machine.steps)) {
      if (!sources.includes(state) || seen.has(to)) continue
      seen.add(to)
      todo.push(to)
    }
  }
  return seen
}

/** The same once more without a table: what happened to the money says what may happen next, and what that is called. */
class NaiveMoney {
  #open = false
  #declined = false
  #over = false
  #taken = false
  #back: 'none' | 'part' | 'all' = 'none'

  get name(): OrderPaymentState {
    if (this.#back === 'all') return 'refunded'
    if (this.#over) return 'voided'
    if (this.#taken) return this.#back === 'part' ? 'partly_refunded' : 'paid'
    if (!this.#open) return 'unpaid'
    return this.#declined ? 'failed' : 'paying'
  }

  do(step: OrderPaymentStep): boolean {
    const wanted = !this.#taken && !this.#over && this.#back === 'none'
    switch (step) {
      case 'begin':
        if (!wanted || (this.#open && !this.#declined)) return false
        this.#open = true
        this.#declined = false
        return true
      case 'decline':
        if (!wanted) return false
        this.#open = this.#declined = true
        return true
      case 'withdraw':
        if (!wanted || !this.#open) return false
        this.#open = this.#declined = false
        return true
      case 'pay':
        if (!wanted) return false
        this.#taken = true
        return true
      case 'payLate':
        if (!this.#over || this.#back !== 'none') return false
        this.#over = false
        this.#taken = true
        return true
      case 'void':
        if (this.#over || this.#back !== 'none') return false
        this.#over = true
        this.#taken = false
        return true
      case 'refundPart':
        if (!this.#taken || this.#back === 'all') return false
        this.#back = 'part'
        return true
      case 'refund':
        if ((!this.#taken && !this.#over) || this.#back === 'all') return false
        this.#back = 'all'
        return true
    }
  }
}

describe('the money of an order', () => {
  test('goes where a naive account of it goes, whatever is tried in whatever order', () => {
    const tries = fc.array(fc.constantFrom(...verbsOf(orderPayment)), { maxLength: 30 })
    fc.assert(
      fc.property(tries, (steps) => {
        const naive = new NaiveMoney()
        let state: OrderPaymentState = 'unpaid'
        for (const step of steps) {
          const next: OrderPaymentState | null = afterStep(orderPayment, state, step)
          expect([step, state, next !== null]).toEqual([step, state, naive.do(step)])
          state = next ?? state
          expect(state).toBe(naive.name)
        }
      }),
      runs,
    )
  })

  test('reaches every state, all of it can come back, and what was refunded stays so', () => {
    expect([...reachable(orderPayment, 'unpaid')].toSorted()).toEqual([...orderPayment.states].toSorted())
    for (const state of orderPayment.states) {
      if (state !== 'refunded') expect(reachable(orderPayment, state)).toContain('refunded')
    }
    expect(reachable(orderPayment, 'refunded').size).toBe(0)
  })

  test('is wanted or settled or neither, never both; what is settled is not wanted again', () => {
    for (const state of orderPayment.states) {
      expect(isUnsettled(state) && isSettled(state)).toBe(false)
      if (!isSettled(state)) continue
      for (const next of reachable(orderPayment, state)) expect(isUnsettled(next)).toBe(false)
    }
    expect(orderPayment.states.filter((state) => !isUnsettled(state) && !isSettled(state))).toEqual(['voided'])
  })
})

describe.each(Object.entries(orderMachines))('an order of kind %s', (kind, machine) => {
  const first = machine.states[0]

  test('reaches every state from its first, and no step leads out of its states', () => {
    const all = [...reachable(machine, first), first]
    expect([...new Set(all)].toSorted()).toEqual([...machine.states].toSorted())
  })

  test('can be paid in the states its machine names, while money is wanted', () => {
    for (const state of machine.states) {
      for (const paymentState of orderPayment.states) {
        const payable = machine.steps.pay.from.some((from) => from === state) && isUnsettled(paymentState)
        expect(isPayable({ state, paymentState }, machine)).toBe(payable)
        expect(mayBePaid({ kind: kind as keyof typeof orderMachines, state, paymentState })).toBe(payable)
      }
    }
  })
})

test('an order of a visit has the steps of the domain and no others', () => {
  const { steps } = orderMachines.appointment
  const joined = Object.values(steps).flatMap(({ from, to }) => from.map((one) => `${one} → ${to}`))
  expect(joined.toSorted()).toEqual(
    [
      'pending_payment → confirmed',
      'pending_payment → cancelled',
      'pending_payment → expired',
      'confirmed → cancelled',
      'confirmed → completed',
      'confirmed → no_show',
      // The money came after the end, and the time was still free.
      'expired → confirmed',
      'cancelled → confirmed',
    ].toSorted(),
  )
})

test('an order of goods has the steps of the domain and no others', () => {
  const { steps } = orderMachines.shop
  const joined = Object.values(steps).flatMap(({ from, to }) => from.map((one) => `${one} → ${to}`))
  expect(joined.toSorted()).toEqual(
    [
      'pending_payment → paid',
      'pending_payment → expired',
      'pending_payment → cancelled',
      'paid → accepted',
      'accepted → preparing',
      'preparing → dispatched',
      'dispatched → delivered',
      'paid → rejected',
      'accepted → rejected',
      'paid → cancelled',
      'accepted → cancelled',
      // The money came after the end, and all of it was still there.
      'expired → paid',
      'cancelled → paid',
    ].toSorted(),
  )
})

test('a payment that succeeded changes no more; only open ones take a card', () => {
  for (const state of paymentStates) {
    expect(paymentMayBecome('succeeded', state)).toBe(false)
    expect(isOpen(state)).toBe(state !== 'succeeded' && state !== 'cancelled')
    if (state !== 'succeeded') expect(paymentMayBecome(state, 'succeeded')).toBe(true)
  }
})
