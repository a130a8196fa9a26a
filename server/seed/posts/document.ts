import { readingMinutes } from '#contract/blog/reading-time.ts'
import { slugOf } from '#contract/blog/slug.ts'
import type { RichText, RichTextBlock } from '#contract/kernel/rich-text.ts'
import type { Draft, Piece } from './draft.ts'

const paragraph = (text: string) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] })

function blockOf(piece: Piece): RichTextBlock {
  if (typeof piece === 'string') return paragraph(piece)
  if ('heading' in piece) return { ...paragraph(piece.heading), type: 'heading', attrs: { level: 2 } }
  return { type: 'bulletList', content: piece.list.map((entry) => ({ type: 'listItem', content: [paragraph(entry)] })) }
}

/** What of a row a draft says itself. */
export function postOf({ title, summary, category, body }: Draft) {
  const document: RichText = { type: 'doc', content: body.map(blockOf) }
  return {
    slug: slugOf(title),
    title,
    summary,
    category,
    body: JSON.stringify(document),
    reading_minutes: readingMinutes(document),
  }
}
