import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { richText, richTextLimits, sizeOf, writtenText } from './rich-text.ts'
import { isSafeLink } from './safe-link.ts'

const seeded = { seed: 20261120, numRuns: 400 }
type Json = {
  type?: unknown
  text?: unknown
  attrs?: Record<string, unknown>
  marks?: Json[]
  content?: Json[]
  [key: string]: unknown
}

const hrefs = fc.constantFrom(
  'https://carenest.test/a',
  'mailto:a@b.test',
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  '//elsewhere.test',
  'https://me:secret@bank.test',
)
const kinds = fc.constantFrom(
  'doc',
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'listItem',
  'text',
  'hardBreak',
  'script',
  'image',
)
const marks = fc.array(
  fc.record(
    {
      type: fc.constantFrom('bold', 'italic', 'link', 'onclick'),
      attrs: fc.option(fc.record({ href: hrefs }), { nil: undefined }),
    },
    { requiredKeys: ['type'] },
  ),
  { maxLength: 3 },
)
/** Nodes of every sort in every place, some of them right. */
const anyNode = fc.letrec<{ node: Json }>((tie) => ({
  node: fc.record(
    {
      type: kinds,
      text: fc.constantFrom('A word', '', '<b>'),
      attrs: fc.constantFrom({ level: 2 }, { level: 9 }, { onclick: 'alert(1)' }),
      marks,
      content: fc.array(tie('node'), { maxLength: 3, depthIdentifier: 'content' }),
      style: fc.constant('color:red'),
    },
    { requiredKeys: ['type'] },
  ),
})).node

/** Right ones, made by their rules. */
const goodText = fc.record({ type: fc.constant('text'), text: fc.string({ minLength: 1, maxLength: 20 }) })
const goodInline = fc.array(fc.oneof(goodText, fc.constant({ type: 'hardBreak' })), { maxLength: 4 })
const goodParagraph = fc.record({ type: fc.constant('paragraph'), content: goodInline }, { requiredKeys: ['type'] })
const goodHeading = fc.record({
  type: fc.constant('heading'),
  attrs: fc.constantFrom({ level: 2 }, { level: 3 }),
  content: goodInline,
})
const goodList = (depth: number): fc.Arbitrary<Json> =>
  fc.record({
    type: fc.constantFrom('bulletList', 'orderedList'),
    content: fc.array(
      fc.record({
        type: fc.constant('listItem'),
        content: fc.array(depth < richTextLimits.listDepth ? fc.oneof(goodParagraph, goodList(depth + 1)) : goodParagraph, {
          minLength: 1,
          maxLength: 2,
        }),
      }),
      { minLength: 1, maxLength: 2 },
    ),
  }) as fc.Arbitrary<Json>
const goodBlock: fc.Arbitrary<Json> = fc.oneof(
  goodParagraph as fc.Arbitrary<Json>,
  goodHeading as fc.Arbitrary<Json>,
  goodList(1),
)

/** The rules once more, as plain recursion over what may stand in what. */
function isAllowed(node: Json, within: string, listDepth: number): boolean {
  const { type, content, attrs, text, marks: own, ...more } = node
  if (Object.keys(more).length > 0) return false
  const children = (inside: string, depth = listDepth) => (content ?? []).every((child) => isAllowed(child, inside, depth))
  const bare = attrs === undefined && text === undefined && own === undefined
  if (within === 'inline') {
    if (type === 'hardBreak') return bare && content === undefined
    return (
      type === 'text' &&
      typeof text === 'string' &&
      text !== '' &&
      !('attrs' in node) &&
      !('content' in node) &&
      (own ?? []).every(isAllowedMark) &&
      new Set((own ?? []).map((each) => each.type)).size === (own ?? []).length
    )
  }
  if (type === 'paragraph' && within !== 'list') return bare && children('inline')
  if (type === 'heading' && within === 'doc') {
    const level = attrs?.['level']
    return (
      own === undefined &&
      text === undefined &&
      (level === 2 || level === 3) &&
      Object.keys(attrs!).length === 1 &&
      children('inline')
    )
  }
  if ((type === 'bulletList' || type === 'orderedList') && (within === 'doc' || within === 'item'))
    return bare && listDepth < richTextLimits.listDepth && !!content?.length && children('list', listDepth + 1)
  return type === 'listItem' && within === 'list' && bare && !!content?.length && children('item')
}

function isAllowedMark({ type, attrs, ...more }: Json): boolean {
  if (Object.keys(more).length > 0) return false
  if (type !== 'link') return (type === 'bold' || type === 'italic') && attrs === undefined
  const href = attrs?.['href']
  return (
    typeof href === 'string' &&
    Object.keys(attrs!).length === 1 &&
    (href === 'https://carenest.test/a' || href === 'mailto:a@b.test')
  )
}

/** As it would travel. */
const sent = (value: unknown) => JSON.parse(JSON.stringify(value)) as { type: string; content: Json[] }

describe('a document', () => {
  it('is taken exactly when every node, mark and attribute is one that we know, in its place', () => {
    let taken = 0
    fc.assert(
      fc.property(fc.array(fc.oneof(anyNode, goodBlock), { minLength: 1, maxLength: 3 }), (content) => {
        const document = sent({ type: 'doc', content })
        const isGood = document.content.every((node) => isAllowed(node, 'doc', 0))
        if (isGood) taken += 1
        expect(richText.safeParse(document).success).toBe(isGood)
      }),
      seeded,
    )
    // So that the property above is no property of refusals alone.
    expect(taken).toBeGreaterThan(40)
  })

  it('is refused when it is deeper, longer or of more nodes than may be, without going all the way down', () => {
    let deep: Json = { type: 'paragraph' }
    for (let depth = 0; depth < 20_000; depth++) deep = { type: 'bulletList', content: [{ type: 'listItem', content: [deep] }] }
    expect(richText.safeParse({ type: 'doc', content: [deep] }).success).toBe(false)
    const paragraphs = (count: number, text: string) => ({
      type: 'doc',
      content: Array.from({ length: count }, () => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
    })
    expect(richText.safeParse(paragraphs(2, 'a'.repeat(9000))).success).toBe(true)
    expect(richText.safeParse(paragraphs(3, 'a'.repeat(9000))).success).toBe(false)
    expect(richText.safeParse(paragraphs(1501, 'a')).success).toBe(false)
  })

  it('has something written in it where that is asked', () => {
    const empty = { type: 'doc', content: [{ type: 'paragraph' }] }
    expect(richText.safeParse(empty).success).toBe(true)
    expect(writtenText.safeParse(empty).success).toBe(false)
    expect(
      sizeOf(richText.parse({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'four' }] }] })),
    ).toEqual({ nodes: 3, characters: 4 })
  })
})

describe('a link', () => {
  it('leads to a page, a mailbox or a telephone, and nowhere else', () => {
    const good = ['https://carenest.test/a?b=c#d', 'http://localhost:4000/', 'mailto:ana@example.test', 'tel:+15551234567']
    const bad = [
      '',
      '/home',
      'javascript:alert(1)',
      ' javascript:alert(1)',
      'java\tscript:x',
      'data:text/html,x',
      'vbscript:x',
      'file:///etc/passwd',
      'https://a:b@c.test',
      `https://a.test/${'x'.repeat(2000)}`,
      'https://',
    ]
    expect(good.filter((href) => !isSafeLink(href))).toEqual([])
    expect(bad.filter(isSafeLink)).toEqual([])
  })
})
