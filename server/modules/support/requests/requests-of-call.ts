import type { Reader } from '#server/kernel/db.ts'
import '../tables.ts'
import { numberOf } from './request-row.ts'

/** Requests that name a call which failed, oldest first. */
export async function requestsOfCall(db: Reader, requestId: string) {
  const rows = await db
    .selectFrom('support_requests')
    .select(['id', 'year', 'sequence', 'state'])
    .where('failed_call', '=', requestId)
    .orderBy('id')
    .limit(20)
    .execute()
  return rows.map((row) => ({ id: row.id, number: numberOf(row), state: row.state }))
}
