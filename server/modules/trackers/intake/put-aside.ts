import { sql } from 'kysely'
import { enteredYears } from '#contract/kernel/values.ts'
import type { StrayReason } from '#contract/trackers/values.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'

/** Years that the database reads as JavaScript writes them, and that a tracker may mean. */
const [keptFrom, keptUntil] = [Date.UTC(enteredYears.first), Date.UTC(enteredYears.last + 1)]

/** Counts what cannot be, by its reason, and keeps the last time that was said. */
export async function putAside(
  { clock }: Platform,
  { db }: Work,
  tracker: string,
  { reason, saidAt: said }: { readonly reason: StrayReason; readonly saidAt: number | null },
): Promise<void> {
  const now = clock.now()
  const isKept = said !== null && said >= keptFrom && said < keptUntil
  const saidAt = isKept ? new Date(said).toISOString() : null
  await db
    .insertInto('tracker_strays')
    .values({ tracker_id: tracker, reason, said_at: saidAt, received_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['tracker_id', 'reason'])
        .doUpdateSet({ count: sql`least(tracker_strays.count + 1, 1000000000)`, said_at: saidAt, received_at: now }),
    )
    .execute()
}
