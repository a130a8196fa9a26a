import type { ConversationStanding, RelationshipKind } from '#contract/chat/values.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { blocksBetween } from '#server/modules/social/index.ts'
import { relationshipsOf } from './relationships-of.ts'

export interface Standing {
  readonly standing: ConversationStanding
  readonly because: readonly RelationshipKind[]
}

type OfOther<Answer> = (other: string | null) => Answer

/** How the person stands to each of these others. That somebody blocked the person is not told: it reads as ended. */
export async function standingsTo(
  platform: Pick<Platform, 'modules' | 'clock'>,
  db: Reader,
  userId: string,
  others: readonly string[],
): Promise<OfOther<Standing>> {
  const blocks = await blocksBetween(db, userId, others)
  const related = await relationshipsOf(platform, db, userId, others)
  return (other) => {
    if (other === null) return { standing: 'ended', because: [] }
    if (blocks.own.has(other)) return { standing: 'blocked', because: [] }
    const because = related.get(other) ?? []
    return because.length === 0 || blocks.theirs.has(other) ? { standing: 'ended', because: [] } : { standing: 'open', because }
  }
}

/** The same without the reasons. One is enough, so each capability is asked only about those whom none before it knew. */
export async function statusTo(
  { modules, clock }: Pick<Platform, 'modules' | 'clock'>,
  db: Reader,
  userId: string,
  others: readonly string[],
): Promise<OfOther<ConversationStanding>> {
  const blocks = await blocksBetween(db, userId, others)
  const open = new Set<string>()
  let unknown = others.filter((other) => other !== userId && !blocks.own.has(other) && !blocks.theirs.has(other))
  for (const { relationships } of modules) {
    if (!relationships || unknown.length === 0) continue
    for (const other of await relationships.related(db, userId, unknown, clock.now())) open.add(other)
    unknown = unknown.filter((other) => !open.has(other))
  }
  return (other) => {
    if (other !== null && blocks.own.has(other)) return 'blocked'
    return other !== null && open.has(other) ? 'open' : 'ended'
  }
}
