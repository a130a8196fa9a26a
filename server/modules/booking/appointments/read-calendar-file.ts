import type { Actor } from '#server/kernel/actor.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { calendarOf, selectForCalendar } from './calendar-of-appointment.ts'
import { mayForVisit } from './lock-appointment.ts'

/** The visit for the caller's own calendar, in their language. 404 for who is no party. */
export async function readCalendarFile({ db, settings }: Platform, actor: Actor, id: string): Promise<Response> {
  const row = await selectForCalendar(db).where('appointments.id', '=', id).executeTakeFirst()
  if (!row || !(await mayForVisit(db, actor, row, 'see'))) throw notFound()
  const whom = actor.role === 'patient' ? 'patient' : 'doctor'
  const { name, text } = calendarOf(row, { locale: actor.locale, whom }, settings)
  return new Response(text, {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8', 'Content-Disposition': `attachment; filename="${name}"` },
  })
}
