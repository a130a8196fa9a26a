import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { catalogueContract } from '#contract/catalogue/contract.ts'
import { siteContract } from '#contract/site/contract.ts'
import { makeAdmin, makeDoctor, makePharmacy } from '../../../tests/support/people.ts'
import { insertRow } from '../../../tests/support/rows.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { readingMinutes } from './reading-time.ts'

const server = await createTestServer()
const { readHome, listBlogPosts, readBlogPost, sendContactMessage } = siteContract
const { listProducts } = catalogueContract

async function makePost(slug: string, columns: Record<string, unknown> = {}) {
  await insertRow(server.db, 'blog_posts', {
    id: server.platform.ids.next(),
    slug,
    title: `About ${slug}`,
    summary: 'Short',
    body: 'One two three.',
    category: 'pets',
    author_name: 'Ann',
    published_at: '2026-02-01T08:00:00.000Z',
    ...columns,
  })
}

describe('the blog', () => {
  test('shows what is published, newest first, page by page, none twice', async () => {
    for (let day = 1; day <= 7; day++)
      await makePost(`post-${day}`, { published_at: `2026-02-0${Math.min(day, 5)}T08:00:00.000Z` })
    await makePost('draft', { published_at: null })
    await makePost('tomorrow', { published_at: '2026-03-03T08:00:00.000Z' })
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await server.call(listBlogPosts, { query: { limit: 2, ...(cursor && { cursor }) } })
      seen.push(...page.items.map((post) => post.slug))
      cursor = page.next ?? undefined
    } while (cursor)
    expect(seen).toHaveLength(7)
    expect(new Set(seen).size).toBe(7)
    expect(seen.slice(-4)).toEqual(['post-4', 'post-3', 'post-2', 'post-1'])
  })

  test('finds by category and words, and takes signs of patterns for themselves', async () => {
    await makePost('teeth', { title: '100% healthy teeth' })
    await makePost('sleep', { category: 'people' })
    const slugs = async (query: Record<string, string>) =>
      (await server.call(listBlogPosts, { query })).items.map((post) => post.slug)
    expect(await slugs({ category: 'people' })).toEqual(['sleep'])
    expect(await slugs({ search: 'HEALTHY' })).toEqual(['teeth'])
    expect(await slugs({ search: '0% h' })).toEqual(['teeth'])
    expect(await slugs({ search: '%' })).toEqual(['teeth'])
    expect(await slugs({ search: 'a_out' })).toEqual([])
  })

  test('a post comes with its text and others of its category; a draft does not come at all', async () => {
    await makePost('one')
    await makePost('two')
    await makePost('other', { category: 'people' })
    await makePost('draft', { published_at: null })
    const post = await server.call(readBlogPost, { params: { slug: 'one' } })
    expect(post).toMatchObject({ body: 'One two three.', readingMinutes: 1, author: 'Ann' })
    expect(post.related.map((related) => related.slug)).toEqual(['two'])
    expect((await server.refusal(readBlogPost, { params: { slug: 'draft' } })).status).toBe(404)
    expect((await server.refusal(readBlogPost, { params: { slug: 'none' } })).status).toBe(404)
  })

  test('a cursor that is none of ours is refused', async () => {
    const { errors } = await server.refusal(listBlogPosts, { query: { cursor: 'nonsense' } })
    expect(errors?.[0]).toMatchObject({ field: 'cursor' })
  })

  test('reading time never shrinks when a text grows', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { maxLength: 900 })
    fc.assert(
      fc.property(words, words, (a, b) => {
        expect(readingMinutes([...a, ...b].join(' '))).toBeGreaterThanOrEqual(readingMinutes(a.join(' ')))
      }),
      { seed: 20260302 },
    )
  })
})

describe('the shop window', () => {
  beforeEach(async () => {
    const [pharmacy, closed] = [await makePharmacy(server), await makePharmacy(server, {}, { licence_state: 'unverified' })]
    const product = (name: string, columns: Record<string, unknown> = {}) =>
      insertRow(server.db, 'products', {
        id: server.platform.ids.next(),
        pharmacy_id: pharmacy.userId,
        name,
        category: 'food',
        audience: 'pets',
        price: 1999,
        stock: 3,
        created_at: server.clock.now(),
        ...columns,
      })
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
  await makePost('news')
  const home = await server.call(readHome, {})
  expect(home.featuredDoctors.map((doctor) => doctor.id)).toEqual([many.userId, few.userId])
  expect(home.posts.map((post) => post.slug)).toEqual(['news'])
  expect(home.figures).toMatchObject({ specialities: 1, visits: 0 })
})

describe('writing to support', () => {
  const body = { name: 'Ann', email: 'ann@example.test', subject: 'A question', message: 'How do I book for my cat?' }

  test('reaches the inbox, and administrators see it arrive', async () => {
    const admin = await makeAdmin(server)
    const { id } = await server.call(sendContactMessage, { body })
    const kept = await server.db.selectFrom('contact_messages').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(kept).toMatchObject({ ...body, handled_at: null })
    expect(server.hub.published).toMatchObject([{ userId: admin.userId, event: { kind: 'dashboard.changed' } }])
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
