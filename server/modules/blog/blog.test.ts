import { describe, expect, test } from 'vitest'
import { blogContract } from '#contract/blog/contract.ts'
import { makePost, saying } from '../../../tests/support/posts.ts'
import { createTestServer } from '../../../tests/support/server.ts'

const server = await createTestServer()
const { listBlogPosts, readBlogPost, findBlogPost } = blogContract
const tomorrow = '2026-03-03T08:00:00.000Z'

describe('the blog', () => {
  test('shows what is published, newest first, page by page, none twice', async () => {
    for (let day = 1; day <= 7; day++)
      await makePost(server, `post-${day}`, { published_at: `2026-02-0${Math.min(day, 5)}T08:00:00.000Z` })
    await makePost(server, 'draft', { published_at: null })
    await makePost(server, 'tomorrow', { published_at: tomorrow })
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
    await makePost(server, 'teeth', { title: '100% healthy teeth' })
    await makePost(server, 'sleep', { category: 'mind' })
    const slugs = async (query: Record<string, string>) => {
      const page = await server.call(listBlogPosts, { query: query as { category?: 'mind' } })
      return page.items.map((post) => post.slug)
    }
    expect(await slugs({ category: 'mind' })).toEqual(['sleep'])
    expect(await slugs({ search: 'HÉALTHY' })).toEqual(['teeth'])
    expect(await slugs({ search: '100% heal' })).toEqual(['teeth'])
    expect(await slugs({ search: '%' })).toEqual([])
    expect(await slugs({ search: 'a_out' })).toEqual([])
    expect((await server.refusal(listBlogPosts, { query: { category: 'gossip' } })).errors?.[0]?.field).toBe('category')
  })

  test('a post comes with its text and others of its category; a draft does not come at all', async () => {
    const id = await makePost(server, 'one')
    await makePost(server, 'two')
    await makePost(server, 'other', { category: 'mind' })
    const draft = await makePost(server, 'draft', { published_at: null })
    const post = await server.call(readBlogPost, { params: { slug: 'one' } })
    expect(post).toMatchObject({ body: saying('One two three.'), readingMinutes: 1, author: 'Ann', pictureText: '' })
    expect(post.related.map((related) => related.slug)).toEqual(['two'])
    expect(await server.call(findBlogPost, { params: { id } })).toEqual({ slug: 'one' })
    for (const slug of ['draft', 'none', 'No Such/Thing', 'x'.repeat(500)])
      expect((await server.refusal(readBlogPost, { params: { slug } })).status, slug).toBe(404)
    expect((await server.refusal(findBlogPost, { params: { id: draft } })).status).toBe(404)
  })

  test('a post is there by itself once its time has come', async () => {
    await makePost(server, 'later', { published_at: tomorrow })
    expect((await server.refusal(readBlogPost, { params: { slug: 'later' } })).status).toBe(404)
    server.clock.advance({ hours: 48 })
    expect((await server.call(readBlogPost, { params: { slug: 'later' } })).slug).toBe('later')
    expect((await server.call(listBlogPosts, { query: {} })).items.map(({ slug }) => slug)).toEqual(['later'])
  })

  test('a cursor that is none of ours is refused', async () => {
    const { errors } = await server.refusal(listBlogPosts, { query: { cursor: 'nonsense' } })
    expect(errors?.[0]).toMatchObject({ field: 'cursor' })
  })
})
