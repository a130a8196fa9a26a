import type { ReceivedSignal, SignalsBody } from '#contract/meeting/schemas.ts'
import type { ConnectionStanding } from '#contract/meeting/values.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { announceSignal } from './meeting-topic.ts'
import { gone, readStanding } from './own-connection.ts'
import type { FindPlace } from './place.ts'

/** Signals that one question brings. */
const mostAtOnce = 100

/**
 * Leaves signals for other connections of the same meeting. One whose number was there already is not kept again, and one for a connection
 * that has left is dropped: its person comes back with a new one. @throws Refusal 404 for others, 409 `connection_gone`
 */
export async function sendSignals(platform: Platform, find: FindPlace, { from, signals }: SignalsBody): Promise<void> {
  const { place, standing } = await readStanding(platform, find, from)
  if (standing !== 'current') throw gone()
  await platform.transact(async (work) => {
    // Locked in one order: who receives from several at once then sees their signals in the order of their positions.
    const receivers = await work.db
      .selectFrom('meeting_connections')
      .select('id')
      .where('id', 'in', [...new Set(signals.map(({ to }) => to))])
      .where('appointment_id', '=', place.meeting)
      .where('id', '!=', from)
      .where('left_at', 'is', null)
      .orderBy('id')
      .forUpdate()
      .execute()
    const present = new Set(receivers.map((receiver) => receiver.id))
    const rows = signals.filter(({ to }) => present.has(to))
    if (rows.length === 0) return
    const now = platform.clock.now()
    await work.db
      .insertInto('meeting_signals')
      .values(rows.map(({ to, seq, body }) => ({ from_id: from, to_id: to, seq, body: JSON.stringify(body), created_at: now })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    for (const to of present) announceSignal(platform, work, place.meeting, to)
  })
}

/** Signals to the caller's connection after a position. @throws Refusal 404 for others */
export async function readSignals(
  platform: Platform,
  find: FindPlace,
  { connection, after }: { readonly connection: string; readonly after: number },
): Promise<{ signals: ReceivedSignal[]; standing: ConnectionStanding }> {
  const { standing } = await readStanding(platform, find, connection)
  if (standing !== 'current') return { signals: [], standing }
  const rows = await platform.db
    .selectFrom('meeting_signals')
    .innerJoin('meeting_connections', 'meeting_connections.id', 'meeting_signals.from_id')
    .select(['position', 'from_id', 'generation', 'seq', 'body'])
    .where('to_id', '=', connection)
    .where('position', '>', after)
    .orderBy('position')
    .limit(mostAtOnce)
    .execute()
  return {
    signals: rows.map(({ position, from_id: from, generation, seq, body }) => ({
      position,
      from,
      generation,
      seq,
      body,
    })),
    standing,
  }
}
