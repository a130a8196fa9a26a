import { expect, test } from 'vitest'
import { catalogueContract as catalogue } from '#contract/catalogue/contract.ts'
import { socialContract as social } from '#contract/social/contract.ts'
import { orderRow, payWith } from '../../../../tests/payments/money-rows.ts'
import { makeAdmin, makePatient, type Person } from '../../../../tests/support/people.ts'
import { createTestServer } from '../../../../tests/support/server.ts'
import { makeShelf, placed, type Shelf, someCheckout } from '../../shop/testing/make-checkout.ts'

const server = await createTestServer()
const { call, refusal, db } = server

/** Whoever has bought the product and holds it. */
async function owner(shelf: Shelf, columns: Parameters<typeof makePatient>[1] = {}): Promise<Person> {
  const buyer = await makePatient(server, columns)
  const [id] = await placed(server, buyer, await someCheckout(server, buyer, [shelf]))
  await payWith(server, buyer, id!)
  expect(await orderRow(server, id!)).toMatchObject({ payment_state: 'paid' })
  await db.updateTable('orders').set({ fulfilment_state: 'delivered' }).where('id', '=', id!).execute()
  return buyer
}
const write = (as: Person, { productId: id }: Shelf, stars: number, words = '') =>
  call(catalogue.writeProductReview, { params: { id }, body: { stars, words } }, { as })
const ratingOf = async ({ productId: id }: Shelf) => (await call(catalogue.readProduct, { params: { id } })).rating
const listed = (shelf: Shelf, query: object = {}, as?: Person) =>
  call(catalogue.listProductReviews, { params: { id: shelf.productId }, query }, { as })

test('is written by who has the product, once, changed and taken away; the average goes with it', async () => {
  const shelf = await makeShelf(server, { stock: 9 })
  const stranger = await makePatient(server)
  const body = { stars: 5, words: '' }
  const params = { id: shelf.productId }
  expect(await refusal(catalogue.writeProductReview, { params, body }, { as: stranger })).toMatchObject({ code: 'not_received' })
  expect(await call(catalogue.readOwnProductReview, { params }, { as: stranger })).toEqual({ mayReview: false, review: null })

  const [first, second] = [await owner(shelf), await owner(shelf)]
  await write(first, shelf, 5, 'Good hay')
  await write(second, shelf, 2)
  expect(await ratingOf(shelf)).toEqual({ average: 3.5, count: 2 })
  const changed = await write(second, shelf, 3, 'Better by now')
  expect(changed).toMatchObject({ mayReview: true, review: { stars: 3, words: 'Better by now' } })
  expect(await ratingOf(shelf)).toEqual({ average: 4, count: 2 })
  const { items, stars } = await listed(shelf, { sort: 'best' }, first)
  expect(items.map((item) => [item.stars, item.isOwn])).toEqual([
    [5, true],
    [3, false],
  ])
  expect(stars).toEqual([0, 0, 1, 0, 1])
  for (let time = 0; time < 2; time++)
    expect(await call(catalogue.removeProductReview, { params }, { as: first })).toMatchObject({ review: null })
  expect(await ratingOf(shelf)).toEqual({ average: 3, count: 1 })
})

test('keeps average and number right when many come and change at once', async () => {
  const shelf = await makeShelf(server, { stock: 9 })
  const owners = [await owner(shelf), await owner(shelf), await owner(shelf)]
  await Promise.all(owners.flatMap((as, index) => [1, 2, index + 3].map((stars) => write(as, shelf, stars))))
  const rows = await db.selectFrom('product_reviews').select('stars').execute()
  const sum = rows.reduce((total, { stars }) => total + stars, 0)
  expect(rows).toHaveLength(3)
  expect(
    await db
      .selectFrom('products')
      .select(['rating_sum', 'rating_count', 'rating_rank'])
      .where('id', '=', shelf.productId)
      .execute(),
  ).toEqual([{ rating_sum: sum, rating_count: 3, rating_rank: Math.round(((sum + 15) * 1000) / 8) }])
})

test('goes page by page in each order, and names nobody in full', async () => {
  const shelf = await makeShelf(server, { stock: 9 })
  for (const stars of [4, 1, 5]) await write(await owner(shelf, { name: 'Ann Maria Bell' }), shelf, stars)
  for (const [sort, expected] of [
    ['newest', [5, 1, 4]],
    ['best', [5, 4, 1]],
    ['worst', [1, 4, 5]],
  ] as const) {
    const seen: number[] = []
    let cursor: string | undefined
    do {
      const page = await listed(shelf, { sort, limit: 1, cursor })
      seen.push(...page.items.map(({ stars }) => stars))
      expect(page.items[0]!.author).toBe('Ann B.')
      cursor = page.next ?? undefined
    } while (cursor)
    expect(seen).toEqual(expected)
  }
})

test('leads the shop by what buyers say, and a single one does not', async () => {
  const [one, many] = [await makeShelf(server, { stock: 9 }), await makeShelf(server, { stock: 9 })]
  await write(await owner(one), one, 5)
  for (const stars of [5, 4, 5]) await write(await owner(many), many, stars)
  const { items } = await call(catalogue.listProducts, { query: { sort: 'rating' } })
  expect(items.slice(0, 2).map(({ id }) => id)).toEqual([many.productId, one.productId])
})

test('is reported like other words, hidden by the office, and counts no more', async () => {
  const shelf = await makeShelf(server, { stock: 9 })
  const author = await owner(shelf)
  const { review } = await write(author, shelf, 1, 'Buy pills at my shop')
  const [reporter, admin] = [await makePatient(server), await makeAdmin(server)]
  const body = { subject: 'productReview', id: review!.id, reason: 'spam' } as const
  expect(await refusal(social.report, { body }, { as: author })).toMatchObject({ code: 'own_member' })
  await call(social.report, { body }, { as: reporter })
  expect((await listed(shelf, {}, reporter)).items).toEqual([])
  expect((await listed(shelf)).items).toHaveLength(1)
  const [found] = (await call(social.listCases, { query: { open: 'true' } }, { as: admin })).items
  expect(found).toMatchObject({ subject: 'productReview', frozen: { text: 'Buy pills at my shop' } })
  await call(social.decideCase, { params: { id: found!.id }, body: { decision: 'hide', reason: 'Advertising' } }, { as: admin })
  expect((await listed(shelf)).items).toEqual([])
  expect(await ratingOf(shelf)).toEqual({ average: null, count: 0 })
})
