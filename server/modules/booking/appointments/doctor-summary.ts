import { sql } from 'kysely'
import type { DoctorSummary } from '#contract/booking/schemas.ts'
import { holdingStates, unbookedStates } from '#contract/booking/states.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { forbidden } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { dateOf, dayNumber, weekday } from '../slots/calendar.ts'
import { presentCard, selectCards } from './appointment-cards.ts'
import { earningsByCurrency } from './earnings.ts'
import { beginOf, dayNumberAt, practiceOf } from './practice-calendar.ts'

const charted = 14

/** The doctor's day and week, in the doctor's zone. Earnings (what was paid less what went back) only for who may see invoices. */
export async function readDoctorSummary({ db, clock }: Platform, actor: Actor): Promise<DoctorSummary> {
  const { doctorId } = actor
  if (doctorId === null) throw forbidden()
  const { zone, currency } = await practiceOf(db, doctorId)
  const today = dayNumberAt(clock.now().getTime(), zone)
  const monday = today - weekday(today)
  const firstDay = Math.min(monday, today - charted + 1)
  const visits = await db
    .selectFrom('appointments')
    .select([
      sql<string>`(appointments.starts_at at time zone ${zone})::date`.as('date'),
      sql<number>`(count(*) filter (where appointments.state not in (${sql.join(unbookedStates)})))::int`.as('visits'),
      sql<number>`(count(*) filter (where appointments.state = 'completed'))::int`.as('completed'),
      sql<number>`(count(*) filter (where appointments.state = 'cancelled'))::int`.as('cancelled'),
      sql<number>`(count(*) filter (where appointments.state = 'no_show'))::int`.as('missed'),
    ])
    .where('appointments.doctor_id', '=', doctorId)
    .where('appointments.starts_at', '>=', beginOf(firstDay, zone))
    .where('appointments.starts_at', '<', beginOf(monday + 7, zone))
    .groupBy('date')
    .execute()
  const dates = Array.from({ length: charted }, (_, index) => dateOf(today - charted + 1 + index))
  const span = { zone, dates, weekFrom: dateOf(monday), from: beginOf(firstDay, zone), until: clock.now() }
  const week = visits.filter(({ date }) => dayNumber(date) >= monday)
  const sum = (pick: (row: (typeof visits)[number]) => number) => week.reduce((total, row) => total + pick(row), 0)
  return {
    today: await dayOf(db, doctorId, beginOf(today, zone), beginOf(today + 1, zone)),
    waiting: await waitingRoom(db, doctorId, beginOf(today - 1, zone)),
    week: {
      visits: sum((row) => row.visits),
      completed: sum((row) => row.completed),
      cancelled: sum((row) => row.cancelled),
      noShow: sum((row) => row.missed),
      newPatients: await newPatients(db, doctorId, beginOf(monday, zone), beginOf(monday + 7, zone)),
    },
    days: dates.map((date) => ({ date, visits: visits.find((each) => each.date === date)?.visits ?? 0 })),
    earnings: actor.rights.includes('invoices') ? await earningsByCurrency(db, doctorId, currency, span) : null,
  }
}

async function dayOf(db: Reader, doctorId: string, from: string, to: string) {
  const rows = await selectCards(db)
    .where('appointments.doctor_id', '=', doctorId)
    .where('appointments.starts_at', '>=', from)
    .where('appointments.starts_at', '<', to)
    .where('appointments.state', 'not in', ['cancelled', 'expired'])
    .orderBy('appointments.starts_at')
    .execute()
  return rows.map(presentCard)
}

/** Who waits, also from just before midnight; the longest first. */
async function waitingRoom(db: Reader, doctorId: string, since: string) {
  const rows = await selectCards(db)
    .where('appointments.doctor_id', '=', doctorId)
    .where('appointments.state', '=', 'waiting')
    .where('appointments.starts_at', '>=', since)
    .orderBy('appointments.starts_at')
    .execute()
  return rows.map(presentCard)
}

/** Patients with a visit in the span and none before it. */
async function newPatients(db: Reader, doctorId: string, from: string, to: string): Promise<number> {
  const states = [...holdingStates, 'completed'] as const
  const { count } = await db
    .selectFrom('appointments as visit')
    .select(sql<number>`count(distinct visit.patient_id)::int`.as('count'))
    .where('visit.doctor_id', '=', doctorId)
    .where('visit.starts_at', '>=', from)
    .where('visit.starts_at', '<', to)
    .where('visit.state', 'in', states)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('appointments as earlier')
            .select('earlier.id')
            .whereRef('earlier.patient_id', '=', 'visit.patient_id')
            .where('earlier.doctor_id', '=', doctorId)
            .where('earlier.starts_at', '<', from)
            .where('earlier.state', 'in', states),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  return count
}
