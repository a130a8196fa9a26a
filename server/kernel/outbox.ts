import './tables.ts'
import { describe } from './http/problems.ts'
import type { Job } from './module.ts'
import type { Platform } from './platform.ts'
import type { Courier } from './ports.ts'

/** Tries before a message is given up; the pauses between them grow from half a minute to about four hours. */
const attemptsAtMost = 10
const claimSeconds = 120
const batch = 50

const pauseSeconds = (attempts: number) => 30 * 2 ** (attempts - 1)

/** Delivers what waits in the outbox through a courier, at least once. */
export const deliverOutbox = (courier: Courier): Job => ({
  name: 'outbox.deliver',
  everySeconds: 5,
  run: async (platform) => {
    while ((await deliverBatch(platform, courier)) === batch);
  },
})

async function deliverBatch(platform: Platform, courier: Courier): Promise<number> {
  // Ids sort by time; what an update returns does not.
  const messages = (await claimBatch(platform)).toSorted((a, b) => (a.id < b.id ? -1 : 1))
  for (const message of messages) {
    const { id, channel, recipient, subject, text, attempts } = message
    try {
      await courier.deliver({ id, channel, to: recipient, subject, text })
      await sent(platform, courier, id)
    } catch (error) {
      platform.log.warn('a message could not be delivered', { message: id, attempts, kind: describe(error)['kind'] })
      await notSent(platform, courier, id, attempts)
    }
  }
  return messages.length
}

/** Counts the attempt and puts the next one off before anything is sent: a process that dies in between repeats later, not at once. */
function claimBatch({ db, clock }: Platform) {
  const now = clock.now()
  return db
    .updateTable('outbox_messages')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      next_attempt_at: new Date(now.getTime() + claimSeconds * 1000),
    }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('outbox_messages')
        .select('id')
        .where('state', '=', 'pending')
        .where('next_attempt_at', '<=', now.toISOString())
        .orderBy('next_attempt_at')
        .limit(batch)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'channel', 'recipient', 'subject', 'text', 'attempts'])
    .execute()
}

async function sent({ db, clock }: Platform, courier: Courier, id: string): Promise<void> {
  await db
    .updateTable('outbox_messages')
    .set({ state: 'sent', courier: courier.name, error: null, sent_at: clock.now() })
    .where('id', '=', id)
    .execute()
}

async function notSent({ db, clock }: Platform, courier: Courier, id: string, attempts: number): Promise<void> {
  await db
    .updateTable('outbox_messages')
    .set({
      state: attempts >= attemptsAtMost ? 'failed' : 'pending',
      courier: courier.name,
      error: 'not delivered',
      next_attempt_at: new Date(clock.now().getTime() + pauseSeconds(attempts) * 1000),
    })
    .where('id', '=', id)
    .execute()
}
