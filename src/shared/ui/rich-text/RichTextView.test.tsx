import { render } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RichText, RichTextBlock } from '#shared/lib/rich-text.ts'
import { RichTextView } from './RichTextView.tsx'
import { schema } from './schema.ts'

const words = fc.constantFrom('Rest', '<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', 'راحة')
const href = fc.constantFrom('https://carenest.test/a', 'mailto:a@b.test', 'javascript:alert(1)', 'data:text/html,x')
const mark = fc.oneof(
  fc.constantFrom({ type: 'bold' as const }, { type: 'italic' as const }),
  href.map((to) => ({ type: 'link' as const, attrs: { href: to } })),
)
const inline = fc.array(
  fc.oneof(
    fc.record({
      type: fc.constant('text' as const),
      text: words,
      marks: fc.uniqueArray(mark, { selector: ({ type }) => type, maxLength: 3 }),
    }),
    fc.constant({ type: 'hardBreak' as const }),
  ),
  { maxLength: 3 },
)
const paragraph = fc.record({ type: fc.constant('paragraph' as const), content: inline })
const block: fc.Arbitrary<RichTextBlock> = fc.oneof(
  paragraph,
  fc.record({
    type: fc.constant('heading' as const),
    attrs: fc.constantFrom({ level: 2 as const }, { level: 3 as const }),
    content: inline,
  }),
  fc.record({
    type: fc.constantFrom('bulletList' as const, 'orderedList' as const),
    content: fc.array(fc.record({ type: fc.constant('listItem' as const), content: fc.tuple(paragraph) }), {
      minLength: 1,
      maxLength: 3,
    }),
  }),
)
const document: fc.Arbitrary<RichText> = fc.record({
  type: fc.constant('doc' as const),
  content: fc.array(block, { minLength: 1, maxLength: 4 }),
})
const known = new Set(['P', 'H2', 'H3', 'H4', 'UL', 'OL', 'LI', 'STRONG', 'EM', 'A', 'BR', 'DIV'])
const seeded = { seed: 20261120, numRuns: 150 }

/** What a document says, read off the data. */
const said = (node: { text?: string; content?: readonly object[] }): string =>
  (node.text ?? '') + (node.content ?? []).map((child) => said(child)).join('')

describe('a document that is shown', () => {
  it('says its words and has no element, link or handler but the few we know', () => {
    fc.assert(
      fc.property(document, (written) => {
        const { container, unmount } = render(<RichTextView document={written} level={2} />)
        expect(container.textContent).toBe(said(written))
        for (const element of container.querySelectorAll('*')) {
          expect(known).toContain(element.tagName)
          expect(element.getAttributeNames().filter((name) => name.startsWith('on') || name === 'style')).toEqual([])
          if (element.hasAttribute('href')) expect(element.getAttribute('href')).toMatch(/^(https:|mailto:)/)
        }
        unmount()
      }),
      seeded,
    )
  })
})

describe('the editor’s schema', () => {
  it('reads every document and writes the same again', () => {
    fc.assert(
      fc.property(document, (written) => {
        const read = schema.nodeFromJSON(written)
        read.check()
        expect(said(read.toJSON())).toBe(said(written))
        expect(schema.nodeFromJSON(read.toJSON()).eq(read)).toBe(true)
      }),
      seeded,
    )
  })
})
