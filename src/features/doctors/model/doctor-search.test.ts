import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { doctorQuery } from '#contract/doctors/schemas.ts'
import { doctorFilters, doctorSearchOf, sortOf, specialitiesFor, type DoctorFilter } from './doctor-search.ts'

const nothing = Object.fromEntries(doctorFilters.map((name) => [name, ''])) as Record<DoctorFilter, string>
const asked = (filters: Partial<typeof nothing>, more: Partial<Parameters<typeof doctorSearchOf>[0]> = {}) =>
  doctorSearchOf({
    filters: { ...nothing, ...filters },
    search: '',
    sort: '',
    today: '2026-11-20',
    timeZone: 'America/New_York',
    ...more,
  })
const position = { latitude: 40.7, longitude: -74 }

describe('the question to the server', () => {
  test('is empty but for the order when nothing is narrowed', () => {
    expect(asked({})).toEqual({ sort: 'nextFree' })
  })

  test('says fees in minor units and days as dates of the reader’s zone', () => {
    expect(asked({ fee: '75', free: '3' })).toEqual({
      maximumFee: 7500,
      freeBy: '2026-11-23',
      timeZone: 'America/New_York',
      sort: 'nextFree',
    })
  })

  test('a position stands in for the words of the place, nearest first unless told otherwise', () => {
    expect(asked({ place: 'New York', within: '10' }, { position })).toEqual({
      ...position,
      maximumDistance: 10,
      sort: 'distance',
    })
    expect(asked({ place: 'Elm Street', within: '10' })).toEqual({ place: 'Elm Street', sort: 'nextFree' })
    expect(asked({}, { position, sort: 'fee' })).toMatchObject({ sort: 'fee' })
  })

  test('a speciality of the other kind is left out', () => {
    expect(asked({ kind: 'veterinarian', speciality: 'cardiology' })).toEqual({ kind: 'veterinarian', sort: 'nextFree' })
    expect(specialitiesFor('veterinarian')).not.toContain('cardiology')
  })

  test('whatever an address holds, the server’s schema takes it', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('1', '-1', '1e9', 'NaN', 'Infinity', 'me', 'video', '2.7', ' ', '061'))
    fc.assert(
      fc.property(
        fc.record(Object.fromEntries(doctorFilters.map((name) => [name, text])) as Record<DoctorFilter, typeof text>),
        text,
        text,
        fc.option(fc.constant(position), { nil: undefined }),
        (filters, search, sort, at) => {
          const query = asked(filters, { search, sort, position: at })
          expect(doctorQuery.safeParse(query).error).toBeUndefined()
          if (query.sort === 'distance') expect(query.latitude).toBeDefined()
        },
      ),
      { seed: 7, numRuns: 500 },
    )
  })
})

test('nearest first needs to know near to what', () => {
  expect(sortOf('distance', false)).toBe('nextFree')
  expect(sortOf('', true)).toBe('distance')
  expect(sortOf('rating', true)).toBe('rating')
})
