import { Schema, type DOMOutputSpec } from 'prosemirror-model'
import { isSafeLink } from '#shared/lib/rich-text.ts'

/** A list stands on the side where its words begin; lines by themselves are turned by the style sheet. */
const auto = { dir: 'auto' }

/** The nodes and marks of `contract/kernel/rich-text.ts`, so that the editor's own JSON is what is kept. What is pasted becomes one of them or text. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { group: 'block', content: 'inline*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    heading: {
      group: 'block',
      content: 'inline*',
      defining: true,
      attrs: { level: { default: 2, validate: 'number' } },
      parseDOM: [
        { tag: 'h1', attrs: { level: 2 } },
        { tag: 'h2', attrs: { level: 2 } },
        ...['h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag, attrs: { level: 3 } })),
      ],
      // On a screen there is an h1 and, around the field, an h2: what is written comes below.
      toDOM: ({ attrs }) => [`h${Number(attrs['level']) + 1}`, 0],
    },
    bulletList: { group: 'block list', content: 'listItem+', parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', auto, 0] },
    orderedList: { group: 'block list', content: 'listItem+', parseDOM: [{ tag: 'ol' }], toDOM: () => ['ol', auto, 0] },
    listItem: {
      content: 'paragraph (paragraph | list)*',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: () => ['li', 0],
    },
    text: { group: 'inline' },
    hardBreak: { group: 'inline', inline: true, selectable: false, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
  },
  marks: {
    link: {
      inclusive: false,
      attrs: { href: { validate: 'string' } },
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (element) => {
            const href = element.getAttribute('href') ?? ''
            return isSafeLink(href) ? { href } : false
          },
        },
      ],
      toDOM: ({ attrs }): DOMOutputSpec => ['a', { href: attrs['href'], rel: 'nofollow noopener noreferrer ugc' }, 0],
    },
    bold: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }, { style: 'font-weight=bold' }], toDOM: () => ['strong', 0] },
    italic: { parseDOM: [{ tag: 'em' }, { tag: 'i' }, { style: 'font-style=italic' }], toDOM: () => ['em', 0] },
  },
})
