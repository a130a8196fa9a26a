import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RichText } from '../kernel/rich-text.ts'
import { readingMinutes } from './reading-time.ts'
import { newPost } from './schemas.ts'
import { slugForm, slugLength, slugOf } from './slug.ts'
import { postStateAt } from './state.ts'

const settings = { seed: 20_261_122 }

describe('the slug of a title', () => {
  it('is its words in plain letters', () => {
    expect(slugOf('Fever? Don’t panic!')).toBe('fever-don-t-panic')
    expect(slugOf('  Überraschend süß – Œuf à la coque ')).toBe('uberraschend-suss-uf-a-la-coque')
    expect(slugOf('7 days')).toBe('7-days')
    expect(slugOf('نصائح')).toBe('')
  })

  it('is always an address that is taken, or empty, and made again from itself the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (title) => {
        const slug = slugOf(title)
        expect(slug === '' || (slugForm.test(slug) && slug.length <= slugLength)).toBe(true)
        expect(slugOf(slug)).toBe(slug)
      }),
      settings,
    )
  })

  it('says as many whole words as there is room for, in their order', () => {
    const words = fc.array(fc.stringMatching(/^[a-z0-9]{1,12}$/), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(words, (all) => {
        const said = slugOf(all.join(' ')).split('-')
        expect(said).toEqual(all.slice(0, said.length))
        if (said.length < all.length) expect(`${said.join('-')}-${all[said.length]}`.length).toBeGreaterThan(80)
      }),
      settings,
    )
  })
})

/** Documents of which it is known how many words they have. */
const word = fc.stringMatching(/^[a-z]{1,6}$/)
const line = fc.array(word, { minLength: 1, maxLength: 60 }).map((words) => ({
  count: words.length,
  block: { type: 'paragraph' as const, content: [{ type: 'text' as const, text: words.join(' ') }] },
}))
const piece = fc.oneof(
  line,
  fc.array(line, { minLength: 1, maxLength: 8 }).map((lines) => ({
    count: lines.reduce((sum, { count }) => sum + count, 0),
    block: {
      type: 'bulletList' as const,
      content: lines.map(({ block }) => ({ type: 'listItem' as const, content: [block] })),
    },
  })),
)

describe('reading time', () => {
  it('is a minute for each 200 words, wherever they stand, and never none', () => {
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 12 }), (pieces) => {
        const document: RichText = { type: 'doc', content: pieces.map(({ block }) => block) }
        const words = pieces.reduce((sum, { count }) => sum + count, 0)
        expect(readingMinutes(document)).toBe(Math.max(1, Math.round(words / 200)))
      }),
      settings,
    )
  })

  it('counts a word once that changes its look half way', () => {
    const half = (text: string, bold: boolean) => ({
      type: 'text' as const,
      text,
      ...(bold && { marks: [{ type: 'bold' as const }] }),
    })
    const content = Array.from({ length: 299 }, () => [half('un', true), half('likely ', false)]).flat()
    expect(readingMinutes({ type: 'doc', content: [{ type: 'paragraph', content }] })).toBe(1)
  })
})

it('a post’s state follows from its time', () => {
  const now = '2026-03-02T12:00:00.000Z'
  expect(postStateAt(null, now)).toBe('draft')
  expect(postStateAt('2026-03-02T12:00:00.001Z', now)).toBe('scheduled')
  expect(postStateAt(now, now)).toBe('published')
})

it('what is written is checked field by field', () => {
  const empty = { type: 'doc', content: [{ type: 'paragraph' }] }
  const wrong = { title: ' a', slug: 'Not-A-Slug', summary: '', category: 'pets', pictureText: '', body: empty, publication: {} }
  const fields = newPost.safeParse(wrong).error?.issues.map(({ path }) => path.join('.'))
  expect(fields?.toSorted()).toEqual(['body', 'category', 'publication.kind', 'slug', 'summary', 'title'])
})

it.each([undefined, null, 'a post', 7, []])('what is no post at all is one fault: %j', (sent) => {
  expect(newPost.safeParse(sent).error?.issues).toMatchObject([{ path: [] }])
})
