import './tables.ts'
import { auditWith } from './audit.ts'
import { describe } from './http/problems.ts'
import type { Db, Tx } from './db.ts'
import { informWith, type FindAddressees } from './inform.ts'
import { postMessages } from './post-messages.ts'
import { savepointsOf } from './savepoint.ts'
import type { Clock, HubEvent, HubPublisher, Ids, Log } from './ports.ts'
import type { Origin } from './origin.ts'
import type { Words } from './words.ts'
import type { Mailed, HubMessage, Work } from './work.ts'

export interface Transacting {
  readonly db: Db
  readonly clock: Clock
  readonly ids: Ids
  readonly hub: HubPublisher
  readonly log: Log
  readonly words: Words
  readonly addressees: FindAddressees
  readonly origin?: Origin | null
}

/** Tries of one unit of work that loses races. */
const tries = 4

/**
 * A serialisation failure, a deadlock, a lock that was not to be waited for, a kept statement of tables as they were before a
 * migration: nothing is wrong but the moment.
 */
const momentary: ReadonlySet<unknown> = new Set(['40001', '40P01', '55P03', '0A000'])
const lostRace = (error: unknown) => error instanceof Error && 'code' in error && momentary.has(error.code)

/** Makes `Platform.transact`: one transaction, run again when it loses a race, and what follows its commit. */
export function transactWith(using: Transacting) {
  return async function transact<T>(run: (work: Work) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      const after: (() => void | Promise<void>)[] = []
      try {
        const result = await using.db.transaction().execute((tx) => run(createWork(using, tx, after)))
        await runAfterCommit(after, using.log)
        return result
      } catch (error) {
        if (attempt === tries || !lostRace(error)) throw error
        await aLittle(attempt)
      }
    }
  }
}

/** Losers of one race must not meet again at the same moment. */
const aLittle = (attempt: number) => new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt))

/** The unit is committed: what fails now is logged, and can no longer fail the call. */
async function runAfterCommit(actions: readonly (() => void | Promise<void>)[], log: Log): Promise<void> {
  for (const action of actions) {
    try {
      await action()
    } catch (error) {
      log.error('failed after commit', describe(error))
    }
  }
}

function createWork(using: Transacting, db: Tx, after: (() => void | Promise<void>)[]): Work {
  const { clock, ids, origin } = using
  const work: Work = {
    db,
    tell: (userIds, event) => tell(using, work, userIds, event),
    inform: (userIds, news) => informWith({ ...using, tellEach: (events) => tellEach(using, work, events) }, work)(userIds, news),
    mail: (message) => mail(using, work, message),
    audit: auditWith({ db, clock, ids, origin }),
    afterCommit: (action) => void after.push(action),
    savepoint: savepointsOf(db, after),
  }
  return work
}

/** The same to all of these. */
function tell(using: Transacting, work: Work, userIds: readonly string[], event: HubMessage): Promise<void> {
  return tellEach(using, work, new Map(userIds.map((userId) => [userId, event])))
}

/** Counts up each person's stream under its row's lock, so that numbers have no gaps and follow the order of commits. */
async function tellEach({ clock, hub }: Transacting, work: Work, messages: ReadonlyMap<string, HubMessage>): Promise<void> {
  // Sorted, so that two units that tell the same people cannot wait for each other.
  const people = [...messages.keys()].toSorted()
  if (people.length === 0) return
  const at = clock.now().toISOString()
  const streams = await work.db
    .insertInto('hub_streams')
    .values(people.map((user_id) => ({ user_id, last_seq: 1 })))
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet((eb) => ({ last_seq: eb('hub_streams.last_seq', '+', 1) })))
    .returning(['user_id', 'last_seq'])
    .execute()
  const events = streams.map(({ user_id, last_seq: seq }) => ({ user_id, seq, ...messages.get(user_id)! }))
  await work.db
    .insertInto('hub_events')
    .values(events.map(({ payload, ...event }) => ({ ...event, payload: JSON.stringify(payload), created_at: at })))
    .execute()
  for (const { user_id, ...message } of events) {
    const event: HubEvent = { ...message, at }
    work.afterCommit(() => hub.publish(user_id, event))
  }
}

async function mail(using: Transacting, work: Work, message: Mailed): Promise<void> {
  const { channel, to, locale, template, data, attachments = [], until } = message
  const { subject, text } = using.words(template, locale, data)
  await postMessages(work.db, using, [{ channel, to, locale, template, subject, text, attachments, until }])
}
