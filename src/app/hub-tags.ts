import type { HubEventKind } from '#contract/hub/events.ts'
import type { TagType } from '#shared/api/tags.ts'

/** What each event makes stale. Only what is on the screen is asked for again, so that whoever looks sees the change at once. */
export const hubTags = {
  'appointment.changed': ['Appointment', 'Figures'],
  'order.changed': ['Order', 'Invoice', 'Figures'],
  'payment.changed': ['Payment', 'Order', 'Appointment', 'Figures'],
  'notice.new': ['Notice'],
  'notice.read': ['Notice'],
  'event.changed': ['Event'],
  'session.ended': [],
  // Watched for one doctor at a time (`useWatchedSlots`).
  'slots.changed': [],
  'dashboard.changed': ['Figures', 'Availability', 'ContactMessage', 'OutboxMessage', 'Account'],
} as const satisfies Record<HubEventKind, readonly TagType[]>

export const kindsThatRefresh = (Object.keys(hubTags) as HubEventKind[]).filter((kind) => hubTags[kind].length > 0)
