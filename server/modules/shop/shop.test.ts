import { describe, expect, test } from 'vitest'
import { ordersContract } from '#contract/orders/contract.ts'
import { paymentsContract } from '#contract/payments/contract.ts'
import { shopContract as shop } from '#contract/shop/contract.ts'
import { goodCard, makeCoupon, moneyTaken, orderRow, payWith } from '../../../tests/payments/money-rows.ts'
import { makePatient, makePet, makePharmacy } from '../../../tests/support/people.ts'
import { makeProduct } from '../../../tests/support/products.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { wholeSlice } from '../../../tests/support/whole-slice.ts'
import { shelfOf } from '../stock/testing/make-order.ts'
import { tellBackInStock } from './kept/tell-back-in-stock.ts'
import { deliver } from './testing/deliver.ts'
import { makeShelf, makeShopOrder, placed, someAddress, someCheckout } from './testing/make-checkout.ts'

const server = await createTestServer()
const { call, send } = server

describe('the cart', () => {
  test('takes the larger number of what a device brings, as many as there are, and twice is once', async () => {
    const buyer = await makePatient(server)
    const [few, many, none] = [
      await makeShelf(server, { stock: 2 }),
      await makeShelf(server, { stock: 50 }),
      await makeShelf(server, { stock: 0 }),
    ]
    await call(shop.setCartLine, { params: { id: many.productId }, body: { quantity: 3, price: 1000 } }, { as: buyer })
    const lines = [
      { productId: few.productId, quantity: 9, price: 900 },
      { productId: many.productId, quantity: 2, price: 1000 },
      { productId: none.productId, quantity: 1, price: 1000 },
      { productId: '01900000-0000-7000-8000-000000000009', quantity: 1, price: 1 },
    ]
    const once = await call(shop.mergeCart, { body: { lines } }, { as: buyer })
    const shown = once.lines.map(({ quantity, problems }) => ({ quantity, problems }))
    expect(shown).toHaveLength(3)
    expect(shown).toContainEqual({ quantity: 3, problems: [] })
    expect(shown).toContainEqual({ quantity: 2, problems: [{ code: 'price', from: 900, to: 1000 }] })
    expect(shown).toContainEqual({ quantity: 1, problems: [{ code: 'sold_out', from: 1, to: 0 }] })
    expect(await call(shop.mergeCart, { body: { lines } }, { as: buyer })).toEqual(once)
  })

  test('of a guest is told what is wrong with it, and nothing is kept', async () => {
    const { productId } = await makeShelf(server, { prescription_only: true })
    const gone = '01900000-0000-7000-8000-000000000009'
    const lines = [productId, gone].map((id) => ({ productId: id, quantity: 2, price: null }))
    const { lines: checked } = await call(shop.checkCart, { body: { lines } })
    expect(checked.map(({ problems }) => problems[0]!.code)).toEqual(['prescription', 'gone'])
    expect(checked[1]).toMatchObject({ product: null, available: 0 })
  })

  test('warns of what is dangerous to an animal of the household', async () => {
    const buyer = await makePatient(server)
    await makePet(server, buyer, { name: 'Mog', species: 'cat' })
    const { productId } = await makeShelf(server, { name: 'Permethrin spot-on' })
    const { lines } = await call(
      shop.setCartLine,
      { params: { id: productId }, body: { quantity: 1, price: null } },
      { as: buyer },
    )
    expect(lines[0]!.dangers).toEqual(['Mog'])
  })
})

