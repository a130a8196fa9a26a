import { describe, expect, test } from 'vitest'
import { findPlace, placeName, rounded } from './places.ts'

const town = (name: string, region: string, doctors: number) => ({
  name,
  region,
  country: 'US',
  latitude: 1,
  longitude: 2,
  doctors,
})
const places = [town('Portland', 'OR', 5), town('Portland', 'ME', 2), town('São Paulo', '', 1)]

describe('a typed town', () => {
  test.each([
    ['portland', 'OR'],
    [' Portland, ME ', 'ME'],
    ['sao paulo', ''],
  ])('%s is recognised', (text, region) => {
    expect(findPlace(places, text)).toMatchObject({ region })
  })

  test.each(['', '  ', 'Port', 'Portland, TX'])('%j is no town of ours', (text) => {
    expect(findPlace(places, text)).toBeUndefined()
  })

  test('is found again by the name it is offered under', () => {
    for (const place of places) expect(findPlace(places, placeName(place))).toBe(place)
  })
})

test('a device’s position is told about a kilometre exact', () => {
  expect(rounded({ latitude: 40.741_234, longitude: -73.989_78 })).toEqual({ latitude: 40.74, longitude: -73.99 })
})
