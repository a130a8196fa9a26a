import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { layOut, type Minutes } from './lay-out.ts'

const runs = { seed: 20261123, numRuns: 1000 }
// Few different minutes, so that entries begin and end together often.
const entry = fc.tuple(fc.nat(24), fc.integer({ min: 1, max: 8 })).map(([from, length]) => ({ from, to: from + length }))
const entries = fc.array(entry, { maxLength: 12 })

const minutesOf = ({ from, to }: Minutes) => Array.from({ length: to - from }, (_, index) => from + index)

/** The same once more, minute by minute on a sheet of paper. */
function naiveLayOut(all: readonly Minutes[]) {
  const order = all
    .map((one, index) => ({ ...one, index }))
    .toSorted((a, b) => a.from - b.from || b.to - a.to || a.index - b.index)
  const shareMinute = (a: Minutes, b: Minutes) => minutesOf(a).some((minute) => minutesOf(b).includes(minute))
  // Who touches whom, through others too.
  const groupOf = order.map((_, index) => index)
  for (let changed = true; changed;) {
    changed = false
    for (const [a, one] of order.entries())
      for (const [b, other] of order.entries()) {
        if (!shareMinute(one, other) || groupOf[a] === groupOf[b]) continue
        groupOf[a] = groupOf[b] = Math.min(groupOf[a]!, groupOf[b]!)
        changed = true
      }
  }
  const sheet = new Map<string, boolean>()
  const cells = (group: number, column: number, one: Minutes) => minutesOf(one).map((minute) => `${group} ${column} ${minute}`)
  const isFree = (group: number, column: number, one: Minutes) => cells(group, column, one).every((cell) => !sheet.has(cell))
  const columns = order.map((one, index) => {
    let column = 0
    while (!isFree(groupOf[index]!, column, one)) column += 1
    for (const cell of cells(groupOf[index]!, column, one)) sheet.set(cell, true)
    return column
  })
  return order.map(({ from, to }, index) => {
    const group = groupOf[index]!
    const width = Math.max(...columns.filter((_, other) => groupOf[other] === group)) + 1
    let span = 1
    while (columns[index]! + span < width && isFree(group, columns[index]! + span, { from, to })) span += 1
    return { entry: { from, to }, place: { column: columns[index]!, span, columns: width } }
  })
}

describe('the entries of a day', () => {
  test('stand where a naive drawing of them puts them', () => {
    fc.assert(
      fc.property(entries, (all) => {
        expect(layOut(all)).toEqual(naiveLayOut(all))
      }),
      runs,
    )
  })

  test('never cover one another, and none is lost', () => {
    fc.assert(
      fc.property(entries, (all) => {
        const placed = layOut(all)
        expect(placed).toHaveLength(all.length)
        for (const [index, { entry: one, place }] of placed.entries()) {
          expect(place.column + place.span).toBeLessThanOrEqual(place.columns)
          for (const { entry: other, place: there } of placed.slice(index + 1)) {
            if (one.from >= other.to || other.from >= one.to) continue
            expect(there.columns).toBe(place.columns)
            expect(place.column + place.span <= there.column || there.column + there.span <= place.column).toBe(true)
          }
        }
      }),
      runs,
    )
  })

  test('that are alone have all the width', () => {
    expect(layOut([{ from: 540, to: 570 }])[0]!.place).toEqual({ column: 0, span: 1, columns: 1 })
  })
})
