import { z } from 'zod'
import { isSafeLink } from './safe-link.ts'
import { isVisible } from './clean-text.ts'
import { runInput } from './text.ts'

/*
 * What a person wrote with headings, lists and links: a document as data, never HTML. The JSON of ProseMirror, with nothing in it but
 * what stands here. `src/shared/ui/rich-text` writes and shows it.
 */

/** Lists within lists, characters and nodes at most. */
export const richTextLimits = { listDepth: 3, characters: 20_000, nodes: 3000 } as const

const mark = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bold') }),
  z.strictObject({ type: z.literal('italic') }),
  z.strictObject({
    type: z.literal('link'),
    attrs: z.strictObject({ href: z.string().refine(isSafeLink, { error: 'not a link', params: { code: 'unsafe_link' } }) }),
  }),
])
export type RichTextMark = z.infer<typeof mark>

const text = z.strictObject({
  type: z.literal('text'),
  text: runInput.min(1).max(richTextLimits.characters),
  marks: z
    .array(mark)
    .max(3)
    .refine((marks) => new Set(marks.map(({ type }) => type)).size === marks.length, { error: 'the same mark twice' })
    .optional(),
})
const hardBreak = z.strictObject({ type: z.literal('hardBreak') })
const inline = z.array(z.discriminatedUnion('type', [text, hardBreak])).max(richTextLimits.nodes)
export type RichTextInline = z.infer<typeof inline>[number]

const paragraph = z.strictObject({ type: z.literal('paragraph'), content: inline.optional() })
const heading = z.strictObject({
  type: z.literal('heading'),
  attrs: z.strictObject({ level: z.union([z.literal(2), z.literal(3)]) }),
  content: inline.optional(),
})

export interface RichTextList {
  type: 'bulletList' | 'orderedList'
  content: RichTextListItem[]
}
export interface RichTextListItem {
  type: 'listItem'
  content: (z.infer<typeof paragraph> | RichTextList)[]
}
export type RichTextBlock = z.infer<typeof paragraph> | z.infer<typeof heading> | RichTextList

/** Written out depth by depth rather than in a circle, so that no input is followed further down than may be. */
function listAt(depth: number): z.ZodType<RichTextList> {
  const within = depth >= richTextLimits.listDepth ? paragraph : z.union([paragraph, listAt(depth + 1)])
  const item = z.strictObject({ type: z.literal('listItem'), content: z.array(within).min(1).max(richTextLimits.nodes) })
  return z.strictObject({
    type: z.enum(['bulletList', 'orderedList']),
    content: z.array(item).min(1).max(richTextLimits.nodes),
  })
}

export const richText = z
  .strictObject({
    type: z.literal('doc'),
    content: z
      .array(z.union([paragraph, heading, listAt(1)]))
      .min(1)
      .max(richTextLimits.nodes),
  })
  .superRefine((document, context) => {
    const { nodes, characters } = sizeOf(document)
    if (nodes <= richTextLimits.nodes && characters <= richTextLimits.characters) return
    const most = `at most ${richTextLimits.characters} characters and ${richTextLimits.nodes} nodes`
    context.addIssue({ code: 'custom', message: most, params: { code: 'text_too_long' } })
  })
export type RichText = z.infer<typeof richText>

type Node = RichText | RichTextBlock | RichTextListItem | RichTextInline

/** The document and all within it. */
function* nodesOf(document: RichText): Generator<Node> {
  const open: Node[] = [document]
  for (let node = open.pop(); node; node = open.pop()) {
    yield node
    if ('content' in node) open.push(...(node.content ?? []))
  }
}

/** How much there is of a document. */
export function sizeOf(document: RichText): { nodes: number; characters: number } {
  let [nodes, characters] = [0, 0]
  for (const node of nodesOf(document)) {
    nodes += 1
    if (node.type === 'text') characters += node.text.length
  }
  return { nodes, characters }
}

function hasVisibleText(document: RichText): boolean {
  for (const node of nodesOf(document)) if (node.type === 'text' && isVisible(node.text)) return true
  return false
}

/** A document that must say something: for a required field. */
export const writtenText = richText.refine(hasVisibleText, {
  error: 'nothing is written',
  params: { code: 'text_empty' },
})
