import { describe, expect, it } from 'vitest'
import { paths } from '#shared/paths.ts'
import { makePost, saying } from '../support/posts.ts'
import { createTestServer } from '../support/server.ts'
import { origin, rendererOver, textOf } from './renderer.ts'

const server = await createTestServer()
const renderer = await rendererOver(server)

describe('the blog', () => {
  const told = async (address: string) => {
    const { html } = await renderer.render({ address, locale: 'en-US' })
    return JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)![1]!) as Record<string, unknown>
  }

  it('has its articles as HTML, with what they are about in the head and for search engines', async () => {
    await makePost(server, 'teeth', {
      title: 'Teeth & gums of old dogs',
      summary: 'What to look for, and how often.',
      body: saying('Look once a week.'),
      picture: '/pictures/posts/dog-0.svg',
      picture_text: 'An old dog yawns',
      updated_at: '2026-02-03T08:00:00.000Z',
    })
    await makePost(server, 'paws', { title: 'Winter paws' })
    const address = paths.blog.link({ slug: 'teeth' })
    renderer.asked.length = 0
    const { status, html } = await renderer.render({ address, locale: 'en-US' })
    expect(status).toBe(200)
    expect(renderer.asked).toEqual(['/api/blog-posts/teeth'])
    for (const words of ['Teeth & gums of old dogs', 'Look once a week.', 'By Ann', 'Feb 1 ', 'Winter paws', 'Dogs'])
      expect(textOf(html)).toContain(words)
    expect(html).toContain('alt="An old dog yawns"')
    expect(html).toContain('<title>Teeth &amp; gums of old dogs · Carenest</title>')
    expect(html).toContain('<meta name="description" content="What to look for, and how often."/>')
    expect(html).toContain('<meta property="og:type" content="article"/>')
    expect(html).toContain(`<link rel="canonical" href="${origin}${address}"/>`)
    expect(await told(address)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: 'Teeth & gums of old dogs',
      description: 'What to look for, and how often.',
      url: origin + address,
      mainEntityOfPage: origin + address,
      image: `${origin}/pictures/posts/dog-0.svg`,
      datePublished: '2026-02-01T08:00:00.000Z',
      dateModified: '2026-02-03T08:00:00.000Z',
      author: { '@type': 'Person', name: 'Ann' },
      articleSection: 'dogs',
      timeRequired: 'PT1M',
      publisher: { '@type': 'Organization', name: 'Carenest', url: `${origin}/` },
    })
  })

  it('is listed by category, which is a page of its own', async () => {
    await makePost(server, 'teeth', { title: 'Teeth' })
    await makePost(server, 'sleep', { title: 'Sleep', category: 'mind' })
    const address = paths.blogs.link({ category: 'mind' })
    const { html } = await renderer.render({ address, locale: 'en-US' })
    expect(textOf(html)).toContain('Sleep')
    expect(textOf(html)).not.toContain('Teeth')
    expect(html).toContain(`<link rel="canonical" href="${origin}${address}"/>`)
    expect(html).toMatch(/<a [^>]*aria-current="page"[^>]*>Mind<\/a>/)
    const { itemListElement } = await told(paths.blogs.link())
    expect((itemListElement as { item: { headline: string } }[]).map(({ item }) => item.headline)).toEqual(['Sleep', 'Teeth'])
  })

  it.each(['none', 'Draft%20of%20mine', 'draft'])('has no article called %s', async (slug) => {
    await makePost(server, 'draft', { published_at: null })
    expect((await renderer.render({ address: `/blog/${slug}`, locale: 'en-US' })).status).toBe(404)
  })
})
