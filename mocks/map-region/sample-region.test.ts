import { expect, it } from 'vitest'
import { clippedLine, clippedRing } from './clip.ts'
import { extent } from './vector-tile.ts'

it('keeps of a line what lies in a tile, and nothing of one that passes by', () => {
  expect(
    clippedLine([
      [-1000, 2000],
      [9000, 2000],
    ]),
  ).toEqual([
    [
      [-64, 2000],
      [extent + 64, 2000],
    ],
  ])
  expect(
    clippedLine([
      [-1000, 2000],
      [2000, -1000],
    ])
      .flat()
      .every(([x, y]) => x >= -64 && y >= -64),
  ).toBe(true)
  expect(
    clippedLine([
      [-1000, 500],
      [500, -9000],
    ]),
  ).toEqual([])
})

it('keeps of an area what lies in a tile', () => {
  expect(
    clippedRing([
      [-900, -900],
      [900, -900],
      [900, 900],
      [-900, 900],
    ]),
  ).toHaveLength(4)
  expect(
    clippedRing([
      [-900, -900],
      [-500, -900],
      [-500, -500],
    ]),
  ).toEqual([])
})
