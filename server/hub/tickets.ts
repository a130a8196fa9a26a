import { sql } from 'kysely'
import type { Actor } from '#server/kernel/actor.ts'
import type { Db } from '#server/kernel/db.ts'
import { deleteInBatches, type Slice } from '#server/kernel/jobs/index.ts'
import type { Clock, Secrets } from '#server/kernel/ports.ts'
import type { Guest } from './socket.ts'
import './tables.ts'

const lifeMilliseconds = 60_000

interface Needs {
  readonly db: Db
  readonly clock: Clock
  readonly secrets: Secrets
}

/** A ticket for one connection of the caller's session. Only its hash is kept. */
export async function issueTicket({ db, clock, secrets }: Needs, actor: Pick<Actor, 'userId' | 'sessionId'>): Promise<string> {
  const ticket = secrets.token(24)
  const expires_at = new Date(clock.now().getTime() + lifeMilliseconds).toISOString()
  await db
    .insertInto('hub_tickets')
    .values({ hash: await secrets.hash(ticket), user_id: actor.userId, session_id: actor.sessionId, expires_at })
    .execute()
  return ticket
}

/** Uses a ticket up, whatever comes of it: of two that bring the same one, one gets in. `null`: false, used, or too old. */
export async function redeemTicket({ db, clock, secrets }: Needs, ticket: string): Promise<Guest | null> {
  const hash = await secrets.hash(ticket)
  const found = await db.deleteFrom('hub_tickets').where('hash', '=', hash).returningAll().executeTakeFirst()
  const now = clock.now().toISOString()
  if (!found || found.expires_at <= now) return null
  const session = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.id')
    .where('sessions.id', '=', found.session_id)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .where('users.status', '<>', 'suspended')
    .executeTakeFirst()
  const guest = { userId: found.user_id, sessionId: found.session_id }
  return session ? guest : { ...guest, hasEnded: true }
}

export async function deleteExpiredTickets({ db, clock }: Pick<Needs, 'db' | 'clock'>, slice: Slice): Promise<void> {
  await deleteInBatches(db, slice, 'hub_tickets', sql`expires_at < ${clock.now().toISOString()}`)
}
