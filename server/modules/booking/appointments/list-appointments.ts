import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { PetRight } from '#contract/carers/rights.ts'
import type { AppointmentCard, AppointmentQuery } from '#contract/booking/schemas.ts'
import { holdingStates } from '#contract/booking/states.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { forbidden } from '#server/kernel/errors.ts'
import { readPage } from '#server/kernel/paging.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { matchesText } from '#server/kernel/search-terms.ts'
import { petsInCareOf } from '#server/modules/carers/index.ts'
import { windowOf } from '../slots/list-slots.ts'
import { type CardRow, presentFor, selectCards } from './appointment-cards.ts'

/** The caller's visits: a patient's own and those of pets in their care, or the doctor's for the doctor and staff. Upcoming ones soonest first, others latest first. */
export async function listAppointments(
  { db, clock }: Platform,
  actor: Actor,
  query: AppointmentQuery,
): Promise<{ items: AppointmentCard[]; next: string | null }> {
  const direction = query.tab === 'upcoming' ? 'asc' : 'desc'
  let select = selectCards(db).where(ownAppointments(actor, 'see')).where(inTab(query.tab, clock.now()))
  if (query.mode) select = select.where('appointments.mode', '=', query.mode)
  if (query.doctor) select = select.where('appointments.doctor_id', '=', query.doctor)
  if (query.from) select = select.where('appointments.starts_at', '>=', dayOf(query.from, actor).begins)
  if (query.to) select = select.where('appointments.starts_at', '<', dayOf(query.to, actor).ends)
  if (query.search) {
    const other = actor.role === 'patient' ? 'doctor' : 'patient'
    const said = matchesText(sql<string>`(${sql.ref(`${other}.name_words`)} || coalesce(pets.name_words, ''))`, query.search)
    select = select.where(said)
  }
  const order = {
    column: 'appointments.starts_at',
    kind: 'instant',
    id: 'appointments.id',
    direction,
    at: (row: CardRow): readonly [string, string] => [row.starts_at, row.id],
  } as const
  const page = await readPage(select, order, query)
  return { items: page.items.map(await presentFor(db, actor)), next: page.next }
}

/** @param right what a carer needs of a pet, for its visits to be among those of a patient */
export function ownAppointments(actor: Actor, right: PetRight): RawBuilder<SqlBool> {
  const { userId } = actor
  if (actor.role === 'patient')
    return sql<SqlBool>`(appointments.patient_id = ${userId} or appointments.pet_id = any (array${petsInCareOf(userId, right)}))`
  if (actor.doctorId === null) throw forbidden()
  return sql<SqlBool>`appointments.doctor_id = ${actor.doctorId}`
}

/** A visit that runs late is upcoming until it is over; one whose time has passed without anybody is past. */
export function inTab(tab: AppointmentQuery['tab'], now: Date): RawBuilder<SqlBool> {
  const at = now.toISOString()
  const open = sql`appointments.state in (${sql.join(holdingStates)})`
  if (tab === 'cancelled') return sql<SqlBool>`appointments.state in ('cancelled', 'expired')`
  if (tab === 'upcoming') {
    return sql<SqlBool>`(${open} and (appointments.ends_at > ${at} or appointments.state = 'in_progress'))`
  }
  return sql<SqlBool>`(appointments.state in ('completed', 'no_show')
    or (${open} and appointments.ends_at <= ${at} and appointments.state <> 'in_progress'))`
}

function dayOf(date: string, { timeZone }: Actor): { begins: string; ends: string } {
  const { from, to } = windowOf({ from: date, to: date, timeZone })
  return { begins: new Date(from).toISOString(), ends: new Date(to).toISOString() }
}
