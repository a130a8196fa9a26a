import { sql } from 'kysely'
import type { OwnDoctor } from '#contract/doctors/schemas.ts'
import type { AppointmentMode } from '#contract/doctors/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { isBookable } from '#server/modules/booking/index.ts'
import { averageOf } from './present-doctor.ts'
import './tables.ts'

/** Doctors with whom the patient has visits, and favourites: those met last first, then by name. */
export async function listOwnDoctors(platform: Platform, actor: Actor): Promise<OwnDoctor[]> {
  const rows = await selectOwnDoctors(platform, actor)
    .orderBy(sql`greatest(met.last_start, met.next_start) desc nulls last`)
    .orderBy('users.name')
    .orderBy('users.id')
    .limit(500)
    .execute()
  return rows.map(presentOwnDoctor)
}

/** @throws Refusal 404 for a doctor whom the patient neither met nor chose */
export async function readOwnDoctor(platform: Platform, actor: Actor, id: string): Promise<OwnDoctor> {
  const row = await selectOwnDoctors(platform, actor).where('doctors.user_id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return presentOwnDoctor(row)
}

function selectOwnDoctors({ db, clock }: Platform, { userId }: Actor) {
  const now = clock.now().toISOString()
  const tookPlace = sql`appointments.state in ('in_progress', 'completed')`
  const isAhead = sql`appointments.state in ('confirmed', 'waiting') and appointments.ends_at > ${now}`
  const met = db
    .selectFrom('appointments')
    .select('appointments.doctor_id')
    .select([
      sql<number>`(count(*) filter (where ${tookPlace}))::int`.as('visits'),
      sql<string | null>`max(appointments.starts_at) filter (where ${tookPlace})`.as('last_start'),
      sql<AppointmentMode | null>`(array_agg(appointments.mode order by appointments.starts_at desc) filter (where ${tookPlace}))[1]`.as(
        'last_mode',
      ),
      sql<string | null>`(array_agg(coalesce(appointments.pet_id, appointments.patient_id) order by appointments.starts_at desc)
        filter (where ${tookPlace}))[1]`.as('last_subject'),
      sql<string | null>`min(appointments.starts_at) filter (where ${isAhead})`.as('next_start'),
    ])
    .where('appointments.patient_id', '=', userId)
    .groupBy('appointments.doctor_id')
    .having(sql<boolean>`bool_or(${tookPlace} or (${isAhead}))`)
  return db
    .selectFrom('doctors')
    .innerJoin('users', 'users.id', 'doctors.user_id')
    .leftJoin(met.as('met'), 'met.doctor_id', 'doctors.user_id')
    .leftJoin('favourite_doctors', (join) =>
      join.onRef('favourite_doctors.doctor_id', '=', 'doctors.user_id').on('favourite_doctors.patient_id', '=', userId),
    )
    .select(['users.id', 'users.name', 'users.avatar', 'doctors.kind', 'doctors.speciality'])
    .select(['doctors.rating_sum', 'doctors.rating_count', 'met.visits', 'met.last_start', 'met.last_mode', 'met.next_start'])
    .select('met.last_subject')
    .select((eb) => [eb('favourite_doctors.doctor_id', 'is not', null).as('favourite'), isBookable.as('bookable')])
    .where((eb) => eb.or([eb('met.doctor_id', 'is not', null), eb('favourite_doctors.doctor_id', 'is not', null)]))
}

type OwnDoctorRow = Awaited<ReturnType<ReturnType<typeof selectOwnDoctors>['execute']>>[number]

const instantOf = (at: string | null) => at && new Date(at).toISOString()

function presentOwnDoctor(row: OwnDoctorRow): OwnDoctor {
  const { id, name, avatar, kind, speciality, bookable, favourite } = row
  const start = instantOf(row.last_start)
  const { last_mode: mode, last_subject: subject } = row
  return {
    id,
    name,
    avatar,
    kind,
    speciality,
    rating: { average: averageOf(row.rating_sum, row.rating_count), count: row.rating_count },
    bookable: Boolean(bookable),
    favourite: Boolean(favourite),
    visits: row.visits ?? 0,
    lastVisit: start !== null && mode !== null && subject !== null ? { start, mode, subject } : null,
    nextVisit: instantOf(row.next_start),
  }
}
