import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { catalogueContract } from '#contract/catalogue/contract.ts'
import { deliveryFault, deliveryFeeFor, plainPostcode } from '#contract/pharmacy/delivery-area.ts'
import { shopContract } from '#contract/shop/contract.ts'
import { makeDoctor, makePatient, makePharmacy, type Person } from '../../../tests/support/people.ts'
import { makeProduct } from '../../../tests/support/products.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { someAddress } from '../shop/testing/make-checkout.ts'
import { selectPharmaciesBringingTo } from './brought-to-me.ts'

const server = await createTestServer()
const { listProducts, countProducts, readProduct } = catalogueContract

const homeOf = (postalCode: string, country = 'US') => ({ ...someAddress.address, postalCode, country })
const moveTo = (person: Person, address: typeof someAddress.address) =>
  server.call(shopContract.addAddress, { body: { ...someAddress, address } }, { as: person })
const found = async (as?: Person, query: { broughtToMe?: 'true' } = {}) =>
  server.call(listProducts, { query: { sort: 'name', ...query } }, as && { as })

describe('what is brought to me', () => {
  test('is said of each product by the default address, and narrows the list and its counts', async () => {
    const near = await makePharmacy(server, {}, { delivery_fee: 390, delivery_free_from: 2000, delivery_postcodes: ['021'] })
    const far = await makePharmacy(server, {}, { delivery_postcodes: ['100'] })
    await makeProduct(server, { name: 'A plaster', price: 1999, category: 'care' }, near)
    const dear = await makeProduct(server, { name: 'B scale', price: 2000, category: 'devices' }, near)
    await makeProduct(server, { name: 'C hay', category: 'food' }, far)
    const ann = await makePatient(server)
    await moveTo(ann, homeOf('02108'))
    const all = await found(ann)
    expect(all.bringsTo).toMatchObject({ city: 'Boston', postalCode: '02108', country: 'US' })
    expect(all.items.map(({ broughtToMe }) => broughtToMe)).toEqual(['paid', 'free', 'none'])
    expect((await found(ann, { broughtToMe: 'true' })).items.map(({ name }) => name)).toEqual(['A plaster', 'B scale'])
    expect(await server.call(countProducts, { query: { broughtToMe: 'true' } }, { as: ann })).toEqual({
      items: [
        { category: 'care', products: 1 },
        { category: 'devices', products: 1 },
      ],
    })
    expect(await server.call(readProduct, { params: { id: dear } }, { as: ann })).toMatchObject({ broughtToMe: 'free' })

    await moveTo(ann, homeOf('10001'))
    expect((await found(ann, { broughtToMe: 'true' })).items.map(({ name }) => name)).toEqual(['C hay'])
  })

  test('is nothing for who has no address here: a visitor, another role, a patient with an empty book', async () => {
    const id = await makeProduct(server)
    for (const as of [undefined, await makeDoctor(server), await makePatient(server)]) {
      expect(await found(as)).toMatchObject({ bringsTo: null, items: [{ broughtToMe: null }] })
      expect(await found(as, { broughtToMe: 'true' })).toMatchObject({ bringsTo: null, items: [] })
      expect(await server.call(readProduct, { params: { id } }, as && { as })).toMatchObject({ broughtToMe: null })
    }
  })
})

test('is what the checkout says of each pharmacy, wherever it brings to', async () => {
  const code = fc.stringMatching(/^[0-2A]{0,3}[ -]?[0-2A]{0,2}$/)
  const area = fc.record({
    delivers: fc.boolean(),
    country: fc.constantFrom('US', 'GB'),
    postcodes: fc.array(code.map(plainPostcode), { maxLength: 3 }),
    fee: fc.integer({ min: 0, max: 1 }),
    freeFrom: fc.option(fc.integer({ min: 1, max: 3 })),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(area, { minLength: 1, maxLength: 4 }),
      code,
      fc.constantFrom('US', 'GB'),
      async (areas, to, country) => {
        await server.reset()
        const expected: string[] = []
        for (const [place, { fee, freeFrom, ...each }] of areas.entries()) {
          const pharmacy = await makePharmacy(
            server,
            {},
            {
              delivers: each.delivers,
              delivery_postcodes: each.postcodes,
              delivery_fee: fee,
              delivery_free_from: freeFrom,
              address: { ...someAddress.address, country: each.country },
            },
          )
          await makeProduct(server, { name: `Hay ${place}`, price: 2 }, pharmacy)
          const fault = deliveryFault(
            { ...each, position: null, withinMetres: 0 },
            { country, postalCode: to.trim(), position: null },
          )
          expected.push(fault ? 'none' : deliveryFeeFor(2, fee, freeFrom) === 0 ? 'free' : 'paid')
        }
        const ann = await makePatient(server)
        await moveTo(ann, homeOf(to, country))
        const { items } = await found(ann)
        expect(items.map(({ broughtToMe }) => broughtToMe)).toEqual(expected)
        const brought = await found(ann, { broughtToMe: 'true' })
        expect(brought.items.map(({ name }) => name)).toEqual(
          items.filter(({ broughtToMe }) => broughtToMe !== 'none').map(({ name }) => name),
        )
      },
    ),
    { seed: 20261126, numRuns: 40 },
  )
})

test('whoever brings to a country is found by an index', async () => {
  const plan = await server.db.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction)
    return selectPharmaciesBringingTo(transaction, someAddress.address).explain('text')
  })
  expect(JSON.stringify(plan)).toContain('pharmacies_delivering')
})
