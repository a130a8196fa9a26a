import type { Selectable } from 'kysely'
import { paths } from '#contract/paths.ts'
import type { Tables, Tx } from '#server/kernel/db.ts'
import { pushText } from '#server/kernel/hold-news.ts'
import { type Addressee, devicesOf, quietHoursOf } from '#server/kernel/inform.ts'
import type { Job } from '#server/kernel/module.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { postMessages, type PostedMessage } from '#server/kernel/post-messages.ts'
import { quietUntil } from '#server/kernel/quiet-hours.ts'
import { findAddressees } from '../account/index.ts'

const atOnce = 200

type Held = Selectable<Tables['notice_deliveries']>
type Mail = Omit<PostedMessage, 'channel' | 'to'>

interface Due {
  readonly user_id: string
  readonly channel: 'email' | 'push'
}

/**
 * Puts all that is held for a person on a way into the outbox, as one message. That it was sent is written with the message itself, under a
 * lock on what is held: killed anywhere, or run twice at once, each goes out once.
 */
function sendHeld(platform: Platform, { user_id: userId, channel }: Due): Promise<void> {
  return platform.transact(async (work) => {
    const held = await lockHeld(work.db, userId, channel)
    const [reader] = await findAddressees(work.db, [userId])
    if (held.length === 0 || !reader) return
    const now = platform.clock.now()
    const quiet = (await quietHoursOf(work.db, [userId])).get(userId)
    const until = quiet ? quietUntil(now, reader.timeZone, quiet) : now
    // The person is somewhere else by now, where it is still night.
    if (until > now) return rewrite(work.db, held, { hold_until: until })
    const messages = channel === 'email' ? mailsOf(platform, reader, held) : await pushesOf(platform, work.db, reader, held)
    await postMessages(work.db, platform, messages)
    await rewrite(work.db, held, { sent_at: now, message: null })
  })
}

/** In the order in which it came. */
const lockHeld = (db: Tx, userId: string, channel: Due['channel']): Promise<Held[]> =>
  db
    .selectFrom('notice_deliveries')
    .selectAll()
    .where('user_id', '=', userId)
    .where('channel', '=', channel)
    .where('sent_at', 'is', null)
    .orderBy('created_at')
    .orderBy('notice_id')
    .forUpdate()
    .execute()

async function rewrite(db: Tx, held: readonly Held[], values: { hold_until: Date } | { sent_at: Date; message: null }) {
  const [{ user_id, channel }] = held as readonly [Held, ...Held[]]
  const ids = held.map(({ notice_id }) => notice_id)
  await db
    .updateTable('notice_deliveries')
    .set(values)
    .where('notice_id', 'in', ids)
    .where('channel', '=', channel)
    .where('user_id', '=', user_id)
    .execute()
}

/** One alone is the mail that it was; several are one mail with all that they said and brought. */
function mailsOf({ words, settings }: Platform, reader: Addressee, held: readonly Held[]): PostedMessage[] {
  if (reader.email === null) return []
  const mails = held.map(({ message }) => message as Mail)
  const [only] = mails
  if (only && mails.length === 1) return [{ channel: 'email', to: reader.email, ...only }]
  const template = 'mail.heldNews'
  const texts = mails.map(({ subject, text }) => `— ${subject ?? ''} —\n\n${text}`).join('\n\n')
  const link = settings.publicUrl + paths.notifications.link()
  const said = words(template, reader.locale, { reader: reader.name, texts, link })
  const attachments = mails.flatMap(({ attachments: files = [] }) => files)
  return [{ channel: 'email', to: reader.email, locale: reader.locale, template, ...said, attachments }]
}

/** One for each device; of what was read meanwhile nothing is said. */
async function pushesOf({ words }: Platform, db: Tx, reader: Addressee, held: readonly Held[]): Promise<PostedMessage[]> {
  const ids = held.map(({ notice_id }) => notice_id)
  const read = await db
    .selectFrom('notices')
    .select('id')
    .where('id', 'in', ids)
    .where('user_id', '=', reader.id)
    .where('read_at', 'is not', null)
    .execute()
  const known = new Set(read.map(({ id }) => id))
  const news = held.filter(({ notice_id }) => !known.has(notice_id))
  const [first] = news
  if (!first) return []
  const alone = news.length === 1
  const template = alone ? `push.${first.kind}` : 'push.heldNews'
  const text = pushText({
    body: words(template, reader.locale, {}).text,
    link: alone ? (first.message as { link: string | null }).link : paths.notifications.link().replace(/^\/+/, ''),
    tag: alone ? first.notice_id : 'held',
  })
  const devices = (await devicesOf(db, [reader.id])).get(reader.id) ?? []
  return devices.map((to) => ({ channel: 'push', to, locale: reader.locale, template, subject: null, text }))
}

/** Every minute: what quiet hours held, of those whose quiet hours are over. Each person and way in a unit of work of its own. */
export const sendHeldNews: Job = {
  name: 'notices.sendHeld',
  everySeconds: 60,
  async run(platform, slice) {
    const due = await platform.db
      .selectFrom('notice_deliveries')
      .select(['user_id', 'channel'])
      .select((eb) => eb.fn.min('hold_until').as('first'))
      .where('sent_at', 'is', null)
      .where('hold_until', '<=', platform.clock.now().toISOString())
      .groupBy(['user_id', 'channel'])
      .orderBy('first')
      .limit(atOnce)
      .execute()
    await slice.eachDue(due, (each) => sendHeld(platform, each))
  },
}
