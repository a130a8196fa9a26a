import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { productQuery } from '#contract/catalogue/schemas.ts'
import { choicesAt, productsQueryAt, narrowingAt, productAt, shopAddress, totalOf } from './shop-address.ts'

const at = (query: string) => new URLSearchParams(query)
const id = '01990000-0000-7000-8000-000000000001'

describe('the question to the server', () => {
  test('is for everything, newest first, when the address says nothing', () => {
    expect(productsQueryAt(at(''), undefined)).toEqual({ limit: 24, sort: 'newest' })
    expect(narrowingAt(at('category=food&sort=name'), undefined)).toEqual({})
  })

  test('says all that the address does', () => {
    const all = at('audience=pets&category=food&q=%20hay%20&sort=priceUp&stock=in&prescription=without')
    expect(productsQueryAt(all, undefined)).toEqual({
      limit: 24,
      sort: 'priceUp',
      audience: 'pets',
      category: 'food',
      search: 'hay',
      inStock: 'true',
      withoutPrescription: 'true',
    })
  })

  test('is for what is brought to them of patients alone, who have an address', () => {
    expect(narrowingAt(at('brought=me'), 'patient')).toEqual({ broughtToMe: 'true' })
    for (const role of [undefined, 'doctor', 'pharmacy'] as const) expect(narrowingAt(at('brought=me'), role)).toEqual({})
    expect(narrowingAt(at('brought=you'), 'patient')).toEqual({})
  })

  test('is one that the server takes, whatever stands in the address', () => {
    const name = fc.constantFrom('audience', 'category', 'q', 'sort', 'stock', 'prescription', 'brought', 'id', 'cursor', 'limit')
    const value = fc.oneof(fc.string({ maxLength: 200 }), fc.constantFrom('pets', 'both', 'food', 'name', 'true', 'in', 'me'))
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
        const query = productsQueryAt(new URLSearchParams(pairs), 'patient')
        expect(productQuery.safeParse(query).error).toBeUndefined()
      }),
      { seed: 17 },
    )
  })
})

describe('an address in the shop', () => {
  test('keeps the choices but those that change, and nothing else that was there', () => {
    const address = at('audience=pets&q=hay&sort=name&utm=mail&id=7&reviews=best')
    expect(shopAddress(address, { category: 'food' })).toBe('/ecommerce?audience=pets&q=hay&sort=name&category=food')
    expect(shopAddress(address, { audience: '' })).toBe('/ecommerce?q=hay&sort=name')
    expect(shopAddress(at(''), {})).toBe('/ecommerce')
  })

  test('of a product leads back to the list that it was found in', () => {
    const choice = fc.record(
      { audience: fc.constantFrom('people', 'pets'), category: fc.constantFrom('food', 'skin'), q: fc.string({ minLength: 1 }) },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(choice, (choices) => {
        const list = new URLSearchParams(choices)
        const product = at(new URL(shopAddress(list, { id }), 'https://shop').search)
        expect(productAt(product)).toEqual({ id, canExist: true })
        const back = at(new URL(shopAddress(product, {}), 'https://shop').search)
        expect(productAt(back)).toBeNull()
        expect(productsQueryAt(back, 'patient')).toEqual(productsQueryAt(list, 'patient'))
      }),
      { seed: 17 },
    )
  })

  test('names a product that can be, or one that cannot', () => {
    expect(productAt(at('id='))).toBeNull()
    expect(productAt(at('id=hay'))).toEqual({ id: 'hay', canExist: false })
    expect(choicesAt(at('category=medicine&audience=both&sort=x'))).toEqual({
      audience: undefined,
      category: undefined,
      sort: 'newest',
    })
  })
})

test('a total is exact as long as every category was counted to its end', () => {
  const counts = [
    { category: 'food', products: 40 },
    { category: 'toys', products: 100 },
  ] as const
  expect(totalOf(counts, undefined, 100)).toEqual({ total: 140, isMore: true })
  expect(totalOf(counts, 'food', 100)).toEqual({ total: 40, isMore: false })
  expect(totalOf(counts, 'skin', 100)).toEqual({ total: 0, isMore: false })
})
