import type { z } from 'zod'
import type { GuestLink, GuestOffer, GuestPass, guestRequest } from '#contract/meeting/guest-schemas.ts'
import { guestLinkMinutes } from '#contract/meeting/guests.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { limitNetwork, rateLimit } from '#server/kernel/rate-limit.ts'
import { lockAppointment, lockForParty } from '#server/modules/booking/index.ts'
import { closed, stageOf } from '../lock-meeting.ts'
import { announceMeeting } from '../meeting-topic.ts'
import '../tables.ts'

const isOpen = (stage: ReturnType<typeof stageOf>) => stage === 'waiting' || stage === 'call'

const over = () => notFound('link_over', 'This link was used, is too old or never was')

/**
 * A link for one guest, from when the waiting room opens until the call is over. Whoever has it may ask, and no more.
 * @throws Refusal 404 for others, 409 `meeting_closed`, 429
 */
export async function makeGuestLink(platform: Platform, actor: Actor, appointmentId: string): Promise<GuestLink> {
  const token = platform.secrets.token(32)
  const now = platform.clock.now()
  const expiresAt = new Date(now.getTime() + guestLinkMinutes * 60_000)
  await platform.transact(async (work) => {
    const appointment = await lockForParty(work, actor, appointmentId, 'decide')
    if (!isOpen(stageOf(platform, appointment))) throw closed(appointment.state)
    await rateLimit(platform, work, 'meeting.inviter', actor.userId)
    const id = platform.ids.next()
    await work.db
      .insertInto('meeting_guest_links')
      .values({
        id,
        appointment_id: appointmentId,
        made_by: actor.userId,
        token_hash: await platform.secrets.hash(token),
        made_at: now,
        expires_at: expiresAt,
      })
      .execute()
    await work.audit({ action: 'meeting.invite', recordKind: 'appointment', recordId: appointmentId, userId: actor.userId })
  })
  return { token, expiresAt: expiresAt.toISOString() }
}

/** Whose call a link leads to. @throws Refusal 404 `link_over` */
export async function readGuestLink(platform: Platform, token: string): Promise<GuestOffer> {
  const { doctor, expires_at: expiresAt } = await findOpenLink(platform, platform.db, token)
  return { doctor, expiresAt }
}

/**
 * Spends the link: a guest asks to come in. Of two who have the same link the first does.
 * @throws Refusal 404 `link_over`, 429
 */
export async function askAsGuest(
  platform: Platform,
  { token, name }: z.output<typeof guestRequest>,
  ip: string,
): Promise<GuestPass> {
  const secret = platform.secrets.token(32)
  const id = platform.ids.next()
  await limitNetwork(platform, 'meeting.guest', ip)
  await platform.transact(async (work) => {
    const link = await findOpenLink(platform, work.db, token)
    const now = platform.clock.now()
    // The visit may end in this moment: whoever ends it waits, or has done so.
    const appointment = await lockAppointment(work, link.appointment_id)
    if (!appointment || !isOpen(stageOf(platform, appointment))) throw over()
    const spent = await work.db
      .updateTable('meeting_guest_links')
      .set({ used_at: now })
      .where('id', '=', link.id)
      .where('used_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!spent) throw over()
    await work.db
      .insertInto('meeting_guests')
      .values({
        id,
        appointment_id: link.appointment_id,
        link_id: link.id,
        name,
        secret_hash: await platform.secrets.hash(secret),
        state: 'asking',
        asked_at: now,
      })
      .execute()
    announceMeeting(platform, work, link.appointment_id, 'meeting.changed')
  })
  return { id, secret }
}

async function findOpenLink(platform: Platform, db: Reader, token: string) {
  const link = await db
    .selectFrom('meeting_guest_links')
    .innerJoin('appointments', 'appointments.id', 'meeting_guest_links.appointment_id')
    .innerJoin('users', 'users.id', 'appointments.doctor_id')
    .select(['meeting_guest_links.id', 'appointment_id', 'expires_at', 'users.name as doctor', 'mode', 'state', 'starts_at'])
    .where('token_hash', '=', await platform.secrets.hash(token))
    .where('used_at', 'is', null)
    .where('meeting_guest_links.expires_at', '>', platform.clock.now().toISOString())
    .executeTakeFirst()
  if (!link || !isOpen(stageOf(platform, link))) throw over()
  return link
}
