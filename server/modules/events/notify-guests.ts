import type { NoticeKind } from '#contract/notices/kinds.ts'
import { paths } from '#contract/paths.ts'
import type { Work } from '#server/kernel/work.ts'
import type { EventRow } from './present-event.ts'

export interface EventNews {
  readonly kind: Extract<NoticeKind, 'eventChanged' | 'eventCancelled' | 'eventPlaceFree'>
  /** Of the mail, where it has several. */
  readonly template?: string
  readonly data?: Readonly<Record<string, string>>
}

type Told = Pick<EventRow, 'id' | 'title' | 'starts_at'>

/** Tells these people of the event. Suspended ones are told nothing. */
export async function notifyPeople(work: Work, event: Told, userIds: readonly string[], news: EventNews): Promise<void> {
  if (userIds.length === 0) return
  const active = await work.db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', userIds)
    .where('status', '=', 'active')
    .execute()
  await work.inform(
    active.map(({ id }) => id),
    {
      ...news,
      data: { title: event.title, startsAt: event.starts_at, ...news.data },
      link: paths.eventsDetails.link({ id: event.id }),
    },
  )
}

/** Everybody who goes, waits or is interested. */
export async function guestsOf(work: Work, eventId: string): Promise<string[]> {
  const rows = await work.db.selectFrom('event_guests').select('user_id').where('event_id', '=', eventId).execute()
  return rows.map((row) => row.user_id)
}

/** Open pages of the event ask for it again: the organiser's and those of its guests who are named. */
export function publishEventChange(
  work: Work,
  event: Pick<EventRow, 'id' | 'organiser_id'>,
  guests: readonly string[],
): Promise<void> {
  return work.tell([event.organiser_id, ...guests], { kind: 'event.changed', payload: { id: event.id } })
}
