import type { BlogCategory } from '#contract/blog/choices.ts'
import type { RichText } from '#contract/kernel/rich-text.ts'
import type { Generated, Instant, Json, OptionalInstant } from '#server/kernel/columns.ts'

export interface BlogPostTable {
  id: string
  slug: string
  title: string
  summary: string
  body: Json<RichText>
  /** Of the body; kept, so that lists need not read it. */
  reading_minutes: number
  category: BlogCategory
  /** Its address: of a drawn one, or of the file below. */
  picture: string | null
  picture_id: string | null
  picture_text: Generated<string>
  author_name: string
  /** Null for a draft; in the future for one that waits. */
  published_at: OptionalInstant
  updated_at: Instant
  version: Generated<number>
}

declare module '#server/kernel/db.ts' {
  interface Tables {
    blog_posts: BlogPostTable
  }
}
