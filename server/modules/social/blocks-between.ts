import type { Reader } from '#server/kernel/db.ts'
import './tables.ts'

/** Of these people: whom the person blocked, and who blocked the person. */
export async function blocksBetween(
  db: Reader,
  userId: string,
  others: readonly string[],
): Promise<{ readonly own: ReadonlySet<string>; readonly theirs: ReadonlySet<string> }> {
  if (others.length === 0) return { own: new Set(), theirs: new Set() }
  const rows = await db
    .selectFrom('blocks')
    .select(['blocker_id', 'blocked_id'])
    .where((eb) =>
      eb.or([
        eb('blocker_id', '=', userId).and('blocked_id', 'in', others),
        eb('blocked_id', '=', userId).and('blocker_id', 'in', others),
      ]),
    )
    .execute()
  return {
    own: new Set(rows.filter(({ blocker_id }) => blocker_id === userId).map(({ blocked_id }) => blocked_id)),
    theirs: new Set(rows.filter(({ blocked_id }) => blocked_id === userId).map(({ blocker_id }) => blocker_id)),
  }
}
