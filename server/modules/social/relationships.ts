import type { RelationshipSource } from '#server/kernel/relationships.ts'
import './tables.ts'

/** People who follow each other may write to each other. */
export const mutualFollows: RelationshipSource = {
  kind: 'follow',
  async related(db, userId, others) {
    let query = db
      .selectFrom('follows as mine')
      .innerJoin('follows as theirs', (join) =>
        join.onRef('theirs.follower_id', '=', 'mine.followed_id').onRef('theirs.followed_id', '=', 'mine.follower_id'),
      )
      .select('mine.followed_id as other')
      .where('mine.follower_id', '=', userId)
    if (others) query = query.where('mine.followed_id', 'in', others)
    const rows = await query.orderBy('mine.created_at', 'desc').limit(200).execute()
    return rows.map(({ other }) => other)
  },
}
