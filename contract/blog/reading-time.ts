import type { RichText, RichTextBlock, RichTextInline, RichTextListItem } from '../kernel/rich-text.ts'

const wordsPerMinute = 200

/** Minutes it takes to read a document, at least 1. */
export function readingMinutes(document: RichText): number {
  return Math.max(1, Math.round(wordsIn(document) / wordsPerMinute))
}

type Node = RichText | RichTextBlock | RichTextListItem | RichTextInline

function wordsIn(document: RichText): number {
  return blockTexts(document).reduce((sum, text) => sum + text.split(/\s+/).filter((word) => word !== '').length, 0)
}

/** The text of each block by itself: a word may change its look half way, and ends with its block. */
function blockTexts(node: Node): string[] {
  if (node.type === 'text' || node.type === 'hardBreak') return [lineOf([node])]
  if (node.type === 'paragraph' || node.type === 'heading') return [lineOf(node.content ?? [])]
  return (node.content as readonly Node[]).flatMap(blockTexts)
}

const lineOf = (content: readonly RichTextInline[]) => content.map((node) => (node.type === 'text' ? node.text : ' ')).join('')
