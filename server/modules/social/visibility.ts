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
