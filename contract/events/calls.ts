import type { Call } from '../kernel/call.ts'

/** Read by whoever the event is shown to; for others it does not exist. */
const readable = { who: 'anyone', whose: 'public', record: 'event' } as const
const guest = { who: ['patient'], whose: 'public', record: 'event' } as const
const organiser = { who: ['patient'], whose: 'party', record: 'event' } as const
const own = { who: ['patient'], whose: 'self' } as const

export const eventsCalls = {
  listEvents: {
    method: 'GET',
    path: '/events',
    access: { who: 'anyone', whose: 'public' },
    summary: 'Coming events by kind, words and distance; visitors find those that are for everyone',
  },
  listOwnEvents: { method: 'GET', path: '/own-events', access: own, summary: 'Events the caller goes to, organises or was at' },
  createEvent: {
    method: 'POST',
    path: '/events',
    access: own,
    summary: 'Invite to an event; a handful a day',
    idempotent: true,
  },
  readEvent: { method: 'GET', path: '/events/{id}', access: readable, summary: 'One event, and how the caller stands to it' },
  changeEvent: {
    method: 'PUT',
    path: '/events/{id}',
    access: organiser,
    summary: 'Change an event before it starts; guests are told of another time or place',
  },
  cancelEvent: {
    method: 'POST',
    path: '/events/{id}/cancel',
    access: organiser,
    summary: 'Call an event off; guests are told why',
  },
  attendEvent: {
    method: 'PUT',
    path: '/events/{id}/guest',
    access: guest,
    summary: 'Go, be interested, or wait for a place until the event starts',
  },
  leaveEvent: {
    method: 'DELETE',
    path: '/events/{id}/guest',
    access: guest,
    summary: 'Be no guest any more; the first who waits goes instead',
  },
  listGuests: {
    method: 'GET',
    path: '/events/{id}/guests',
    access: { who: 'signedIn', whose: 'public', record: 'event' },
    summary: 'Guests of one standing by name, in the order they came; to pharmacies and companies by first name and initial',
  },
  readEventCalendarFile: {
    method: 'GET',
    path: '/events/{id}/calendar.ics',
    access: readable,
    summary: 'The event as a calendar file (iCalendar)',
  },
} as const satisfies Record<string, Call>
