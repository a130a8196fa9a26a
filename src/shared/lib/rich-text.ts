/** The document of rich text, for the parts that write and show it. */
export type {
  RichText,
  RichTextBlock,
  RichTextInline,
  RichTextList,
  RichTextListItem,
  RichTextMark,
} from '#contract/kernel/rich-text.ts'
export { isSafeLink } from '#contract/kernel/safe-link.ts'
