import type { NewPost } from '#contract/blog/schemas.ts'
import type { RichText } from '#contract/kernel/rich-text.ts'
import { insertRow } from './rows.ts'
import type { TestServer } from './server.ts'

/** A document of one paragraph. */
export const saying = (text: string): RichText => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

/** A post that was published a while ago, unless the columns say otherwise; answers its id. */
export async function makePost(server: TestServer, slug: string, columns: Record<string, unknown> = {}): Promise<string> {
  const id = server.platform.ids.next()
  const published_at = '2026-02-01T08:00:00.000Z'
  await insertRow(server.db, 'blog_posts', {
    id,
    slug,
    title: `About ${slug}`,
    summary: 'Short',
    body: saying('One two three.'),
    reading_minutes: 1,
    category: 'dogs',
    author_name: 'Ann',
    published_at,
    updated_at: published_at,
    ...columns,
  })
  return id
}

/** What an administrator sends for a post that is a draft. */
export const writtenPost: NewPost = {
  title: 'Teeth of old dogs',
  slug: 'teeth-of-old-dogs',
  summary: 'What to look for, and how often.',
  category: 'dogs',
  pictureText: '',
  body: saying('Look once a week.'),
  publication: { kind: 'draft' },
}
