import { paths } from '#contract/paths.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Hold } from '#server/kernel/personal-data.ts'
import './tables.ts'

/** Events ahead that a person invites to and that others mean to come to: they are told when it is called off. */
export async function eventsAhead(db: Reader, userId: string, now: string): Promise<Hold[]> {
  const rows = await db
    .selectFrom('events')
    .select(['id', 'title', 'starts_at'])
    .where('organiser_id', '=', userId)
    .where('state', '=', 'open')
    .where('starts_at', '>', now)
    .where((eb) => eb.or([eb('going', '>', 0), eb('waiting', '>', 0)]))
    .orderBy('starts_at')
    .limit(50)
    .execute()
  return rows.map(({ id, title, starts_at: at }) => ({ kind: 'event', name: title, at, link: paths.updateEvent.link({ id }) }))
}
