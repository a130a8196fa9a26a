import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keepPlace, keptPlace } from './kept-places.ts'
import { rowPlaces, withFocused } from './row-places.ts'

const heights = fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 60 })

test('drawn rows and the room between them are together as high as all rows, and each stands where it would', () => {
  fc.assert(
    fc.property(heights, fc.array(fc.nat(59)), fc.nat(500), (all, some, margin) => {
      const starts = all.map((_, index) => margin + all.slice(0, index).reduce((sum, height) => sum + height, 0))
      const indexes = [...new Set(some)].filter((index) => index < all.length).toSorted((one, other) => one - other)
      const total = all.reduce((sum, height) => sum + height, 0)
      const drawn = indexes.map((index) => ({ index, start: starts[index]!, end: starts[index]! + all[index]! }))
      const { before, places, after } = rowPlaces(drawn, margin, total)
      expect(places[0]?.gap ?? 0).toBe(0)
      let at = margin + before
      for (const { index, gap } of places) {
        at += gap
        expect(at).toBe(starts[index])
        at += all[index]!
      }
      expect(at + after).toBe(margin + total)
    }),
    { seed: 7 },
  )
})

test('the row with the focus is always drawn, once, in its place', () => {
  expect(withFocused([4, 5, 6], 1, 10)).toEqual([1, 4, 5, 6])
  expect(withFocused([4, 5, 6], 9, 10)).toEqual([4, 5, 6, 9])
  expect(withFocused([4, 5, 6], 5, 10)).toEqual([4, 5, 6])
  expect(withFocused([0, 1], 7, 3)).toEqual([0, 1])
  expect(withFocused([0, 1], undefined, 3)).toEqual([0, 1])
})

test('of places kept, the oldest go', () => {
  for (let count = 0; count < 30; count++) keepPlace(`entry ${count}`, { offset: count, measured: [] })
  expect(keptPlace('entry 0')).toBeUndefined()
  expect(keptPlace('entry 29')?.offset).toBe(29)
})
