import type { Card } from '#contract/chat/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Platform } from '#server/kernel/platform.ts'
import '#server/kernel/relationships.ts'
import { peerOf, readOwn } from '../conversation-rows.ts'

/** What of both can be shown, the newest first. @throws Refusal 404 for others */
export async function listCards({ db, modules }: Platform, actor: Actor, id: string): Promise<Card[]> {
  const peer = peerOf(await readOwn(db, actor, id), actor.userId)
  if (peer === null) return []
  const found: Card[] = []
  for (const { cards } of modules) if (cards) found.push(...(await cards.shared(db, actor.userId, peer, null)))
  return found.toSorted((one, other) => (one.at < other.at ? 1 : -1))
}
