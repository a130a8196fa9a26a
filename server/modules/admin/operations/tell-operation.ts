import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { tellDecision } from '../accounts/tell-decision.ts'

const batch = 50

/** Mails the next of those whom an operation concerned, each once. Answers whether more may be left. */
export async function tellOperation(platform: Platform, work: Work, id: string): Promise<boolean> {
  const operation = await work.db
    .selectFrom('operations')
    .select(['verb', 'reason'])
    .where('id', '=', id)
    .where('state', '=', 'done')
    .where('told_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!operation) return false
  const rows = await work.db
    .selectFrom('operation_rows')
    .select('user_id')
    .where('operation_id', '=', id)
    .where('outcome', '=', 'done')
    .where('told_at', 'is', null)
    .orderBy('user_id')
    .limit(batch)
    .execute()
  const ids = rows.map((row) => row.user_id)
  const now = platform.clock.now()
  if (ids.length > 0) {
    await tellDecision(platform, work, ids, operation)
    await work.db
      .updateTable('operation_rows')
      .set({ told_at: now })
      .where('operation_id', '=', id)
      .where('user_id', 'in', ids)
      .execute()
  }
  if (ids.length === batch) return true
  await work.db.updateTable('operations').set({ told_at: now }).where('id', '=', id).execute()
  return false
}
