import type { EarlierSlot } from '#contract/booking/earlier-schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { lockForParty, mayForVisit } from '../appointments/lock-appointment.ts'
import { endOffer, offerGone } from './end-offers.ts'

/** How a visit stands on the list for earlier times; 404 for everybody but its patient and carers. */
export async function readEarlierSlot({ db, clock }: Platform, actor: Actor, id: string): Promise<EarlierSlot> {
  const visit = await db
    .selectFrom('appointments')
    .leftJoin('earlier_slot_wishes as wishes', 'wishes.appointment_id', 'appointments.id')
    .select(['patient_id', 'appointments.doctor_id', 'pet_id', 'mode', 'state', 'starts_at', 'joined_at'])
    .where('appointments.id', '=', id)
    .executeTakeFirst()
  if (!visit || !(await mayForVisit(db, actor, visit, 'see'))) throw notFound()
  const now = clock.now()
  const stands = visit.state === 'confirmed' && Date.parse(visit.starts_at) > now.getTime()
  const { joined_at: joinedAt } = visit
  if (!stands || joinedAt === null) return { isOnList: false, place: null, mayJoin: stands, offer: null }
  const { before } = await db
    .selectFrom('earlier_slot_wishes as wishes')
    .innerJoin('appointments', 'appointments.id', 'wishes.appointment_id')
    .select((eb) => eb.fn.countAll<number>().as('before'))
    .where('wishes.doctor_id', '=', visit.doctor_id)
    .where('appointments.mode', '=', visit.mode)
    .where('appointments.state', '=', 'confirmed')
    .where('appointments.starts_at', '>', now.toISOString())
    .where((where) =>
      where.or([
        where('wishes.joined_at', '<', joinedAt),
        where.and([where('wishes.joined_at', '=', joinedAt), where('wishes.appointment_id', '<', id)]),
      ]),
    )
    .executeTakeFirstOrThrow()
  const offer = await db
    .selectFrom('slot_offers')
    .select(['id', 'starts_at', 'ends_at', 'expires_at'])
    .where('appointment_id', '=', id)
    .where('state', '=', 'open')
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return {
    isOnList: true,
    place: before + 1,
    mayJoin: false,
    offer: offer ? { id: offer.id, start: offer.starts_at, end: offer.ends_at, until: offer.expires_at } : null,
  }
}

/** Puts the visit at the end of the list; one that is on it keeps its place. @throws Refusal 409 `appointment_state` or `too_late`. */
export async function joinEarlierSlots(platform: Platform, actor: Actor, id: string): Promise<void> {
  await platform.transact(async (work) => {
    const visit = await lockForParty(work, actor, id, 'decide')
    if (visit.state !== 'confirmed')
      throw conflict('appointment_state', 'Only a visit that is booked can come earlier', visit.state)
    const now = platform.clock.now()
    if (Date.parse(visit.starts_at) <= now.getTime()) throw conflict('too_late', 'It is too late for this')
    await work.db
      .insertInto('earlier_slot_wishes')
      .values({ appointment_id: id, doctor_id: visit.doctor_id, joined_at: now })
      .onConflict((clash) => clash.column('appointment_id').doNothing())
      .execute()
    await work.audit({ action: 'earlierSlot.join', recordKind: 'appointment', recordId: id, userId: actor.userId })
  })
}

/** Takes the visit off the list; what is offered to it goes to the next. */
export async function leaveEarlierSlots(platform: Platform, actor: Actor, id: string): Promise<void> {
  await platform.transact(async (work) => {
    await lockForParty(work, actor, id, 'decide')
    const left = await work.db
      .deleteFrom('earlier_slot_wishes')
      .where('appointment_id', '=', id)
      .returning('appointment_id')
      .executeTakeFirst()
    if (!left) return
    const offer = await work.db
      .selectFrom('slot_offers')
      .select('id')
      .where('appointment_id', '=', id)
      .where('state', '=', 'open')
      .executeTakeFirst()
    if (offer) await endOffer(platform, work, offer.id, 'withdrawn')
    await work.audit({ action: 'earlierSlot.leave', recordKind: 'appointment', recordId: id, userId: actor.userId })
  })
}

/** Lets the offered time go to the next, and stays on the list. Of an offer that has ended nothing happens. @throws Refusal 409 `offer_gone` for none of this visit's. */
export async function declineEarlierSlot(
  platform: Platform,
  actor: Actor,
  { id, offerId }: { id: string; offerId: string },
): Promise<void> {
  await platform.transact(async (work) => {
    await lockForParty(work, actor, id, 'decide')
    const offer = await work.db
      .selectFrom('slot_offers')
      .select('id')
      .where('id', '=', offerId)
      .where('appointment_id', '=', id)
      .executeTakeFirst()
    if (!offer) throw offerGone()
    await endOffer(platform, work, offerId, 'declined')
  })
}
