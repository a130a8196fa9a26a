import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { richText } from '#contract/kernel/rich-text.ts'
import { createTestServer } from '../../tests/support/server.ts'
import * as blog from './0016-blog.ts'
import * as searchWords from './0020-search-words.ts'

const server = await createTestServer()

test('posts that were kept as plain text become documents, with a category that there is', async () => {
  const db = server.db as unknown as Kysely<unknown>
  await sql`drop table blog_posts`.execute(db)
  await sql`create table blog_posts (id uuid primary key, slug text not null unique, title text not null, summary text not null,
    body text not null, category text not null, picture text, author_name text not null, published_at timestamptz)`.execute(db)
  const bodies = ['One two.\n\nThree\nfour "five" \\ six.\n \n\n\nSeven.', '', `${'word '.repeat(500)}\r\n\r\nend`]
  for (const [index, body] of bodies.entries())
    await sql`insert into blog_posts values (${server.platform.ids.next()}, ${`post-${index}`}, 'T', 'S', ${body},
      ${index === 0 ? 'dogs' : 'gossip'}, null, 'Ann', ${index === 0 ? '2026-02-01T08:00:00Z' : null})`.execute(db)
  // What it takes the place of, and later migrations took away.
  await sql`alter table files add constraint files_purpose_check check (purpose <> '')`.execute(db)
  await blog.up(db)
  await sql`alter table files drop constraint files_purpose_check`.execute(db)
  // What later migrations bring to the table, for whoever uses this database next.
  await searchWords.up(db)
  const rows = await server.db.selectFrom('blog_posts').selectAll().orderBy('slug').execute()
  const paragraphs = rows.map(({ body }) =>
    richText
      .parse(body)
      .content.map((block) =>
        block.type === 'paragraph' ? (block.content ?? []).map((node) => 'text' in node && node.text) : null,
      ),
  )
  expect(paragraphs[0]).toEqual([['One two.'], ['Three four "five" \\ six.'], ['Seven.']])
  expect(paragraphs[1]).toEqual([[]])
  expect(paragraphs[2]).toHaveLength(2)
  expect(rows.map(({ category, reading_minutes, version }) => [category, reading_minutes, version])).toEqual([
    ['dogs', 1, 1],
    ['everyday', 1, 1],
    ['everyday', 3, 1],
  ])
  expect(rows[0]!.updated_at).toBe('2026-02-01T08:00:00.000Z')
})
