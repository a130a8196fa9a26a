import fc from 'fast-check'
import { expect, it } from 'vitest'
import { unproject, worldPoint, type View } from '../geometry/mercator.ts'
import { coverage } from './coverage.ts'

const size = { width: 600, height: 400 }
const chicago = { west: -88, south: 41.6, east: -87.3, north: 42.2, minZoom: 0 }
const at = (latitude: number, longitude: number, zoom: number): View => ({ centre: worldPoint({ latitude, longitude }), zoom })

it('has all of a picture within it, some of one at its edge, and none of one elsewhere', () => {
  expect(coverage(chicago, at(41.9, -87.65, 14), size)).toMatchObject({ isWorthwhile: true, isWhole: true })
  const edge = coverage(chicago, at(41.9, -87.302, 14), size)
  expect(edge).toMatchObject({ isWorthwhile: true, isWhole: false })
  expect(edge.box.right).toBeLessThan(size.width)
  expect(coverage(chicago, at(41.9, -87.2, 14), size)).toMatchObject({ isWorthwhile: false, isWhole: false })
})

it('is left where one comes so far away that it is a small part of the picture, or has no tiles', () => {
  expect(coverage(chicago, at(41.9, -87.65, 6), size).isWorthwhile).toBe(false)
  expect(coverage({ ...chicago, minZoom: 12 }, at(41.9, -87.65, 12.9), size).isWorthwhile).toBe(false)
  expect(coverage({ ...chicago, minZoom: 12 }, at(41.9, -87.65, 13), size).isWorthwhile).toBe(true)
})

it('reaches over 180° where a region does', () => {
  const world = { west: -180, south: -85, east: 180, north: 85, minZoom: 0 }
  for (const longitude of [-180, -179.9, 0, 179.9, 180])
    expect(coverage(world, at(10, longitude, 5), size), String(longitude)).toMatchObject({ isWorthwhile: true, isWhole: true })
})

it('has just the points that lie in it', () => {
  const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true })
  const bounds = fc
    .tuple(
      degrees(170),
      degrees(80),
      fc.double({ min: 0.01, max: 9, noNaN: true }),
      fc.double({ min: 0.01, max: 4, noNaN: true }),
    )
    .map(([west, south, wide, high]) => ({ west, south, east: west + wide, north: south + high, minZoom: 0 }))
  const view = fc.tuple(degrees(80), degrees(180), fc.double({ min: 5, max: 18, noNaN: true })).map((args) => at(...args))
  const share = fc.double({ min: 0.01, max: 0.99, noNaN: true })
  fc.assert(
    fc.property(bounds, view, share, share, (region, shown, across, down) => {
      const point = { x: across * size.width, y: down * size.height }
      const { latitude, longitude } = unproject(point, shown, size)
      const gap = Math.min(
        ...[region.west - longitude, longitude - region.east, region.south - latitude, latitude - region.north].map(Math.abs),
      )
      fc.pre(gap > 1e-6)
      const isWithin = longitude > region.west && longitude < region.east && latitude > region.south && latitude < region.north
      const { box } = coverage(region, shown, size)
      expect(point.x > box.left && point.x < box.right && point.y > box.top && point.y < box.bottom).toBe(isWithin)
    }),
    { seed: 20260402, numRuns: 3000 },
  )
})
