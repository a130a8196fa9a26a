import { sql } from 'kysely'
import '#server/modules/booking/index.ts'
import { noVisit } from '../access/open-record.ts'
import { ofSubject } from '../subjects.ts'
import { narrowedTo } from './narrowed.ts'
import type { TimelineProvider } from './provider.ts'

/** Visits that were held or stand: with whom and why. */
export const visitsTimeline: TimelineProvider = {
  kinds: ['visit'],
  async list(db, subject, wanted) {
    const rows = await db
      .selectFrom('appointments')
      .innerJoin('users as doctor', 'doctor.id', 'appointments.doctor_id')
      .select(['appointments.id', 'starts_at', 'state', 'reason', 'doctor.name'])
      .where(ofSubject('appointments', subject))
      .where('state', 'not in', noVisit)
      .where(
        narrowedTo(wanted, { at: 'starts_at', id: 'appointments.id', words: sql<string>`folded(doctor.name || ' ' || reason)` }),
      )
      .orderBy('starts_at', 'desc')
      .orderBy('appointments.id', 'desc')
      .limit(wanted.limit)
      .execute()
    return rows.map(({ id, starts_at: at, state, reason, name }) => ({
      id,
      kind: 'visit' as const,
      at,
      isDay: false,
      title: name,
      text: reason,
      state,
      by: name,
      toldByOwner: false,
      isConfirmed: false,
      isCorrected: false,
      isWithdrawn: false,
    }))
  },
}
