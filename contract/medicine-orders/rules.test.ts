import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { afterStep } from '../kernel/machine.ts'
import { controlledRuleOf, controlledRules, strictestControlled } from './controlled.ts'
import { medicineOrder, type MedicineOrderState } from './order-kind.ts'
import { controlledFaultsOf, quoteTotal, recentFill, sellableFills, type OfferedLine } from './rules.ts'
import { offerKinds } from './values.ts'

const runs = { seed: 20261124, numRuns: 2000 }
type Verb = keyof typeof medicineOrder.steps
const verbs = Object.keys(medicineOrder.steps) as Verb[]

/** The same life once more, told as a story: who has what in hand. */
class NaiveMedicineOrder {
  #asked = true
  #quote = false
  #agreed = false
  #money = false
  #work = 0
  #end: MedicineOrderState | null = null

  get name(): MedicineOrderState {
    if (this.#end) return this.#end
    if (this.#money) return (['paid', 'accepted', 'preparing', 'dispatched', 'delivered'] as const)[this.#work]!
    if (this.#agreed) return 'pending_payment'
    return this.#quote ? 'quoted' : 'requested'
  }

  do(verb: Verb): boolean {
    const open = this.#end === null
    const talks = open && !this.#agreed && !this.#money && this.#asked
    const step = (from: number) => {
      if (!open || !this.#money || this.#work !== from) return false
      this.#work += 1
      return true
    }
    const end = (may: boolean, state: MedicineOrderState) => {
      if (may) this.#end = state
      return may
    }
    switch (verb) {
      case 'quote':
        if (talks) this.#quote = true
        return talks
      case 'decline':
        return end(talks, 'declined')
      case 'agree':
        if (!talks || !this.#quote) return false
        this.#agreed = true
        return true
      case 'pay':
        if (!open || !this.#agreed || this.#money) return false
        this.#money = true
        return true
      case 'payLate':
        if (this.#end !== 'expired' && this.#end !== 'cancelled') return false
        this.#end = null
        this.#agreed = this.#money = true
        this.#work = 0
        return true
      case 'expire':
        return end(open && !this.#money, 'expired')
      case 'cancel':
        return end(open && (!this.#money || this.#work <= 1), 'cancelled')
      case 'reject':
        return end(open && this.#money && this.#work <= 2, 'rejected')
      case 'accept':
        return step(0)
      case 'prepare':
        return step(1)
      case 'dispatch':
        return step(2)
      case 'deliver':
        return step(3)
    }
  }
}

it('a medicine order goes as the story of it says, whatever is tried', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...verbs), { maxLength: 25 }), (tried) => {
      const naive = new NaiveMedicineOrder()
      let state: MedicineOrderState = 'requested'
      for (const verb of tried) {
        const next: MedicineOrderState | null = afterStep(medicineOrder, state, verb)
        expect([verb, state, next !== null]).toEqual([verb, state, naive.do(verb)])
        state = next ?? state
        expect(state).toBe(naive.name)
      }
    }),
    runs,
  )
})

const offered: fc.Arbitrary<OfferedLine> = fc.record({
  kind: fc.constantFrom(...offerKinds),
  quantity: fc.integer({ min: 1, max: 99 }),
  unitPrice: fc.integer({ min: 0, max: 100_000 }),
})

it('a quote comes to what each pack costs, one after the other', () => {
  fc.assert(
    fc.property(fc.array(offered, { maxLength: 20 }), fc.integer({ min: 0, max: 5000 }), fc.boolean(), (lines, fee, brought) => {
      let counted = brought ? fee : 0
      for (const line of lines)
        for (let pack = 0; pack < line.quantity; pack++) if (line.kind !== 'unavailable') counted += line.unitPrice
      expect(quoteTotal(lines, brought ? 'courier' : 'pickup', fee)).toBe(counted)
    }),
    runs,
  )
})

it('nothing is sold more often than it may be given', () => {
  fc.assert(
    fc.property(fc.nat(11), fc.nat(14), fc.nat(5), (refills, filled, promised) => {
      let left = 0
      for (let fill = filled + promised; fill < refills + 1; fill++) left += 1
      expect(sellableFills(refills, filled, promised)).toBe(left)
    }),
    runs,
  )
})

it('what was given less than seven days ago is pointed out, the latest of it', () => {
  const now = '2026-11-24T09:00:00.000Z'
  expect(recentFill(['2026-11-17T09:00:00.000Z'], now)).toBeNull()
  expect(recentFill(['2026-11-17T09:00:00.001Z', '2026-11-20T00:00:00.000Z', '2026-11-25T00:00:00.000Z'], now)).toBe(
    '2026-11-20T00:00:00.000Z',
  )
  expect(recentFill([], now)).toBeNull()
})

describe('controlled medicines', () => {
  const line = {
    issuedAt: '2026-11-01T00:00:00.000Z',
    now: '2026-11-02T00:00:00.000Z',
    completed: 0,
    isBegun: false,
    delivery: 'pickup',
    hasPaper: true,
  } as const

  it('goes where the country lets it', () => {
    for (const rule of Object.values(controlledRules)) expect(controlledFaultsOf(rule, line)).toEqual([])
  })

  it('says all that the rule has against it', () => {
    const rule = controlledRuleOf('DE')
    expect(controlledFaultsOf(rule, { ...line, hasPaper: false, delivery: 'courier', now: '2026-12-24T00:00:00.000Z' })).toEqual([
      'paper_needed',
      'pickup_only',
      'too_old',
    ])
    expect(controlledFaultsOf(rule, { ...line, completed: 1 })).toEqual(['no_more_refills'])
  })

  it('a country without a rule of its own is as strict as the strictest', () => {
    const unknown = controlledRuleOf('ZZ')
    expect(unknown).toBe(strictestControlled)
    for (const rule of Object.values(controlledRules)) {
      expect(unknown.daysToFirstFill).toBeLessThanOrEqual(rule.daysToFirstFill)
      expect(unknown.refills).toBeLessThanOrEqual(rule.refills)
      expect(rule.source).not.toBe('')
    }
  })
})
