import type { Instant, OptionalInstant } from '#server/kernel/columns.ts'

export interface BlogPostTable {
  id: string
  slug: string
  title: string
  summary: string
  /** Markdown. */
  body: string
  category: string
  picture: string | null
  author_name: string
  /** Null for a draft; in the future for one that waits. */
  published_at: OptionalInstant
}

export interface ContactMessageTable {
  id: string
  name: string
  email: string
  subject: string
  message: string
  created_at: Instant
  handled_at: OptionalInstant
  handled_by: string | null
}

declare module '#server/kernel/db.ts' {
  interface Tables {
    blog_posts: BlogPostTable
    contact_messages: ContactMessageTable
  }
}
