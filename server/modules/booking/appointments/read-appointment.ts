import type { AppointmentDetails, AppointmentEvent } from '#contract/booking/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { presentFor, selectCards } from './appointment-cards.ts'
import { mayForVisit } from './lock-appointment.ts'
import { orderOfAppointment } from './order-of-appointment.ts'

/** One visit with all that its parties may know; 404 for everybody else. */
export async function readAppointment({ db }: Platform, actor: Actor, id: string): Promise<AppointmentDetails> {
  const row = await selectCards(db)
    .select(['appointments.reason', 'appointments.absent', 'doctors.clinic_name', 'doctors.clinic_address'])
    .where('appointments.id', '=', id)
    .executeTakeFirst()
  if (!row || !(await mayForVisit(db, actor, row, 'see'))) throw notFound()
  const order = await orderOfAppointment(db, id)
  return {
    ...(await presentFor(db, actor))(row),
    reason: row.reason,
    orderId: order?.id ?? null,
    payer: await otherPayer(db, actor, order?.buyer_id),
    refunded: order && order.refunded > 0 ? { amount: order.refunded, currency: row.currency } : null,
    absent: row.absent,
    place: row.mode === 'clinic' ? placeOf(row) : null,
    review: await reviewOf(db, id),
    timeline: await timelineOf(db, id),
  }
}

/** Who pays in the patient's or a carer's place. */
async function otherPayer(db: Reader, { role, userId }: Actor, buyerId: string | undefined): Promise<string | null> {
  if (role !== 'patient' || buyerId === undefined || buyerId === userId) return null
  const { name } = await db.selectFrom('users').select('name').where('id', '=', buyerId).executeTakeFirstOrThrow()
  return name
}

/** The clinic on one line. */
export function placeOf(row: {
  readonly clinic_name: string | null
  readonly clinic_address: { readonly lines: readonly string[]; readonly city: string; readonly postalCode: string } | null
}): string | null {
  const { clinic_name: name, clinic_address: address } = row
  const parts = [name, ...(address ? [...address.lines, `${address.postalCode} ${address.city}`.trim()] : [])]
  return parts.filter(Boolean).join(', ') || null
}

async function reviewOf(db: Reader, id: string): Promise<AppointmentDetails['review']> {
  const review = await db
    .selectFrom('reviews')
    .select(['rating', 'words', 'created_at'])
    .where('appointment_id', '=', id)
    .executeTakeFirst()
  return review ? { stars: review.rating, words: review.words, at: review.created_at } : null
}

async function timelineOf(db: Reader, id: string): Promise<AppointmentEvent[]> {
  const rows = await db
    .selectFrom('appointment_events')
    .leftJoin('users', 'users.id', 'appointment_events.actor_id')
    .select(['event', 'at', 'actor_role', 'reason', 'data', 'users.name'])
    .where('appointment_id', '=', id)
    .orderBy('at')
    .orderBy('appointment_events.id')
    .execute()
  return rows.map(({ event, at, actor_role: role, reason, data, name }) => ({
    verb: event,
    state: data.state,
    at,
    by: role ?? 'platform',
    byName: name,
    why: reason,
    movedFrom: data.movedFrom ?? null,
  }))
}
