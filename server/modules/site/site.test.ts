import { beforeEach, describe, expect, test } from 'vitest'
import { catalogueContract } from '#contract/catalogue/contract.ts'
import { siteContract } from '#contract/site/contract.ts'
import { makeAdmin, makeDoctor, makePharmacy } from '../../../tests/support/people.ts'
import { makePost } from '../../../tests/support/posts.ts'
import { makeProduct } from '../../../tests/support/products.ts'
import { createTestServer } from '../../../tests/support/server.ts'

const server = await createTestServer()
const { readHome, sendContactMessage } = siteContract
const { listProducts } = catalogueContract

describe('the shop window', () => {
  beforeEach(async () => {
    const [pharmacy, closed] = [await makePharmacy(server), await makePharmacy(server, {}, { licence_state: 'unverified' })]
    const product = (name: string, columns: Record<string, unknown> = {}) => makeProduct(server, { name, ...columns }, pharmacy)
    await product('Old food', { created_at: '2026-01-01T00:00:00.000Z' })
    await product('Food')
    await product('Plaster', { category: 'care', audience: 'both' })
    await product('Pills', { category: 'tablets', audience: 'people', prescription_only: true })
    await product('Sold out', { category: 'toys', stock: 0 })
    await product('Unlicensed', { category: 'skin', pharmacy_id: closed.userId })
  })
  const names = async (query: Record<string, string>) =>
    (await server.call(listProducts, { query })).items.map((product) => product.name).toSorted()

  test('shows the newest of each category that anybody can buy now', async () => {
    expect(await names({ featured: 'true' })).toEqual(['Food', 'Plaster'])
  })
})

test('home has in one call what it shows', async () => {
  const few = await makeDoctor(server, {}, { rating_sum: 5, rating_count: 1 })
  const many = await makeDoctor(server, {}, { rating_sum: 490, rating_count: 100 })
  await makeDoctor(server, {}, { licence_state: 'unverified', rating_sum: 500, rating_count: 100 })
  await makeDoctor(server, { status: 'suspended' }, { rating_sum: 500, rating_count: 100 })
  await makePost(server, 'news')
  const home = await server.call(readHome, {})
  expect(home.featuredDoctors.map((doctor) => doctor.id)).toEqual([many.userId, few.userId])
  expect(home.posts.map((post) => post.slug)).toEqual(['news'])
  expect(home.voices).toEqual([])
  expect(home.figures).toMatchObject({ specialities: 1, visits: 0 })
})

describe('writing to support', () => {
  const body = { name: 'Ann', email: 'ann@example.test', subject: 'A question', message: 'How do I book for my cat?' }

  test('reaches the inbox, and administrators see it arrive', async () => {
    const admin = await makeAdmin(server)
    const { id } = await server.call(sendContactMessage, { body })
    const { name, email, subject } = body
    const kept = await server.db.selectFrom('support_requests').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(kept).toMatchObject({ name, email, subject, state: 'open', person_id: null })
    expect(server.hub.published).toMatchObject([
      { userId: admin.userId, event: { kind: 'supportRequest.changed' } },
      { userId: admin.userId, event: { kind: 'dashboard.changed' } },
    ])
  })

  test('five in an hour from one address, then later again; others are not held up', async () => {
    for (let time = 0; time < 5; time++) await server.call(sendContactMessage, { body }, { ip: '192.0.2.7' })
    const refused = await server.refusal(sendContactMessage, { body }, { ip: '192.0.2.7' })
    expect(refused.status).toBe(429)
    expect(refused.retryAfter).toBeGreaterThan(0)
    await server.call(sendContactMessage, { body }, { ip: '192.0.2.8' })
    server.clock.advance({ hours: 2 })
    await server.call(sendContactMessage, { body }, { ip: '192.0.2.7' })
  })

  test('names every field at fault', async () => {
    const bad = { name: ' ', email: 'nobody', subject: 'x', message: 'short', phone: '1' }
    const { errors } = await server.refusal(sendContactMessage, { body: bad })
    expect(errors?.map((error) => error.field).toSorted()).toEqual(['email', 'message', 'name', 'phone', 'subject'])
  })
})
