import { conflict } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import type { Job } from '#server/kernel/module.ts'
import { noteFreed } from './free-time.ts'
import { offerFreed } from './offer-freed.ts'

const atOnce = 200

export const offerGone = () => conflict('offer_gone', 'This time is no longer kept for you')

export type OfferEnd = 'declined' | 'expired' | 'withdrawn'

/** Ends an open offer, whose time goes to the next. Does nothing to one that has ended. */
export async function endOffer(platform: Platform, work: Work, offerId: string, state: OfferEnd): Promise<void> {
  const ended = await work.db
    .updateTable('slot_offers')
    .set({ state })
    .where('id', '=', offerId)
    .where('state', '=', 'open')
    .returning(['appointment_id', 'doctor_id', 'starts_at', 'ends_at'])
    .executeTakeFirst()
  if (!ended) return
  const { patient_id: patientId } = await work.db
    .selectFrom('appointments')
    .select('patient_id')
    .where('id', '=', ended.appointment_id)
    .executeTakeFirstOrThrow()
  await work.tell([patientId], { kind: 'earlierSlot.changed', payload: { id: ended.appointment_id } })
  await noteFreed(platform, work, { doctorId: ended.doctor_id, from: ended.starts_at, to: ended.ends_at })
}

/** What becomes of a visit's place on the list, and of what is offered to it, once the visit is another. */
export async function settleWish(
  platform: Platform,
  work: Work,
  visit: { readonly id: string; readonly state: string; readonly starts_at: string },
): Promise<void> {
  const offer = await work.db
    .selectFrom('slot_offers')
    .select(['id', 'starts_at'])
    .where('appointment_id', '=', visit.id)
    .where('state', '=', 'open')
    .executeTakeFirst()
  if (offer && (visit.state !== 'confirmed' || Date.parse(offer.starts_at) >= Date.parse(visit.starts_at)))
    await endOffer(platform, work, offer.id, 'withdrawn')
  if (visit.state !== 'confirmed')
    await work.db.deleteFrom('earlier_slot_wishes').where('appointment_id', '=', visit.id).execute()
}

/**
 * Every 5 seconds: offers that ran out go to the next, and times whose process died before they were offered are offered. Each in a unit of
 * work of its own, safe to run twice: an offer ends once, and a freed time is gone with its offers.
 */
export const passOffersOn: Job = {
  name: 'booking.passOffersOn',
  everySeconds: 5,
  async run(platform, slice) {
    const now = platform.clock.now().toISOString()
    const runOut = await platform.db
      .selectFrom('slot_offers')
      .select('id')
      .where('state', '=', 'open')
      .where('expires_at', '<=', now)
      .orderBy('expires_at')
      .limit(atOnce)
      .execute()
    await slice.eachDue(runOut, ({ id }) => platform.transact((work) => endOffer(platform, work, id, 'expired')))
    const left = await platform.db
      .selectFrom('freed_times')
      .select('id')
      .orderBy('freed_at')
      .orderBy('id')
      .limit(atOnce)
      .execute()
    await slice.eachDue(left, ({ id }) => offerFreed(platform, id))
  },
}
