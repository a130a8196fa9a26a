import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deliveryFault, deliveryFeeFor } from './delivery-area.ts'

const area = { delivers: true, country: 'GB', postcodes: ['SW1', 'n 1'], position: null, withinMetres: 5000 }
const to = { country: 'GB', postalCode: 'SW1A 1AA', position: null }

test('a pharmacy brings to its country and the postal codes that it named', () => {
  expect(deliveryFault(area, to)).toBeNull()
  expect(deliveryFault(area, { ...to, postalCode: 'N1-9GU' })).toBeNull()
  expect(deliveryFault(area, { ...to, postalCode: 'E1 6AN' })).toBe('outside_delivery_area')
  expect(deliveryFault({ ...area, postcodes: [] }, { ...to, postalCode: '' })).toBeNull()
  expect(deliveryFault({ ...area, postcodes: [] }, { ...to, country: 'FR' })).toBe('outside_delivery_area')
  expect(deliveryFault({ ...area, delivers: false }, to)).toBe('no_delivery')
})

test('and no further than its distance, where both places are known', () => {
  const position = { latitude: 51.5, longitude: -0.12 }
  const near = { ...area, postcodes: [], position }
  expect(deliveryFault(near, { ...to, position: { latitude: 51.53, longitude: -0.12 } })).toBeNull()
  expect(deliveryFault(near, { ...to, position: { latitude: 51.6, longitude: -0.12 } })).toBe('outside_delivery_area')
})

test('the way costs nothing from the sum on, and its fee below', () => {
  const cents = fc.integer({ min: 0, max: 100_000 })
  fc.assert(
    fc.property(cents, cents, fc.option(fc.integer({ min: 1, max: 100_000 })), (goods, fee, freeFrom) => {
      expect(deliveryFeeFor(goods, fee, freeFrom)).toBe(freeFrom === null || goods < freeFrom ? fee : 0)
    }),
    { seed: 20261124 },
  )
})
