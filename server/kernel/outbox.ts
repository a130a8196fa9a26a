import './tables.ts'
import { describe } from './http/problems.ts'
import type { Job } from './module.ts'
import type { Platform } from './platform.ts'
import { type Channel, type Courier, DeliveryFault } from './ports.ts'
import { withinTime } from './time-limit.ts'

/** Tries before a message is given up; the pauses between them grow from half a minute to about two hours. */
const attemptsAtMost = 10
/** How long a courier may take for one message: one that is silent holds up no other for longer. */
const deliverMilliseconds = 15_000
/** How long a courier may take once the run is to end. */
const endingMilliseconds = 1_000
/** After which a message that a process took and did not deliver is taken by another: the process has died. Longer than a delivery. */
const claimSeconds = 20

const pauseSeconds = (attempts: number) => 30 * 2 ** (attempts - 1)

/** Longest that somebody who cannot take a message may put the next try off. */
const longestPauseSeconds = 6 * 3600

/** Delivers what waits in the outbox for a channel through its courier, at least once. */
export const deliverChannel = (channel: Channel, courierOf: (platform: Platform) => Courier): Job => ({
  name: `outbox.${channel}`,
  everySeconds: 5,
  run: (platform, slice) => {
    const courier = courierOf(platform)
    return slice.untilDone(() => deliverNext(platform, courier, channel, slice.signal))
  },
})

/** A job for each channel, so that none waits for another's courier. Pushes have theirs where their devices are known. */
export const deliverOutbox = (courier: Courier): readonly Job[] =>
  (['email', 'sms'] as const).map((channel) => deliverChannel(channel, () => courier))

/** Answers whether there was a message. */
async function deliverNext(platform: Platform, courier: Courier, channel: Channel, ending: AbortSignal): Promise<boolean> {
  const message = await claimNext(platform, channel)
  if (!message) return false
  const { id, recipient: to, subject, text, attachments, attempts } = message
  try {
    const delivery = withinTime(deliverMilliseconds, courier.deliver({ id, channel, to, subject, text, attachments }))
    // Left as it is: another process takes the message when its claim has run out.
    if (await isLeft(delivery, ending)) return false
    await sent(platform, courier, id)
  } catch (error) {
    platform.log.warn('a message could not be delivered', { message: id, attempts, kind: describe(error)['kind'] })
    await notSent(platform, courier, id, attempts, error)
  }
  return true
}

/** Waits for a delivery, but not for long once the run is to end: a courier that is silent keeps no process from going down. */
async function isLeft(delivery: Promise<void>, ending: AbortSignal): Promise<boolean> {
  const over = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const left = new Promise<true>((resolve) => {
    const wait = () => void (timer = setTimeout(resolve, endingMilliseconds, true))
    if (ending.aborted) wait()
    else ending.addEventListener('abort', wait, { once: true, signal: over.signal })
  })
  try {
    return await Promise.race([delivery.then(() => false), left])
  } finally {
    over.abort()
    clearTimeout(timer)
  }
}

/** Counts the attempt and puts the next one off before anything is sent: a process that dies in between repeats later, not at once. */
function claimNext({ db, clock }: Platform, channel: Channel) {
  const now = clock.now()
  return db
    .updateTable('outbox_messages')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      next_attempt_at: new Date(now.getTime() + claimSeconds * 1000),
    }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('outbox_messages')
        .select('id')
        .where('state', '=', 'pending')
        .where('channel', '=', channel)
        .where('next_attempt_at', '<=', now.toISOString())
        .orderBy('next_attempt_at')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'recipient', 'subject', 'text', 'attachments', 'attempts'])
    .executeTakeFirst()
}

async function sent({ db, clock }: Platform, courier: Courier, id: string): Promise<void> {
  await db
    .updateTable('outbox_messages')
    .set({ state: 'sent', courier: courier.name, error: null, sent_at: clock.now() })
    .where('id', '=', id)
    .execute()
}

async function notSent({ db, clock }: Platform, courier: Courier, id: string, attempts: number, error: unknown): Promise<void> {
  const { isFinal, afterSeconds } = error instanceof DeliveryFault ? error : { isFinal: false, afterSeconds: 0 }
  const pause = Math.max(pauseSeconds(attempts), Math.min(afterSeconds, longestPauseSeconds))
  await db
    .updateTable('outbox_messages')
    .set({
      state: isFinal || attempts >= attemptsAtMost ? 'failed' : 'pending',
      courier: courier.name,
      error: isFinal ? 'gone' : 'not delivered',
      next_attempt_at: new Date(clock.now().getTime() + pause * 1000),
    })
    .where('id', '=', id)
    .execute()
}
