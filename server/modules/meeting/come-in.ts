import { sql } from 'kysely'
import type { Joined } from '#contract/meeting/schemas.ts'
import { conflict } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { announceMeeting } from './meeting-topic.ts'
import { peersOf } from './peers.ts'
import type { Place } from './place.ts'
import { carrierOf } from './carrier.ts'
import { relayFor } from './relay.ts'

/** A new connection of the person, whose appointment is locked; one in another tab, or of before a reload, is taken over. Answers its id. */
export async function comeIn(platform: Platform, work: Work, { meeting, part, person, column }: Place): Promise<string> {
  const now = platform.clock.now()
  await work.db
    .updateTable('meeting_connections')
    .set({ left_at: now })
    .where('appointment_id', '=', meeting)
    .where(column, '=', person)
    .where('left_at', 'is', null)
    .execute()
  const { generation } = await work.db
    .selectFrom('meeting_connections')
    .select(sql<number>`coalesce(max(generation), 0) + 1`.as('generation'))
    .where('appointment_id', '=', meeting)
    .where(column, '=', person)
    .executeTakeFirstOrThrow()
  const id = platform.ids.next()
  await work.db
    .insertInto('meeting_connections')
    .values({ id, appointment_id: meeting, [column]: person, part, generation, joined_at: now, seen_at: now })
    .execute()
  announceMeeting(platform, work, meeting, 'meeting.changed')
  return id
}

/** What a connection that has just come in needs. @throws Refusal 409 `connection_gone` */
export async function joinedBy(platform: Platform, meeting: string, connection: string): Promise<Joined> {
  const all = await peersOf(platform, platform.db, meeting)
  const self = all.find(({ id }) => id === connection)
  // Taken over already, by a tab that joined in the same moment.
  if (!self) throw conflict('connection_gone', 'Another window has taken over the call')
  return {
    self,
    peers: all.filter(({ id }) => id !== connection),
    relay: await relayFor(platform, connection),
    carrier: await carrierOf(platform.db, meeting),
    after: 0,
  }
}
