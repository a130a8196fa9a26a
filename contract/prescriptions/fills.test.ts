import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dispense, dueAmount, fillsLeft, shareOfPacks, unfilled } from './fills.ts'

/** A line as a drawer of single tablets: one compartment for each fill, emptied one after the other. */
class Drawer {
  readonly #compartments: number[][]

  constructor(quantity: number, refills: number) {
    this.#compartments = Array.from({ length: refills + 1 }, () => Array.from({ length: quantity }, () => 1))
  }

  get open(): number[] | undefined {
    return this.#compartments.find((compartment) => compartment.length > 0)
  }

  take(count: number): boolean {
    const { open } = this
    if (!open || count < 1 || count > open.length) return false
    for (let taken = 0; taken < count; taken += 1) open.pop()
    return true
  }

  get left(): number {
    return this.#compartments.filter((compartment) => compartment.length > 0).length
  }
}

describe('dispensing in parts', () => {
  test('the remainder stays due on the same fill: 30 − (5 + 10) = 15', () => {
    const line = { quantity: 30, refills: 0 }
    let status = dispense(line, unfilled, 5)!
    status = dispense(line, status, 10)!
    expect(status).toEqual({ completed: 0, remaining: 15 })
    expect(fillsLeft(line.refills, status.completed)).toBe(1)
    expect(dispense(line, status, 16)).toBeNull()
    expect(dispense(line, status, 15)).toEqual({ completed: 1, remaining: 0 })
  })

  test('is what comes out of a drawer of single tablets, whatever is asked for', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 0, max: 4 }),
        fc.array(fc.integer({ min: 0, max: 45 }), { maxLength: 30 }),
        (quantity, refills, amounts) => {
          const line = { quantity, refills }
          const drawer = new Drawer(quantity, refills)
          let status = unfilled
          for (const amount of amounts) {
            const next = dispense(line, status, amount)
            expect(next !== null).toBe(drawer.take(amount))
            status = next ?? status
            expect(dueAmount(line, status)).toBe(drawer.open?.length ?? 0)
            expect(fillsLeft(refills, status.completed)).toBe(drawer.left)
          }
        },
      ),
      { seed: 25 },
    )
  })

  test('millilitres leave no crumbs', () => {
    const line = { quantity: 0.3, refills: 0 }
    const status = dispense(line, dispense(line, unfilled, 0.1)!, 0.1)!
    expect(status.remaining).toBe(0.1)
    expect(dispense(line, status, 0.1)).toEqual({ completed: 1, remaining: 0 })
  })

  test('packs are shares of the amount', () => {
    expect(shareOfPacks(30, 2, 3)).toBe(20)
    expect(shareOfPacks(30, 3, 3)).toBe(30)
    expect(shareOfPacks(10, 1, 3)).toBe(3.333)
  })
})

test('a line is filled once, and again for each refill', () => {
  expect([0, 1, 2, 3, 4].map((completed) => fillsLeft(2, completed))).toEqual([3, 2, 1, 0, 0])
})
