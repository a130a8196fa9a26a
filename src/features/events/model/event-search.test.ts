import { describe, expect, it } from 'vitest'
import { eventSearchOf } from './event-search.ts'

const none = { kind: '', place: '', near: '', within: '' }
const position = { latitude: 40.7, longitude: -74 }

describe('what is asked for events near by', () => {
  it('is the soonest where nothing is chosen', () => {
    expect(eventSearchOf({ filters: none, search: '', sort: '' })).toEqual({ sort: 'soonest' })
  })
  it('has a distance and the nearest only from somewhere', () => {
    const filters = { ...none, within: '10' }
    expect(eventSearchOf({ filters, search: '', sort: 'nearest' })).toEqual({ sort: 'soonest' })
    expect(eventSearchOf({ filters, search: ' walk ', sort: 'nearest', position })).toEqual({
      ...position,
      search: 'walk',
      maximumDistance: 10,
      sort: 'nearest',
    })
  })
  it.each(['-5', 'far', '', '99999'])('is around the standpoint at a distance of “%s”', (within) => {
    const filters = { ...none, within }
    expect(eventSearchOf({ filters, search: '', sort: '', position })).toMatchObject({ maximumDistance: 50 })
  })
  it('is everywhere where that is chosen', () => {
    const filters = { ...none, within: 'any' }
    expect(eventSearchOf({ filters, search: '', sort: '', position })).toEqual({ ...position, sort: 'soonest' })
  })
  it('leaves out kinds and orders that there are not', () => {
    expect(eventSearchOf({ filters: { ...none, kind: 'party' }, search: '', sort: 'loudest' })).toEqual({ sort: 'soonest' })
    expect(eventSearchOf({ filters: { ...none, kind: 'walk' }, search: '', sort: '' })).toMatchObject({ kind: 'walk' })
  })
})
