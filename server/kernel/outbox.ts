import './tables.ts'
import { describe } from './http/problems.ts'
import type { Job } from './module.ts'
import type { Platform } from './platform.ts'
import { type Channel, type Courier, DeliveryFault } from './ports.ts'
import { withinTime } from './time-limit.ts'

/** A message is given up after so many tries, but not while it is younger than {@link givenUpAfter}: a way that is down for a day loses nothing. */
const attemptsAtLeast = 10
const givenUpAfter = 3 * 24 * 3_600_000
/** So many that fail one after the other mean that the way is down: the run ends, and those behind keep their place and their tries. */
const failuresInARow = 5
/** Messages that are dropped in one statement because they make no sense any more. */
const droppedAtOnce = 2000
/** How long a courier may take for one message: one that is silent holds up no other for longer. */
const deliverMilliseconds = 15_000
/** How long a courier may take once the run is to end. */
const endingMilliseconds = 1_000
/** After which a message that a process took and did not deliver is taken by another: the process has died. Longer than a delivery. */
const claimSeconds = 20

/** Grows from half a minute to an hour. */
const pauseSeconds = (attempts: number) => Math.min(30 * 2 ** (attempts - 1), 3600)

/** Longest that somebody who cannot take a message may put the next try off. */
const longestPauseSeconds = 6 * 3600

/**
 * Delivers what waits in the outbox for a channel through its courier, at least once, in the order in which it was written. What makes no sense
 * any more is dropped first, and counted by its state.
 */
export const deliverChannel = (channel: Channel, courierOf: (platform: Platform) => Courier): Job => ({
  name: `outbox.${channel}`,
  everySeconds: 5,
  async run(platform, slice) {
    const courier = courierOf(platform)
    await slice.untilDone(() => dropStale(platform, channel))
    let failures = 0
    await slice.untilDone(async () => {
      const came = await deliverNext(platform, courier, channel, slice.signal)
      failures = came === 'failed' ? failures + 1 : 0
      return came !== 'nothing' && failures < failuresInARow
    })
  },
})

/** A job for each channel, so that none waits for another's courier. Pushes have theirs where their devices are known. */
export const deliverOutbox = (courier: Courier): readonly Job[] =>
  (['email', 'sms'] as const).map((channel) => deliverChannel(channel, () => courier))

/** Answers what came of the next message; `nothing`: there was none, or it was left to another process. */
async function deliverNext(
  platform: Platform,
  courier: Courier,
  channel: Channel,
  ending: AbortSignal,
): Promise<'nothing' | 'sent' | 'gone' | 'failed'> {
  const message = await claimNext(platform, channel)
  if (!message) return 'nothing'
  const { id, recipient: to, subject, text, attachments, attempts } = message
  try {
    const delivery = withinTime(deliverMilliseconds, courier.deliver({ id, channel, to, subject, text, attachments }))
    // Left as it is: another process takes the message when its claim has run out.
    if (await isLeft(delivery, ending)) return 'nothing'
    await sent(platform, courier, id)
    return 'sent'
  } catch (error) {
    platform.log.warn('a message could not be delivered', { message: id, attempts, kind: describe(error)['kind'] })
    return notSent(platform, courier, message, error)
  }
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
        // What was never tried is due, also when the clock was set back since.
        .where((eb) => eb.or([eb('next_attempt_at', '<=', now.toISOString()), eb('attempts', '=', 0)]))
        .where((eb) => eb.or([eb('stale_at', 'is', null), eb('stale_at', '>', now.toISOString())]))
        // Ids follow the time at which they were made.
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'recipient', 'subject', 'text', 'attachments', 'attempts', 'created_at'])
    .executeTakeFirst()
}

/** Drops the next messages that would say what is over. Answers whether more may be left. */
async function dropStale({ db, clock }: Platform, channel: Channel): Promise<boolean> {
  const now = clock.now().toISOString()
  const { numUpdatedRows } = await db
    .updateTable('outbox_messages')
    .set({ state: 'discarded', error: 'stale' })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('outbox_messages')
        .select('id')
        .where('state', '=', 'pending')
        .where('channel', '=', channel)
        .where('stale_at', '<=', now)
        // One that a process has just taken is on its way.
        .where('next_attempt_at', '<=', now)
        .limit(droppedAtOnce)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows) === droppedAtOnce
}

async function sent({ db, clock }: Platform, courier: Courier, id: string): Promise<void> {
  await db
    .updateTable('outbox_messages')
    .set({ state: 'sent', courier: courier.name, error: null, discard_reason: null, sent_at: clock.now() })
    .where('id', '=', id)
    .execute()
}

async function notSent(
  { db, clock }: Platform,
  courier: Courier,
  { id, attempts, created_at: createdAt }: { readonly id: string; readonly attempts: number; readonly created_at: string },
  error: unknown,
): Promise<'gone' | 'failed'> {
  const { isFinal, afterSeconds } = error instanceof DeliveryFault ? error : { isFinal: false, afterSeconds: 0 }
  const pause = Math.max(pauseSeconds(attempts), Math.min(afterSeconds, longestPauseSeconds))
  const isGivenUp = attempts >= attemptsAtLeast && clock.now().getTime() - Date.parse(createdAt) >= givenUpAfter
  await db
    .updateTable('outbox_messages')
    .set({
      state: isFinal || isGivenUp ? 'failed' : 'pending',
      courier: courier.name,
      error: isFinal ? 'gone' : 'not delivered',
      next_attempt_at: new Date(clock.now().getTime() + pause * 1000),
    })
    .where('id', '=', id)
    // The office may have put it away meanwhile.
    .where('state', '=', 'pending')
    .execute()
  return isFinal ? 'gone' : 'failed'
}
