import { sql } from 'kysely'
import { fileAddress } from '#contract/files/address.ts'
import type { PlayerAddress } from '#contract/files/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { notFound } from '#server/kernel/errors.ts'
import { deleteInBatches } from '#server/kernel/jobs/index.ts'
import type { Job } from '#server/kernel/module.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { findReadable } from './find-readable.ts'
import './tables.ts'

/** Long enough to look at it during a visit; a player that comes later asks anew. */
const lifeMilliseconds = 2 * 3_600_000

/**
 * An address under which a browser's own player may read this one file, for it cannot say who asks. It is worth what the caller's session
 * is: over when that ends, and asked at each use whether its person may still read the file. Only its hash is kept.
 */
export async function admitPlayer(platform: Platform, actor: Actor, id: string): Promise<PlayerAddress> {
  await findReadable(platform, actor, id)
  const { db, clock, secrets } = platform
  const ticket = secrets.token(24)
  const until = new Date(clock.now().getTime() + lifeMilliseconds).toISOString()
  await db
    .insertInto('file_tickets')
    .values({ hash: await secrets.hash(ticket), file_id: id, session_id: actor.sessionId, expires_at: until })
    .execute()
  return { address: `${fileAddress(id)}?ticket=${ticket}`, until }
}

/** Who asks with this ticket. @throws Refusal 404 when it is false, too old, of another file or of a session that is over */
export async function playerOf(platform: Platform, id: string, ticket: string): Promise<Actor> {
  const { db, clock, secrets, modules } = platform
  const found = await db
    .selectFrom('file_tickets')
    .select('session_id')
    .where('hash', '=', await secrets.hash(ticket))
    .where('file_id', '=', id)
    .where('expires_at', '>', clock.now().toISOString())
    .executeTakeFirst()
  const [actorOfSession] = modules.flatMap((module) => module.actorOfSession?.(platform) ?? [])
  const actor = found && (await actorOfSession?.(found.session_id))
  if (!actor) throw notFound()
  return actor
}

export const forgetTickets: Job = {
  name: 'files.forgetTickets',
  everySeconds: 3600,
  run: ({ db, clock }, slice) => deleteInBatches(db, slice, 'file_tickets', sql`expires_at < ${clock.now().toISOString()}`),
}
