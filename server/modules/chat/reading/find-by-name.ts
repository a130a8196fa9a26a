import { roleOf } from '#contract/kernel/roles.ts'
import { maxResults } from '#contract/search/schemas.ts'
import { matchesName } from '#server/kernel/search-terms.ts'
import type { Finder } from '#server/modules/search/index.ts'
import '../tables.ts'

/** The caller's own conversations by whom they are with, the latest first. */
export const findByName: Finder = async (db, actor, wanted) => {
  if (!actor) return []
  const rows = await db
    .selectFrom('conversation_members as own')
    .innerJoin('conversation_members as other', (join) =>
      join.onRef('other.conversation_id', '=', 'own.conversation_id').onRef('other.user_id', '<>', 'own.user_id'),
    )
    .innerJoin('users as peer', 'peer.id', 'other.user_id')
    .select(['peer.id', 'peer.name', 'peer.user_type', 'own.last_at'])
    .where('own.user_id', '=', actor.userId)
    .where('peer.status', '<>', 'pending')
    .where(matchesName('peer', wanted))
    .orderBy('own.last_at', 'desc')
    .orderBy('own.conversation_id', 'desc')
    .limit(maxResults)
    .execute()
  return rows.map(({ id, name, user_type, last_at }) => ({
    kind: 'conversation' as const,
    id,
    name,
    role: roleOf(user_type)!,
    at: last_at,
  }))
}
