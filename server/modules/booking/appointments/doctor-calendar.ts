import type { CalendarQuery, DoctorCalendarAnswer } from '#contract/booking/calendar-schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { forbidden } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { dateOf } from '../slots/calendar.ts'
import { freeSlots } from '../slots/free-slots.ts'
import { windowOf } from '../slots/list-slots.ts'
import { loadCalendars } from '../slots/load-calendars.ts'
import { merged } from '../slots/spans.ts'
import { presentCard, selectCards } from './appointment-cards.ts'
import { periodAround } from './earnings-period.ts'
import { dayNumberAt, practiceOf } from './practice-calendar.ts'

const minute = 60_000
const iso = (time: number) => new Date(time).toISOString()

/** What stands in the doctor's calendar on some days. Why there is time off only who may change it reads. */
export async function readDoctorCalendar(
  { db, clock }: Platform,
  actor: Actor,
  { span, at }: CalendarQuery,
): Promise<DoctorCalendarAnswer> {
  const { doctorId } = actor
  if (doctorId === null) throw forbidden()
  const { zone } = await practiceOf(db, doctorId)
  const now = clock.now().getTime()
  const today = dateOf(dayNumberAt(now, zone))
  const asked = at ?? today
  const days = span === 'day' ? { from: asked, to: asked } : periodAround(span, asked)
  const window = windowOf({ ...days, timeZone: zone })
  const calendar = (await loadCalendars(db, [doctorId], { ...window, now })).get(doctorId)
  const slots = calendar ? freeSlots(calendar, { ...window, now }) : []
  const free = merged(slots.map(({ start, minutes }) => ({ start, end: start + minutes * minute })))
  return {
    timeZone: zone,
    ...days,
    today,
    visits: await visitsIn(db, doctorId, window),
    free: free.map(({ start, end }) => ({ start: iso(start), end: iso(end) })),
    timeOff: await timeOffIn(db, doctorId, window, actor.rights.includes('availability')),
  }
}

interface Window {
  /** Milliseconds. */
  readonly from: number
  readonly to: number
}

async function visitsIn(db: Reader, doctorId: string, { from, to }: Window) {
  const rows = await selectCards(db)
    .where('appointments.doctor_id', '=', doctorId)
    .where('appointments.starts_at', '<', iso(to))
    .where('appointments.ends_at', '>', iso(from))
    .where('appointments.state', 'not in', ['cancelled', 'expired'])
    .orderBy('appointments.starts_at')
    .orderBy('appointments.id')
    .execute()
  return rows.map(presentCard)
}

async function timeOffIn(db: Reader, doctorId: string, { from, to }: Window, withNotes: boolean) {
  const rows = await db
    .selectFrom('time_off')
    .selectAll()
    .where('doctor_id', '=', doctorId)
    .where('starts_at', '<', iso(to))
    .where('ends_at', '>', iso(from))
    .orderBy('starts_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    start: row.starts_at,
    end: row.ends_at,
    days: row.first_day !== null && row.last_day !== null ? { from: row.first_day, to: row.last_day } : null,
    note: withNotes ? (row.note ?? '') : '',
  }))
}
