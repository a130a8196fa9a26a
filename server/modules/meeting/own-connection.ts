import { isAlive } from '#contract/meeting/rules.ts'
import type { Peer, Relay } from '#contract/meeting/schemas.ts'
import type { Carrier, ConnectionStanding } from '#contract/meeting/values.ts'
import type { Reader } from '#server/kernel/db.ts'
import { conflict } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { carrierOf } from './carrier.ts'
import { announceMeeting } from './meeting-topic.ts'
import { peersOf } from './peers.ts'
import type { FindPlace, Place } from './place.ts'
import { relayFor } from './relay.ts'

/** Another tab of the same person has taken over, the connection was left, or it never was the caller's. */
export const gone = () => conflict('connection_gone', 'This connection to the call has ended')

/** The person's connection to the meeting; `undefined` where it is none of theirs. */
async function readOwn(db: Reader, find: FindPlace, connection: string) {
  const place = await find(db)
  const own = await db
    .selectFrom('meeting_connections')
    .select(['id', 'seen_at', 'left_at'])
    .where('id', '=', connection)
    .where('appointment_id', '=', place.meeting)
    .where(place.column, '=', place.person)
    .executeTakeFirst()
  return { place, own }
}

function standingOf({ place, own }: Awaited<ReturnType<typeof readOwn>>): ConnectionStanding {
  if (!place.isOpen) return 'ended'
  return own !== undefined && own.left_at === null ? 'current' : 'taken_over'
}

/** How a connection stands, and in which meeting. 404 for who has no place in it. */
export async function readStanding(
  { db }: Pick<Platform, 'db'>,
  find: FindPlace,
  connection: string,
): Promise<{ place: Place; standing: ConnectionStanding }> {
  const read = await readOwn(db, find, connection)
  return { place: read.place, standing: standingOf(read) }
}

/** A sign of life. One that comes after a long silence tells the others that the connection is back. */
export async function renewPresence(
  platform: Platform,
  find: FindPlace,
  connection: string,
): Promise<{ peers: Peer[]; standing: ConnectionStanding; carrier: Carrier }> {
  const { meeting, standing } = await platform.transact(async (work) => {
    const read = await readOwn(work.db, find, connection)
    const { own, place } = read
    const found = { meeting: place.meeting, standing: standingOf(read) }
    if (!own || found.standing !== 'current') return found
    const now = platform.clock.now()
    await work.db.updateTable('meeting_connections').set({ seen_at: now }).where('id', '=', own.id).execute()
    if (!isAlive(Date.parse(own.seen_at), now.getTime())) announceMeeting(platform, work, place.meeting, 'meeting.changed')
    return found
  })
  const peers = standing === 'current' ? await peersOf(platform, platform.db, meeting) : []
  return { peers: peers.filter(({ id }) => id !== connection), standing, carrier: await carrierOf(platform.db, meeting) }
}

/** Leaves, and forgets the signals, which carry addresses of networks. Again changes nothing. */
export async function leaveMeeting(platform: Platform, find: FindPlace, connection: string): Promise<void> {
  await platform.transact(async (work) => {
    const { own, place } = await readOwn(work.db, find, connection)
    if (own?.left_at === null) await endConnection(platform, work, place.meeting, own.id)
  })
}

/** Ends a connection that lives. */
export async function endConnection(platform: Platform, work: Work, meeting: string, connection: string): Promise<void> {
  await work.db
    .updateTable('meeting_connections')
    .set({ left_at: platform.clock.now() })
    .where('id', '=', connection)
    .where('left_at', 'is', null)
    .execute()
  await work.db
    .deleteFrom('meeting_signals')
    .where((where) => where.or([where('from_id', '=', connection), where('to_id', '=', connection)]))
    .execute()
  announceMeeting(platform, work, meeting, 'meeting.changed')
}

/** Fresh credentials of the relay, for those who are in the call alone. @throws Refusal 404, 409 `connection_gone` */
export async function renewRelay(platform: Platform, find: FindPlace, connection: string): Promise<Relay> {
  const { standing } = await readStanding(platform, find, connection)
  if (standing !== 'current') throw gone()
  return relayFor(platform, connection)
}
