import { sql, type SqlBool } from 'kysely'
import type { Member } from '#contract/social/schemas.ts'
import type { Reader } from '#server/kernel/db.ts'
import { notFound } from '#server/kernel/errors.ts'
import { isFollowing } from '../visibility.ts'
import '../tables.ts'

/** Patients as others see them. Who blocked the viewer does not exist for them. */
export function selectMembers(db: Reader, viewer: string) {
  return db
    .selectFrom('users')
    .select(['users.id', 'users.name', 'users.avatar'])
    .select([
      sql<boolean>`${isFollowing(viewer, 'users.id')}`.as('is_followed'),
      sql<boolean>`exists (select from follows where follower_id = users.id and followed_id = ${viewer})`.as('follows_back'),
      sql<boolean>`exists (select from blocks where blocker_id = ${viewer} and blocked_id = users.id)`.as('is_blocked'),
      sql<number>`(select count(*) from social_posts where author_id = users.id and audience = 'everyone' and hidden_at is null)`.as(
        'posts',
      ),
      sql<number>`(select count(*) from follows where followed_id = users.id)`.as('followers'),
      sql<number>`(select count(*) from follows where follower_id = users.id)`.as('following'),
    ])
    .where('users.user_type', '=', 0)
    .where('users.status', '=', 'active')
    .where(sql<SqlBool>`not exists (select from blocks where blocker_id = users.id and blocked_id = ${viewer})`)
}

export type MemberRow = Awaited<ReturnType<ReturnType<typeof selectMembers>['execute']>>[number]

export const presentMember = (viewer: string, row: MemberRow): Member => ({
  id: row.id,
  name: row.name,
  avatar: row.avatar,
  posts: row.posts,
  followers: row.followers,
  following: row.following,
  isFollowed: row.is_followed,
  followsBack: row.follows_back,
  isBlocked: row.is_blocked,
  own: row.id === viewer,
})

/** @throws Refusal 404 */
export async function readMember(db: Reader, viewer: string, id: string): Promise<Member> {
  const row = await selectMembers(db, viewer).where('users.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return presentMember(viewer, row)
}
