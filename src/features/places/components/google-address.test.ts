import { expect, it } from 'vitest'
import { draftOfComponents, type Component } from './google-address.ts'

const part = (type: string, longText: string, shortText = longText): Component => ({
  types: [type, 'political'],
  longText,
  shortText,
})

it('writes a street and a region as their country does', () => {
  const boston = [
    part('street_number', '1'),
    part('route', 'Harbour Street', 'Harbour St'),
    part('locality', 'Boston'),
    part('administrative_area_level_1', 'Massachusetts', 'MA'),
    part('country', 'United States', 'US'),
    part('postal_code', '02110'),
  ]
  const expected = { lines: ['1 Harbour Street', 'Flat 2'], city: 'Boston', region: 'MA', postalCode: '02110', country: 'US' }
  expect(draftOfComponents(boston, 'Flat 2')).toEqual(expected)
  const berlin = [
    part('route', 'Torstraße'),
    part('street_number', '7'),
    part('locality', 'Berlin'),
    part('country', 'Germany', 'DE'),
  ]
  expect(draftOfComponents(berlin, '')).toMatchObject({ lines: ['Torstraße 7', ''], city: 'Berlin', country: 'DE' })
})

it('leaves the street as it was typed where none is told, and finds a town under its other names', () => {
  const london = [part('postal_town', 'London'), part('country', 'United Kingdom', 'GB')]
  expect(draftOfComponents(london, '')).toEqual({ city: 'London', region: '', postalCode: '', country: 'GB' })
})
