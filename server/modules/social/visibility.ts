import { sql, type RawBuilder, type SqlBool } from 'kysely'

/** One of the two blocked the other: neither sees anything of the other. */
export const isBlockedWith = (viewer: string, person: string): RawBuilder<SqlBool> => sql<SqlBool>`(
  exists (select from blocks where blocker_id = ${viewer} and blocked_id = ${sql.ref(person)})
  or exists (select from blocks where blocker_id = ${sql.ref(person)} and blocked_id = ${viewer}))`

/** The viewer follows whoever stands in this column. */
export const isFollowing = (viewer: string, person: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select from follows where follower_id = ${viewer} and followed_id = ${sql.ref(person)})`

/** `maySee` of the contract, asked of the database: for a table (or alias) with an author and an audience. */
export const isShownTo = (viewer: string, author: string, audience: string): RawBuilder<SqlBool> => sql<SqlBool>`(
  ${sql.ref(author)} = ${viewer} or (
    (${sql.ref(audience)} = 'everyone' or (${sql.ref(audience)} = 'followers' and ${isFollowing(viewer, author)}))
    and not ${isBlockedWith(viewer, author)}))`

/** The viewer reported it, and so is not shown it any more. */
export const isReportedBy = (viewer: string, kind: 'post' | 'comment', id: string): RawBuilder<SqlBool> => sql<SqlBool>`exists (
  select from reports where reporter_id = ${viewer} and subject_kind = ${kind} and subject_id = ${sql.ref(id)})`

/** All with whom the viewer is blocked, one way or the other: few, for queries that would ask {@link isBlockedWith} hundreds of times. */
export const blockedWith = (viewer: string): RawBuilder<readonly string[]> => sql`array(
  select blocked_id from blocks where blocker_id = ${viewer} union all select blocker_id from blocks where blocked_id = ${viewer})`

/** All posts that the viewer reported: few, for queries that would ask {@link isReportedBy} hundreds of times. */
export const reportedPosts = (viewer: string): RawBuilder<readonly string[]> => sql`array(
  select subject_id from reports where reporter_id = ${viewer} and subject_kind = 'post')`
