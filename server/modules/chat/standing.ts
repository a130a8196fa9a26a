import type { ConversationStanding, RelationshipKind } from '#contract/chat/values.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { blocksBetween } from '#server/modules/social/index.ts'
import { relationshipsOf } from './relationships-of.ts'

export interface Standing {
  readonly standing: ConversationStanding
  readonly because: readonly RelationshipKind[]
}

/** How the person stands to each of these others. That somebody blocked the person is not told: it reads as ended. */
export async function standingsTo(
  platform: Pick<Platform, 'modules' | 'clock'>,
  db: Reader,
  userId: string,
  others: readonly string[],
): Promise<(other: string | null) => Standing> {
  const blocks = await blocksBetween(db, userId, others)
  const related = await relationshipsOf(platform, db, userId, others)
  return (other) => {
    if (other === null) return { standing: 'ended', because: [] }
    if (blocks.own.has(other)) return { standing: 'blocked', because: [] }
    const because = related.get(other) ?? []
    return because.length === 0 || blocks.theirs.has(other) ? { standing: 'ended', because: [] } : { standing: 'open', because }
  }
}