describe('a checkout', () => {
  test('of two pharmacies is an order each, paid at once; tax comes on top, delivery is a line', async () => {
    const buyer = await makePatient(server)
    const shelves = [await makeShelf(server), await makeShelf(server, { price: 2000 })]
    const input = await someCheckout(server, buyer, shelves)
    const totals = await call(shop.priceCheckout, { body: input }, { as: buyer })
    expect(totals.orders.map(({ subtotal, tax, total }) => [subtotal.amount, tax.amount, total.amount]).toSorted()).toEqual([
      [1390, 63, 1453],
      [2390, 125, 2515],
    ])
    expect(totals.total.amount).toBe(3968)
    const ids = await placed(server, buyer, input)
    expect(ids).toHaveLength(2)
    const payment = await payWith(server, buyer, ids[0]!)
    expect(payment).toMatchObject({ state: 'succeeded', amount: { amount: 3968 } })
    for (const id of ids) expect(await orderRow(server, id)).toMatchObject({ payment_state: 'paid', fulfilment_state: 'paid' })
    for (const { productId } of shelves) expect(await shelfOf(server, productId)).toMatchObject({ stock: 4 })
    const { orders, total } = await call(shop.readCheckout, { params: { id: ids[1]! } }, { as: buyer })
    expect([orders.map(({ id }) => id).toSorted(), total.amount]).toEqual([ids.toSorted(), 3968])
    const { items } = await call(shop.listOwnOrders, { query: { tab: 'open' } }, { as: buyer })
    expect(items.map(({ state, lines }) => [state, lines])).toEqual([
      ['paid', 1],
      ['paid', 1],
    ])
  })

  test('names each pharmacy that does not bring to the address, and asks no fee from the sum that its pharmacy says', async () => {
    const buyer = await makePatient(server)
    const [far, free] = [await makeShelf(server), await makeShelf(server)]
    const pharmacy = (id: string, columns: object) =>
      server.db.updateTable('pharmacies').set(columns).where('user_id', '=', id).execute()
    await pharmacy(far.pharmacy.userId, { delivery_postcodes: ['100', '112'] })
    await pharmacy(free.pharmacy.userId, { delivery_free_from: 1000 })
    const input = await someCheckout(server, buyer, [far, free])
    const totals = await call(shop.priceCheckout, { body: input }, { as: buyer })
    const shown = totals.orders.map(({ pharmacy: { id }, deliveryFault, subtotal }) => [id, deliveryFault, subtotal.amount])
    expect(shown).toContainEqual([far.pharmacy.userId, 'outside_delivery_area', 1390])
    expect(shown).toContainEqual([free.pharmacy.userId, null, 1000])
    const body = { ...input, expectedTotal: totals.total }
    const answer = await send(shop.placeCheckout, { body }, { as: buyer, key: 'too-far-away' })
    expect(await answer.json()).toMatchObject({
      code: 'outside_delivery_area',
      errors: [{ field: `pharmacies.${far.pharmacy.userId}`, code: 'outside_delivery_area' }],
    })
    expect(await placed(server, buyer, { ...input, delivery: 'pickup', addressId: null })).toHaveLength(2)
  })

  test('of less than a card can be charged is refused before anything is kept', async () => {
    const buyer = await makePatient(server)
    const shelf = await makeShelf(server, { price: 20 })
    const input = await someCheckout(server, buyer, [shelf], { delivery: 'pickup', addressId: null })
    const { total } = await call(shop.priceCheckout, { body: input }, { as: buyer })
    const body = { ...input, expectedTotal: total }
    expect(await server.refusal(shop.placeCheckout, { body }, { as: buyer, key: 'a-few-cents-only' })).toMatchObject({
      status: 409,
      code: 'amount_too_small',
    })
    expect(await shelfOf(server, shelf.productId)).toMatchObject({ stock: 5, lots: [{ reserved: 0 }] })
  })

  test('leaves nothing behind when it is only priced', async () => {
    const buyer = await makePatient(server)
    const shelf = await makeShelf(server)
    await call(shop.priceCheckout, { body: await someCheckout(server, buyer, [shelf]) }, { as: buyer })
    expect(await server.db.selectFrom('orders').selectAll().execute()).toEqual([])
    expect(await shelfOf(server, shelf.productId)).toMatchObject({ stock: 5, lots: [{ reserved: 0 }] })
  })

  test('for another total than was shown is refused, with what changed', async () => {
    const buyer = await makePatient(server)
    const [dearer, gone] = [await makeShelf(server), await makeShelf(server)]
    const input = await someCheckout(server, buyer, [dearer, gone])
    const { total } = await call(shop.priceCheckout, { body: input }, { as: buyer })
    await server.db.updateTable('products').set({ price: 1500 }).where('id', '=', dearer.productId).execute()
    await server.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', gone.pharmacy.userId).execute()
    const answer = await send(
      shop.placeCheckout,
      { body: { ...input, expectedTotal: total } },
      { as: buyer, key: 'checkout-changed' },
    )
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({
      code: 'total_changed',
      errors: [
        { field: 'lines.0', code: 'price', message: '1500' },
        { field: 'lines.1', code: 'gone' },
        { field: 'total', code: 'total_changed', message: String(1500 + 94 + 390) },
      ],
    })
    expect(await server.db.selectFrom('orders').selectAll().execute()).toEqual([])
  })

  test('of more than there is names the line by its place among all', async () => {
    const buyer = await makePatient(server)
    const shelves = [await makeShelf(server), await makeShelf(server, { stock: 1 })]
    const input = await someCheckout(server, buyer, shelves, { quantity: 2 })
    const { total } = await call(shop.priceCheckout, { body: input }, { as: buyer })
    const answer = await send(
      shop.placeCheckout,
      { body: { ...input, expectedTotal: total } },
      { as: buyer, key: 'too-many-of-it' },
    )
    expect(await answer.json()).toMatchObject({ code: 'out_of_stock', errors: [{ field: 'lines.1', message: '1' }] })
    expect(await shelfOf(server, shelves[0]!.productId)).toMatchObject({ stock: 5 })
  })

  test('says why a coupon is not taken, and prices without it; one that is taken lowers tax too', async () => {
    const buyer = await makePatient(server)
    const shelf = await makeShelf(server)
    await makeCoupon(server)
    const input = await someCheckout(server, buyer, [shelf], { coupon: 'NOPE' })
    expect(await call(shop.priceCheckout, { body: input }, { as: buyer })).toMatchObject({
      couponRefusal: 'coupon_unknown',
      total: { amount: 1453 },
    })
    const [id] = await placed(server, buyer, { ...input, coupon: 'SPRING20', delivery: 'pickup' })
    expect(await orderRow(server, id!)).toMatchObject({ subtotal: 1000, discount: 200, tax: 50, total: 850 })
  })
})

