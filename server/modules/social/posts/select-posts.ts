import { sql, type SqlBool } from 'kysely'
import type { Post } from '#contract/social/schemas.ts'
import type { Reader } from '#server/kernel/db.ts'
import { notFound } from '#server/kernel/errors.ts'
import { picturesOfPosts } from '../pictures.ts'
import { isReportedBy, isShownTo } from '../visibility.ts'

/** Posts that are there for the viewer. What an administrator hid its author alone still sees. */
export function selectPosts(db: Reader, viewer: string) {
  return db
    .selectFrom('social_posts')
    .innerJoin('users as author', 'author.id', 'social_posts.author_id')
    .selectAll('social_posts')
    .select(['author.name as author_name', 'author.avatar as author_avatar'])
    .select(
      sql<boolean>`exists (select from social_likes where post_id = social_posts.id and user_id = ${viewer})`.as('is_liked'),
    )
    .where('author.status', '=', 'active')
    .where(isShownTo(viewer, 'social_posts.author_id', 'social_posts.audience'))
    .where(
      sql<SqlBool>`(social_posts.author_id = ${viewer} or
        (social_posts.hidden_at is null and not ${isReportedBy(viewer, 'post', 'social_posts.id')}))`,
    )
}

export type PostRow = Awaited<ReturnType<ReturnType<typeof selectPosts>['execute']>>[number]

/** The rows with their pictures and animals, as the viewer reads them. */
export async function presentPosts(db: Reader, viewer: string, rows: readonly PostRow[]): Promise<Post[]> {
  const ids = rows.map(({ id }) => id)
  const [pictures, animals] = await Promise.all([picturesOfPosts(db, ids), animalsOf(db, ids)])
  return rows.map((row) => ({
    id: row.id,
    author: { id: row.author_id, name: row.author_name, avatar: row.author_avatar },
    text: row.body,
    audience: row.audience,
    pictures: pictures.get(row.id) ?? [],
    animals: animals.filter(({ post_id }) => post_id === row.id).map(({ id, name, species }) => ({ id, name, species })),
    likes: row.likes,
    comments: row.comments,
    isLiked: row.is_liked,
    own: row.author_id === viewer,
    isHidden: row.hidden_at !== null,
    lostCode: row.lost_code,
    at: row.created_at,
    changedAt: row.changed_at,
    version: row.version,
  }))
}

async function animalsOf(db: Reader, posts: readonly string[]) {
  if (posts.length === 0) return []
  return db
    .selectFrom('social_post_animals')
    .innerJoin('pets', 'pets.id', 'social_post_animals.pet_id')
    .select(['social_post_animals.post_id', 'pets.id', 'pets.name', 'pets.species'])
    .where('social_post_animals.post_id', 'in', posts)
    .orderBy('pets.name')
    .orderBy('pets.id')
    .execute()
}

/** @throws Refusal 404 for what is not there for the viewer */
export async function findPost(db: Reader, viewer: string, id: string): Promise<PostRow> {
  const row = await selectPosts(db, viewer).where('social_posts.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

export async function readPost(db: Reader, viewer: string, id: string): Promise<Post> {
  const [post] = await presentPosts(db, viewer, [await findPost(db, viewer, id)])
  return post!
}
