import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstOf } from './merge.ts'

const placed = fc.record({
  at: fc.constantFrom('2026-01-01', '2026-01-02', '2026-01-03'),
  id: fc.stringMatching(/^[0-9a-f]{4}$/),
})
const order = (one: { at: string; id: string }, other: { at: string; id: string }) =>
  other.at.localeCompare(one.at) || other.id.localeCompare(one.id)

test('the first of several lists are the first of all of them, put in order', () => {
  fc.assert(
    fc.property(fc.array(fc.array(placed)), fc.nat(20), (lists, count) => {
      const inOrder = lists.map((list) => list.toSorted(order))
      expect(firstOf(inOrder, count)).toEqual(lists.flat().toSorted(order).slice(0, count))
    }),
  )
})
