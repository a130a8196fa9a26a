import type { z } from 'zod'
import type { configuration, Me, session } from '#contract/account/schemas.ts'
import { userTypeOf } from '#contract/kernel/roles.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { rightsOf } from './authenticator.ts'
import { endSessions } from './end-sessions.ts'
import './tables.ts'

export function readConfiguration({ settings, mapRegion }: Platform): z.infer<typeof configuration> {
  const { firebase: social, stripePublishableKey, mapsKey } = settings
  return { social, stripePublishableKey, mapsKey, mapRegion: mapRegion?.facts ?? null }
}

export async function readMe({ db }: Platform, actor: Actor): Promise<Me> {
  const user = await db
    .selectFrom('users')
    .leftJoin('staff', 'staff.user_id', 'users.id')
    .leftJoin('doctors', (join) => join.on((eb) => eb('doctors.user_id', '=', eb.fn.coalesce('staff.doctor_id', 'users.id'))))
    .leftJoin('pharmacies', 'pharmacies.user_id', 'users.id')
    .select([
      'users.id',
      'users.name',
      'users.email',
      'users.phone',
      'users.avatar',
      'users.user_type',
      'users.locale',
      'users.password_hash',
    ])
    .select([
      'users.time_zone',
      'users.units',
      'staff.rights',
      'doctors.licence_state as doctor_state',
      'pharmacies.licence_state as pharmacy_state',
    ])
    .where('users.id', '=', actor.userId)
    .executeTakeFirstOrThrow()
  const { id, name, email, phone, avatar, locale } = user
  return {
    id,
    name,
    email,
    phone,
    avatar,
    userType: user.user_type,
    locale,
    timeZone: user.time_zone,
    units: user.units,
    doctorId: actor.doctorId,
    rights: rightsOf(user.user_type, user.rights),
    hasPassword: user.password_hash !== null,
    verification: user.user_type === userTypeOf('pharmacy') ? user.pharmacy_state : user.doctor_state,
  }
}

/** The devices on which this account is signed in, last used first. */
export async function listSessions({ db, clock }: Platform, actor: Actor): Promise<z.infer<typeof session>[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'ip', 'created_at', 'last_seen_at'])
    .where('user_id', '=', actor.userId)
    // The office's looks are no device of theirs: they stand among who looked.
    .where('impersonator_id', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', clock.now().toISOString())
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
  return rows.map(({ id, ip, user_agent: userAgent, created_at: createdAt, last_seen_at: lastSeenAt }) => ({
    id,
    current: id === actor.sessionId,
    userAgent,
    ip,
    createdAt,
    lastSeenAt,
  }))
}

export async function logout(platform: Platform, actor: Actor): Promise<void> {
  const { userId, sessionId: only } = actor
  await platform.transact((work) => endSessions(platform, work, { userId, only, reason: 'signed_out' }))
}

/** @throws Refusal 404 for a session of somebody else, and for one that has ended. */
export async function endSession(platform: Platform, actor: Actor, sessionId: string): Promise<void> {
  const { userId } = actor
  const ended = await platform.transact((work) =>
    endSessions(platform, work, { userId, only: sessionId, reason: 'ended_elsewhere' }),
  )
  if (ended === 0) throw notFound()
}

export async function endOtherSessions(platform: Platform, actor: Actor): Promise<void> {
  const { userId, sessionId: keep } = actor
  await platform.transact((work) => endSessions(platform, work, { userId, keep, reason: 'ended_elsewhere' }))
}
