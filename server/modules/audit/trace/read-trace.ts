import type { Trace } from '#contract/audit/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { requestsOfCall } from '#server/modules/support/index.ts'

const shown = 200

/**
 * What is kept of one call by its id: how it went where it failed, what it did, which mails it wrote (without their words), and who asked the
 * office about it. That somebody looked is audited. @throws Refusal 404 where nothing is kept.
 */
export async function readTrace(platform: Platform, actor: Actor, requestId: string): Promise<Trace> {
  const { db } = platform
  const call = await db.selectFrom('request_traces').selectAll().where('request_id', '=', requestId).executeTakeFirst()
  const entries = await db
    .selectFrom('audit_entries')
    .leftJoin('users', 'users.id', 'audit_entries.user_id')
    .select(['audit_entries.id', 'at', 'action', 'record_kind', 'record_id', 'changes', 'users.name'])
    .where('request_id', '=', requestId)
    .orderBy('at')
    .orderBy('audit_entries.id')
    .limit(shown)
    .execute()
  const mails = await db
    .selectFrom('outbox_messages')
    .select(['id', 'created_at', 'template', 'channel', 'state'])
    .where('request_id', '=', requestId)
    .orderBy('id')
    .limit(shown)
    .execute()
  const requests = await requestsOfCall(db, requestId)
  await platform.audit({ action: 'trace.read', recordKind: 'trace', recordId: requestId, userId: actor.userId })
  if (!call && entries.length === 0 && mails.length === 0 && requests.length === 0) throw notFound()
  return {
    requestId,
    call: call
      ? {
          at: call.at,
          method: call.method,
          route: call.route,
          status: call.status,
          code: call.code,
          milliseconds: call.milliseconds,
          failure: call.failure && { ...call.failure, frames: [...call.failure.frames] },
        }
      : null,
    entries: entries.map((row) => ({
      id: row.id,
      at: row.at,
      action: row.action,
      recordKind: row.record_kind,
      recordId: row.record_id,
      userName: row.name,
      changes: row.changes && row.changes.map((change) => ({ ...change })),
    })),
    mails: mails.map(({ id, created_at: at, template, channel, state }) => ({ id, at, template, channel, state })),
    requests,
  }
}