describe('an order of goods', () => {
  test('is called off unpaid: nothing is kept any more', async () => {
    const { id, buyer, productId } = await makeShopOrder(server)
    await call(paymentsContract.payOrder, { params: { id } }, { as: buyer })
    const order = await call(shop.cancelOrder, { params: { id }, body: { reason: 'Not now' } }, { as: buyer })
    expect(order).toMatchObject({ state: 'cancelled', paymentState: 'voided' })
    expect(await shelfOf(server, productId)).toMatchObject({ stock: 5 })
  })

  test('is called off paid: all money goes back, and the goods; not once it is packed', async () => {
    const { id, buyer, productId, pharmacy } = await makeShopOrder(server)
    await payWith(server, buyer, id)
    const order = await call(shop.cancelOrder, { params: { id }, body: { reason: 'Not now' } }, { as: buyer })
    expect(order).toMatchObject({ state: 'cancelled', paymentState: 'refunded' })
    expect(await moneyTaken(server)).toBe(0)
    expect(await shelfOf(server, productId)).toMatchObject({ stock: 5 })
    const other = await makeShopOrder(server)
    await payWith(server, other.buyer, other.id)
    await deliver(server, other.id, pharmacy)
    const late = await send(shop.cancelOrder, { params: { id: other.id }, body: { reason: 'Late' } }, { as: other.buyer })
    expect(late.status).toBe(409)
  })

  test('one of a checkout called off: the other is paid alone', async () => {
    const buyer = await makePatient(server)
    const shelves = [await makeShelf(server), await makeShelf(server)]
    const [one, two] = await placed(server, buyer, await someCheckout(server, buyer, shelves))
    await call(paymentsContract.payOrder, { params: { id: one! } }, { as: buyer })
    await call(shop.cancelOrder, { params: { id: one! }, body: { reason: 'Not this' } }, { as: buyer })
    expect(await payWith(server, buyer, two!)).toMatchObject({ state: 'succeeded', amount: { amount: 1453 } })
  })

  test('is sent back within its days, never more than was bought, and ordered again', async () => {
    const { id, buyer, pharmacy, productId } = await makeShopOrder(server)
    const back = (quantity: number, key: string) =>
      send(
        shop.askReturn,
        { params: { id }, body: { lines: [{ position: 1, quantity }], reason: 'Too large' } },
        { as: buyer, key },
      )
    await payWith(server, buyer, id)
    expect((await back(1, 'return-too-early')).status).toBe(409)
    await deliver(server, id, pharmacy)
    expect((await back(2, 'return-too-many')).status).toBe(409)
    expect((await back(1, 'return-of-one')).status).toBe(200)
    expect((await back(1, 'return-once-more')).status).toBe(409)
    const facts = await call(shop.readGoods, { params: { id } }, { as: pharmacy })
    expect(facts).toMatchObject({ recipient: 'Ann Lee', returns: [{ state: 'asked', lines: [{ position: 1, quantity: 1 }] }] })
    const before = await moneyTaken(server)
    const settle = { params: { id: facts.returns[0]!.id }, body: { accepted: true } }
    const settled = await call(shop.settleReturn, settle, { as: pharmacy, key: 'return-is-here' })
    expect(settled).toMatchObject({ state: 'accepted', refunded: { amount: 1063 } })
    expect(before - (await moneyTaken(server))).toBe(1063)
    expect(await orderRow(server, id)).toMatchObject({ payment_state: 'partly_refunded', refunded: 1063 })
    expect(await shelfOf(server, productId)).toMatchObject({ stock: 5 })
    const { lines } = await call(shop.orderAgain, { params: { id } }, { as: buyer })
    expect(lines).toMatchObject([{ productId, quantity: 1, problems: [] }])
  })

  test('is read by the pharmacy that sells it, and no other', async () => {
    const { id, pharmacy } = await makeShopOrder(server)
    expect((await call(ordersContract.readOrder, { params: { id } }, { as: pharmacy })).seller.kind).toBe('pharmacy')
    expect((await send(ordersContract.readOrder, { params: { id } }, { as: await makePharmacy(server) })).status).toBe(404)
  })
})

