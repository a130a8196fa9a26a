import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sum } from '#contract/orders/money.ts'
import { orderKinds } from '#contract/orders/states.ts'
import {
  benefitReturned,
  benefitTaken,
  captured,
  capturedToReturn,
  couponReturned,
  couponTaken,
  disputeLost,
  disputeOpened,
  refundOwed,
  refundSent,
  statementIssued,
  type Entry,
} from './rules.ts'

const runs = { seed: 20261124, numRuns: 2000 }
const amount = fc.integer({ min: 1, max: 10_000_000 })
const kind = fc.constantFrom(...orderKinds)
const total = (entries: readonly Entry[]) => sum(entries.map((entry) => entry.amount))
const of = (entries: readonly Entry[], account: Entry['account']) => total(entries.filter((entry) => entry.account === account))

test('whatever happens, its entries come to nothing', () => {
  fc.assert(
    fc.property(amount, amount, kind, (one, other, kind) => {
      const sale = { kind, sellerId: 'seller' }
      const [whole, part] = [Math.max(one, other), Math.min(one, other)]
      const all = [
        captured(sale, one),
        capturedToReturn(one),
        refundOwed(sale, { amount: part, before: 0, total: whole }),
        refundSent(one),
        couponTaken(sale, 'company', one),
        couponReturned(sale, 'company', one),
        benefitTaken(sale, whole),
        benefitReturned(sale, { amount: part, before: 0, total: whole }),
        statementIssued('company', one - other),
        disputeOpened(one),
        disputeLost(one),
      ]
      for (const entries of all) expect(total(entries)).toBe(0)
    }),
    runs,
  )
})

test('an order that goes back whole, in however many parts, leaves seller and platform nothing', () => {
  fc.assert(
    fc.property(kind, fc.array(amount, { minLength: 1, maxLength: 8 }), (kind, parts) => {
      const sale = { kind, sellerId: 'seller' }
      const whole = sum(parts)
      const entries = [...captured(sale, whole)]
      let before = 0
      for (const part of parts) {
        entries.push(...refundOwed(sale, { amount: part, before, total: whole }), ...refundSent(part))
        before += part
      }
      for (const account of ['provider', 'sellers', 'fees', 'refunds_due'] as const) expect(of(entries, account)).toBe(0)
    }),
    runs,
  )
})

/** What the seller keeps and the platform earns by counting what stays sold, without the ledger's entries. */
function naiveShares(kind: (typeof orderKinds)[number], stays: number) {
  const rate = { appointment: 10, shop: 8, medicine: 5, subscription: 100 }[kind]
  const fee = Math.floor((stays * rate + 50) / 100)
  return { sellers: fee - stays, fees: -fee }
}

test('what a plan covers brings the seller what the same, paid by the buyer, would have brought', () => {
  fc.assert(
    fc.property(kind, amount, fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 5 }), (kind, whole, percents) => {
      const sale = { kind, sellerId: 'seller' }
      const covered = [...benefitTaken(sale, whole)]
      const paid = [...captured(sale, whole)]
      let before = 0
      for (const each of percents) {
        const part = Math.min(Math.ceil((whole * each) / 100), whole - before)
        if (part === 0) break
        covered.push(...benefitReturned(sale, { amount: part, before, total: whole }))
        paid.push(...refundOwed(sale, { amount: part, before, total: whole }))
        before += part
      }
      const expected = naiveShares(kind, whole - before)
      for (const account of ['sellers', 'fees'] as const) {
        expect(of(covered, account)).toBe(of(paid, account))
        expect(of(covered, account) + 0).toBe(expected[account] + 0)
      }
      expect(of(covered, 'plan_benefits')).toBe(whole - before)
      expect(total(covered)).toBe(0)
    }),
    runs,
  )
})

test('a seller is never owed more than was sold, nor less than nothing', () => {
  fc.assert(
    fc.property(kind, amount, fc.integer({ min: 0, max: 100 }), (kind, whole, percent) => {
      const sale = { kind, sellerId: 'seller' }
      const back = Math.round((whole * percent) / 100)
      const entries = [...captured(sale, whole), ...(back > 0 ? refundOwed(sale, { amount: back, before: 0, total: whole }) : [])]
      expect(-of(entries, 'sellers')).toBeGreaterThanOrEqual(0)
      expect(-of(entries, 'sellers')).toBeLessThanOrEqual(whole - back)
      expect(of(entries, 'sellers') + of(entries, 'fees')).toBe(back - whole)
    }),
    runs,
  )
})
