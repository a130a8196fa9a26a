import { expect, it } from 'vitest'
import { addressesOf } from './addresses.ts'

const origin = 'https://carenest.example'
const canonical = (address: string, telling: readonly string[] = []) => {
  const { pathname, search } = new URL(address, origin)
  return addressesOf({ origin, pathname, search, telling }).canonical
}

it('gives a page one address, however it was come by', () => {
  expect(canonical('/home')).toBe(`${origin}/`)
  expect(canonical('/Home/?utm_source=mail')).toBe(`${origin}/`)
  expect(canonical('/about-us/?ref=7')).toBe(`${origin}/about-us`)
  const list = `${origin}/doctors-list?kind=veterinarian&speciality=equine`
  for (const search of ['kind=veterinarian&speciality=equine', 'speciality=equine&sort=fee&kind=veterinarian&q=x'])
    expect(canonical(`/doctors-list?${search}`, ['kind', 'speciality'])).toBe(list)
  expect(canonical('/doctors-list?kind=', ['kind'])).toBe(`${origin}/doctors-list`)
})

it('gives a record one address, whatever list it was found in', () => {
  const telling = ['id', 'audience', 'category']
  expect(canonical('/ecommerce?audience=pets&category=food&id=7&q=hay', telling)).toBe(`${origin}/ecommerce?id=7`)
  expect(canonical('/ecommerce?audience=pets&q=hay', telling)).toBe(`${origin}/ecommerce?audience=pets`)
})

it('keeps the language that the address names, and no other', () => {
  expect(canonical('/about-us?lang=ar')).toBe(`${origin}/about-us?lang=ar`)
  expect(canonical('/about-us?lang=tlh')).toBe(`${origin}/about-us`)
})

it('names each language once, and the address without one for everybody else', () => {
  const { alternates } = addressesOf({ origin, pathname: '/experts', search: '?lang=ar&kind=physician', telling: ['kind'] })
  expect(alternates).toHaveLength(7)
  expect(new Set(alternates.map(({ href }) => href)).size).toBe(7)
  expect(alternates.find(({ language }) => language === 'hi-IN')?.href).toBe(`${origin}/experts?kind=physician&lang=hi-IN`)
  expect(alternates.at(-1)).toEqual({ language: 'x-default', href: `${origin}/experts?kind=physician` })
})

it('keeps what fills a name of the path as it is: a code knows capitals', () => {
  const asked = { origin, pathname: '/Lost/AbC_d-9', search: '', telling: [], pattern: 'lost/:code' }
  expect(addressesOf(asked).canonical).toBe(`${origin}/lost/AbC_d-9`)
})
