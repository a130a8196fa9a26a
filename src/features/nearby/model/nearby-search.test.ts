import { expect, test } from 'vitest'
import { nearbySearchOf } from './nearby-search.ts'

const none = { species: '', place: '', near: '', within: '' }

test('what an address holds and what makes no sense', () => {
  expect(nearbySearchOf(none)).toEqual({})
  expect(nearbySearchOf({ ...none, species: 'dog', within: '5' }, { latitude: 1, longitude: 2 })).toEqual({
    species: 'dog',
    within: 5,
    latitude: 1,
    longitude: 2,
  })
  expect(nearbySearchOf({ ...none, species: 'dragon', within: '-3' })).toEqual({})
  expect(nearbySearchOf({ ...none, within: '99999' })).toEqual({})
})
