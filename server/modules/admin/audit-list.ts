import type { z } from 'zod'
import type { auditPage, auditQuery } from '#contract/admin/schemas.ts'
import { escapeLike } from '#server/kernel/like.ts'
import { readPage } from '#server/kernel/paging.ts'
import type { Platform } from '#server/kernel/platform.ts'

/** Who did what to which record, newest first. */
export async function listAudit(platform: Platform, query: z.output<typeof auditQuery>): Promise<z.infer<typeof auditPage>> {
  let found = platform.db
    .selectFrom('audit_entries')
    .leftJoin('users', 'users.id', 'audit_entries.user_id')
    .leftJoin('users as impersonators', 'impersonators.id', 'audit_entries.impersonator_id')
    .selectAll('audit_entries')
    .select(['users.name', 'impersonators.name as impersonator_name'])
  const { action, recordId, userId, requestId, from, to } = query
  if (action) found = found.where('action', 'like', `${escapeLike(action)}%`)
  if (recordId) found = found.where('record_id', '=', recordId)
  if (userId) found = found.where((eb) => eb.or([eb('audit_entries.user_id', '=', userId), eb('impersonator_id', '=', userId)]))
  if (requestId) found = found.where('request_id', '=', requestId)
  if (from) found = found.where('at', '>=', `${from}T00:00:00.000Z`)
  if (to) found = found.where('at', '<=', `${to}T23:59:59.999Z`)
  const order = { column: 'audit_entries.at', id: 'audit_entries.id', kind: 'instant', direction: 'desc' } as const
  const { items: rows, next } = await readPage(found, { ...order, at: (row) => [row.at, row.id] }, query)
  const items = rows.map((row) => ({
    id: row.id,
    at: row.at,
    action: row.action,
    recordKind: row.record_kind,
    recordId: row.record_id,
    userId: row.user_id,
    userName: row.name,
    reason: row.reason,
    sessionId: row.session_id,
    requestId: row.request_id,
    impersonator: row.impersonator_id === null ? null : { id: row.impersonator_id, name: row.impersonator_name },
    changes: row.changes && row.changes.map((change) => ({ ...change })),
  }))
  return { items, next }
}
