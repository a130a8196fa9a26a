import type { z } from 'zod'
import type { auditPage, auditQuery } from '#contract/admin/schemas.ts'
import { readPage } from '#server/kernel/paging.ts'
import type { Platform } from '#server/kernel/platform.ts'

/** Who did what to which record, newest first. */
export async function listAudit(platform: Platform, query: z.output<typeof auditQuery>): Promise<z.infer<typeof auditPage>> {
  let found = platform.db
    .selectFrom('audit_entries')
    .leftJoin('users', 'users.id', 'audit_entries.user_id')
    .selectAll('audit_entries')
    .select('users.name')
  if (query.action) found = found.where('action', '=', query.action)
  if (query.recordId) found = found.where('record_id', '=', query.recordId)
  if (query.userId) found = found.where('user_id', '=', query.userId)
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
  }))
  return { items, next }
}
