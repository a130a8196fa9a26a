import { fileAddress } from '#contract/files/address.ts'
import type { z } from 'zod'
import { readingMinutes } from '#contract/blog/reading-time.ts'
import type { newPost, postChange, WrittenPost } from '#contract/blog/schemas.ts'
import type { BlogCategory } from '#contract/blog/choices.ts'
import type { RichText } from '#contract/kernel/rich-text.ts'
import { slugOf } from '#contract/blog/slug.ts'
import { postStateAt } from '#contract/blog/state.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, invalid, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { claimFile, releaseFile } from '#server/modules/files/index.ts'
import { presentWritten, type PostRow } from './present-post.ts'
import { publishedAfter, stepBetween } from './publication.ts'
import './tables.ts'

type Written = z.output<typeof newPost>

/** Of a draft, until one is chosen: a post is not published without. */
const draftCategory: BlogCategory = 'everyday'
const emptyText: RichText = { type: 'doc', content: [{ type: 'paragraph' }] }

/** @throws Refusal 422 naming `slug`, `picture` or `publication.at` */
export function createBlogPost(platform: Platform, actor: Actor, post: Written): Promise<WrittenPost> {
  return platform.transact(async (work) => {
    const id = platform.ids.next()
    const columns = await columnsOf(platform, work, actor, id, post)
    const row = await writing(() =>
      work.db
        .insertInto('blog_posts')
        .values({ id, ...columns })
        .returningAll()
        .executeTakeFirstOrThrow(),
    )
    await auditWriting(platform, work, actor, 'create', null, row)
    return presentWritten(row, platform.clock.now())
  })
}

/**
 * Changes a post. A published one keeps its slug, for links lead there.
 * @throws Refusal 404; 409 `post_changed` when it is not the version that was read; 422 as above
 */
export function changeBlogPost(
  platform: Platform,
  actor: Actor,
  { id, version, ...post }: z.output<typeof postChange> & { id: string },
): Promise<WrittenPost> {
  return platform.transact(async (work) => {
    const kept = await lockPost(work, id)
    if (kept.version !== version) throw conflict('post_changed', 'Somebody else has changed this post')
    const now = platform.clock.now().toISOString()
    if (post.slug !== undefined && post.slug !== kept.slug && postStateAt(kept.published_at, now) === 'published')
      throw invalid('slug', 'slug_published', 'A published post keeps its address')
    const columns = await columnsOf(platform, work, actor, id, post, kept)
    const row = await writing(() =>
      work.db
        .updateTable('blog_posts')
        .set({ ...columns, version: version + 1 })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),
    )
    if (row.picture_id !== kept.picture_id) await releaseFile(platform, work, kept.picture_id)
    await auditWriting(platform, work, actor, 'change', kept, row)
    return presentWritten(row, platform.clock.now())
  })
}

/** The row, for as long as the unit of work. @throws Refusal 404 */
export async function lockPost(work: Work, id: string): Promise<PostRow> {
  const kept = await work.db.selectFrom('blog_posts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!kept) throw notFound()
  return kept
}

async function columnsOf(platform: Platform, work: Work, actor: Actor, id: string, post: Written, kept?: PostRow) {
  const body = post.body ?? kept?.body ?? emptyText
  const now = platform.clock.now().toISOString()
  const published = publishedAfter(post.publication, kept?.published_at ?? null, now)
  if (published === 'past') throw invalid('publication.at', 'in_the_past', 'This time is over')
  return {
    slug: post.slug ?? kept?.slug ?? (await freeSlug(work, id, post.title)),
    title: post.title,
    summary: post.summary,
    body: JSON.stringify(body),
    reading_minutes: readingMinutes(body),
    category: post.category ?? kept?.category ?? draftCategory,
    ...(await pictureOf(work, actor, post.picture, kept)),
    picture_text: post.pictureText,
    author_name: post.author ?? kept?.author_name ?? (await nameOf(work, actor)),
    published_at: published.at,
    updated_at: now,
  }
}

/** The address of a draft that names none: its title's, with a part of its id where that is another post's or the title gives none. */
async function freeSlug(work: Work, id: string, title: string): Promise<string> {
  const made = slugOf(title)
  const own = `${made || 'post'}-${id.slice(-6)}`
  if (made === '') return own
  const taken = await work.db.selectFrom('blog_posts').select('id').where('slug', '=', made).executeTakeFirst()
  return taken ? own : made
}

async function pictureOf(work: Work, actor: Actor, asked: string | null | undefined, kept?: PostRow) {
  if (asked === undefined || asked === kept?.picture_id)
    return { picture: kept?.picture ?? null, picture_id: kept?.picture_id ?? null }
  await claimFile(work, actor.userId, asked, 'blogPicture', 'picture')
  return { picture: asked && fileAddress(asked), picture_id: asked }
}

async function nameOf(work: Work, { userId }: Actor): Promise<string> {
  const { name } = await work.db.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirstOrThrow()
  return name
}

/** Two posts cannot have one address. */
async function writing<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && error.constraint === 'blog_posts_slug_key')
      throw invalid('slug', 'slug_taken', 'Another post has this address')
    throw error
  }
}

/** What was written, and what readers notice of it. */
async function auditWriting(
  { clock }: Platform,
  work: Work,
  actor: Actor,
  verb: 'create' | 'change',
  before: PostRow | null,
  after: PostRow,
): Promise<void> {
  const step = stepBetween(before?.published_at ?? null, after.published_at, clock.now().toISOString())
  await auditPost(work, actor, after.id, verb)
  if (step) await auditPost(work, actor, after.id, step)
}

export const auditPost = (work: Work, { userId }: Actor, recordId: string, verb: string) =>
  work.audit({ action: `blogPost.${verb}`, recordKind: 'blogPost', recordId, userId })