test('the address book has one default, always', async () => {
  const buyer = await makePatient(server)
  const add = (isDefault: boolean) => call(shop.addAddress, { body: { ...someAddress, isDefault } }, { as: buyer })
  const [one, two] = [await add(false), await add(true)]
  expect(one.isDefault).toBe(true)
  const book = async () => (await call(shop.listAddresses, {}, { as: buyer })).items.map(({ id, isDefault }) => [id, isDefault])
  expect(await book()).toEqual([
    [two.id, true],
    [one.id, false],
  ])
  await call(shop.removeAddress, { params: { id: two.id } }, { as: buyer })
  expect(await book()).toEqual([[one.id, true]])
})

test('who waits for a product is told once it is there', async () => {
  const buyer = await makePatient(server)
  const id = await makeProduct(server, { stock: 0 })
  await call(shop.awaitProduct, { params: { id } }, { as: buyer })
  await call(shop.addFavouriteProduct, { params: { id } }, { as: buyer })
  await tellBackInStock.run(server.platform, wholeSlice(server.log))
  expect(await call(shop.listKept, {}, { as: buyer })).toEqual({ favourites: [id], awaited: [id] })
  expect(await call(shop.listFavouriteProducts, {}, { as: buyer })).toMatchObject({
    favourites: [{ id, inStock: false }],
    awaited: [{ id }],
    gone: 0,
  })
  await server.db.updateTable('products').set({ stock: 4 }).where('id', '=', id).execute()
  await tellBackInStock.run(server.platform, wholeSlice(server.log))
  const notices = await server.db.selectFrom('notices').select('kind').where('user_id', '=', buyer.userId).execute()
  expect(notices).toEqual([{ kind: 'backInStock' }])
  expect(await call(shop.listKept, {}, { as: buyer })).toEqual({ favourites: [id], awaited: [] })
})

test('a declined card, and then another: paid once', async () => {
  const { id, buyer } = await makeShopOrder(server)
  expect(await payWith(server, buyer, id, '4000000000000002')).toMatchObject({ state: 'failed', failureCode: 'card_declined' })
  expect(await payWith(server, buyer, id, goodCard.number)).toMatchObject({ state: 'succeeded' })
  expect(await orderRow(server, id)).toMatchObject({ payment_state: 'paid' })
})
