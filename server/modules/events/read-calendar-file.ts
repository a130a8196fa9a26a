import type { Actor } from '#server/kernel/actor.ts'
import { calendarFile } from '#server/kernel/calendar-file.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { selectEvents } from './present-event.ts'

/** The event for the caller's own calendar. 404 for who may not read it. */
export async function readEventCalendarFile({ db, settings }: Platform, actor: Actor | null, id: string): Promise<Response> {
  const row = await selectEvents(db, actor).where('events.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  const { lines, city, region, postalCode } = row.address
  const file = calendarFile({
    uid: `${row.id}@carenest`,
    sequence: row.version,
    status: row.state === 'cancelled' ? 'CANCELLED' : 'CONFIRMED',
    start: row.starts_at,
    end: row.ends_at,
    changed: row.updated_at,
    summary: row.title,
    location: [row.place_name, ...lines, city, region, postalCode].filter(Boolean).join(', '),
    url: `${settings.publicUrl}/events-details?id=${row.id}`,
    organizer: settings.mailFrom,
  })
  return new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="event-${row.id.slice(-6)}.ics"`,
    },
  })
}
