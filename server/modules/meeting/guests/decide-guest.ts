import { decidedGuest, type GuestDecision } from '#contract/meeting/guests.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, notFound } from '#server/kernel/errors.ts'
import { describe } from '#server/kernel/http/problems.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { lockForParty } from '#server/modules/booking/index.ts'
import { closed, stageOf } from '../lock-meeting.ts'
import { carrierOf } from '../carrier.ts'
import { announceMeeting } from '../meeting-topic.ts'
import { endConnection } from '../own-connection.ts'
import { takePlace } from '../take-place.ts'
import '../tables.ts'

export interface Decision {
  readonly guest: string
  readonly decision: GuestDecision
}

/**
 * The doctor lets a guest in, turns them away, or takes them out of the call at once. The same again changes nothing.
 * @throws Refusal 404 for others and for a guest of another call; 409 `meeting_closed`, `call_full`, and `guest_decided` where the guest has
 * left or was decided about otherwise.
 */
export async function decideGuest(
  platform: Platform,
  actor: Actor,
  { id, guest: guestId, decision }: Decision & { readonly id: string },
): Promise<void> {
  await platform.transact(async (work) => {
    // Held by all who decide, ask or end the visit: places in the call are counted one after the other.
    const appointment = await lockForParty(work, actor, id)
    const stage = stageOf(platform, appointment)
    if (stage !== 'waiting' && stage !== 'call') throw closed(appointment.state)
    const guest = await work.db
      .selectFrom('meeting_guests')
      .select(['id', 'state'])
      .where('id', '=', guestId)
      .where('appointment_id', '=', id)
      .executeTakeFirst()
    if (!guest) throw notFound()
    const state = decidedGuest(guest.state, decision)
    if (!state) {
      if (guest.state === decidedGuest(decision === 'remove' ? 'admitted' : 'asking', decision)) return
      throw conflict('guest_decided', 'The guest has left, or was decided about already')
    }
    if (state === 'admitted') await takePlace(platform, work, { meeting: id, patientId: appointment.patient_id, person: null })
    await work.db
      .updateTable('meeting_guests')
      .set({ state, decided_at: platform.clock.now(), decided_by: actor.userId })
      .where('id', '=', guestId)
      .execute()
    if (state === 'removed') await takeOut(platform, work, id, guestId)
    await work.audit({ action: `meeting.guest.${decision}`, recordKind: 'appointment', recordId: id, userId: actor.userId })
    announceMeeting(platform, work, id, 'meeting.changed')
  })
}

/** Out at once, also of a room on a server. */
async function takeOut(platform: Platform, work: Work, meeting: string, guestId: string): Promise<void> {
  const ended = await endConnectionsOf(platform, work, meeting, guestId)
  if ((await carrierOf(work.db, meeting)) === 'mesh') return
  work.afterCommit(() => {
    for (const id of ended)
      platform.largeCalls.remove(meeting, id).catch((error: unknown) => {
        platform.log.warn('a guest could not be taken out of the room', { connection: id, ...describe(error) })
      })
  })
}

/** Ends what lives of a guest's connections, and answers which. */
export async function endConnectionsOf(platform: Platform, work: Work, meeting: string, guestId: string): Promise<string[]> {
  const living = await work.db
    .selectFrom('meeting_connections')
    .select('id')
    .where('guest_id', '=', guestId)
    .where('left_at', 'is', null)
    .execute()
  for (const { id } of living) await endConnection(platform, work, meeting, id)
  return living.map(({ id }) => id)
}
