import type { RelationshipKind } from '#contract/chat/values.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Platform } from '#server/kernel/platform.ts'
import '#server/kernel/relationships.ts'

/** Why the person may write to each of these, at this moment; who is not in it may not be written to. `null`: all whom they may. */
export async function relationshipsOf(
  { modules, clock }: Pick<Platform, 'modules' | 'clock'>,
  db: Reader,
  userId: string,
  others: readonly string[] | null,
): Promise<ReadonlyMap<string, readonly RelationshipKind[]>> {
  const found = new Map<string, RelationshipKind[]>()
  if (others?.length === 0) return found
  for (const { relationships } of modules) {
    if (!relationships) continue
    for (const other of await relationships.related(db, userId, others, clock.now()))
      if (other !== userId) found.set(other, [...(found.get(other) ?? []), relationships.kind])
  }
  return found
}
