import { Fragment, type ReactNode } from 'react'
import {
  isSafeLink,
  type RichText,
  type RichTextBlock,
  type RichTextInline,
  type RichTextListItem,
  type RichTextMark,
} from '#shared/lib/rich-text.ts'
import { classes } from '../classes.ts'
import styles from './RichText.module.css'

export interface RichTextViewProps {
  document: RichText
  /** Of the heading above: those of the document come below it. */
  level?: 1 | 2 | 3
  className?: string
}

/** Shows a document, without the editor. Everything becomes an element of React; nothing of it is ever read as HTML. */
export function RichTextView({ document, level = 1, className }: RichTextViewProps) {
  return (
    <div className={classes(styles.text, className)}>
      {document.content.map((block, place) => showBlock(block, place, level))}
    </div>
  )
}

function showBlock(block: RichTextBlock, key: number, above: number): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return <p key={key}>{showInline(block.content)}</p>
    case 'heading': {
      const Tag = `h${Math.min(6, above + block.attrs.level - 1)}` as 'h2'
      return <Tag key={key}>{showInline(block.content)}</Tag>
    }
    case 'bulletList':
      return (
        <ul key={key} dir="auto">
          {block.content.map((item, place) => showItem(item, place, above))}
        </ul>
      )
    case 'orderedList':
      return (
        <ol key={key} dir="auto">
          {block.content.map((item, place) => showItem(item, place, above))}
        </ol>
      )
  }
}

const showItem = (item: RichTextListItem, key: number, above: number) => (
  <li key={key}>{item.content.map((block, place) => showBlock(block, place, above))}</li>
)

const showInline = (content: readonly RichTextInline[] = []) =>
  content.map((node, key) =>
    node.type === 'hardBreak' ? (
      <br key={key} />
    ) : (
      <Fragment key={key}>{(node.marks ?? []).reduceRight<ReactNode>(showMark, node.text)}</Fragment>
    ),
  )

function showMark(inside: ReactNode, mark: RichTextMark): ReactNode {
  if (mark.type === 'bold') return <strong>{inside}</strong>
  if (mark.type === 'italic') return <em>{inside}</em>
  // Asked once more: what is kept may be older than the rule.
  if (!isSafeLink(mark.attrs.href)) return inside
  return (
    <a href={mark.attrs.href} rel="nofollow noopener noreferrer ugc" target="_blank">
      {inside}
    </a>
  )
}
