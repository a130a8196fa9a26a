import { isMailed, isPushed, isRequired, noticeKinds, type NoticeKind } from '#contract/notices/kinds.ts'
import './tables.ts'
import type { Reader, Tx } from './db.ts'
import { type Delivery, type HeldMessage, keepDeliveries, pushText } from './hold-news.ts'
import { postMessages, type PostedMessage } from './post-messages.ts'
import type { Clock, Ids } from './ports.ts'
import type { Origin } from './origin.ts'
import { type Hearing, heldUntil, type QuietRange } from './quiet-hours.ts'
import type { Words } from './words.ts'
import type { HubMessage, Notification, Work } from './work.ts'

/** Somebody who can be told something: where, in which language and zone. */
export interface Addressee {
  readonly id: string
  readonly name: string
  readonly email: string | null
  readonly locale: string
  readonly timeZone: string
}

/** Finds people by their ids; those who are gone are missing. */
export type FindAddressees = (db: Reader, ids: readonly string[]) => Promise<readonly Addressee[]>

interface Informing {
  readonly clock: Clock
  readonly ids: Ids
  readonly words: Words
  readonly addressees: FindAddressees
  /** Each of these people another event. */
  readonly tellEach: (messages: ReadonlyMap<string, HubMessage>) => Promise<void>
  readonly origin?: Origin | null
}

/** So many people are told in one statement at most: a statement takes so many values and no more. */
const atOnce = 500

/** Makes `Work.inform`. */
export function informWith(using: Informing, work: Work): Work['inform'] {
  return async (userIds, news) => {
    const people = [...new Set(userIds)]
    for (let from = 0; from < people.length; from += atOnce)
      await informSome(using, work, people.slice(from, from + atOnce), news)
  }
}

async function informSome(
  { clock, ids, words, addressees, tellEach, origin }: Informing,
  work: Work,
  people: readonly string[],
  news: Notification,
): Promise<void> {
  const { kind, only } = news
  const found = await addressees(work.db, people)
  const refused = await refusedWays(work.db, people, kind)
  const quiet = await quietHoursOf(work.db, people)
  const devices = isPushed(kind) && only !== 'mail' ? await devicesOf(work.db, people) : new Map<string, string[]>()
  const link = kept(news.link)
  const until = staleAt(news)
  const noticed = new Map<string, string>()
  const deliveries: Delivery[] = []
  const posted: PostedMessage[] = []
  /** Posts now, or holds until the reader's quiet hours end. */
  const send = (
    id: string,
    reader: Addressee,
    channel: Delivery['channel'],
    message: HeldMessage,
    now: readonly PostedMessage[],
  ) => {
    const until = heldUntilOf(news, channel, { now: clock.now(), timeZone: reader.timeZone, quiet: quiet.get(reader.id) ?? null })
    deliveries.push({ noticeId: id, userId: reader.id, kind, channel, held: until && { until, message } })
    if (!until) posted.push(...now)
  }
  // Always in one order, so that two units that inform the same people cannot wait for each other.
  for (const reader of found.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const id = ids.next()
    const { inApp, email, push } = refused.get(reader.id) ?? nothingRefused
    const theirs = devices.get(reader.id) ?? []
    if (!inApp && only !== 'mail') noticed.set(reader.id, id)
    if (!email && isMailed(kind) && reader.email !== null) {
      const mail = mailOf(words, reader, news)
      send(id, reader, 'email', mail, [{ channel: 'email', to: reader.email, ...mail }])
    }
    if (!push && theirs.length > 0) {
      const template = `push.${kind}`
      const text = pushText({ body: words(template, reader.locale, {}).text, link, tag: id })
      const message = { channel: 'push' as const, locale: reader.locale, template, subject: null, text, until }
      send(
        id,
        reader,
        'push',
        { link },
        theirs.map((to) => ({ ...message, to })),
      )
    }
  }
  if (noticed.size > 0) {
    const shared = { kind, data: JSON.stringify(news.data), link, created_at: clock.now() }
    const rows = Array.from(noticed, ([user_id, id]) => ({ id, user_id, ...shared }))
    await work.db.insertInto('notices').values(rows).execute()
    await tellEach(new Map(Array.from(noticed, ([userId, id]) => [userId, { kind: 'notice.new', payload: { id, kind } }])))
  }
  await keepDeliveries(work.db, clock, deliveries)
  await postMessages(work.db, { clock, ids, origin }, posted)
}

/** Until when what goes this way is held; `null`: it goes at once. */
function heldUntilOf({ kind, data, only, formerStart }: Notification, way: Delivery['channel'], hearing: Hearing): Date | null {
  // Who did it themselves is awake, and keeps the mail as a receipt.
  const passes = only === 'mail' ? true : noticeKinds[kind].passesQuietHours
  const startsAt = typeof data['startsAt'] === 'string' ? data['startsAt'] : undefined
  const untils = [startsAt, formerStart].map((start) => heldUntil({ way, passes, startsAt: start }, hearing))
  return untils.includes(null) ? null : untils[0]!
}

function mailOf(words: Words, reader: Addressee, news: Notification): Omit<PostedMessage, 'channel' | 'to'> {
  const { kind, template = kind, data, mailData, attachmentsFor } = news
  const { name, locale, timeZone } = reader
  const key = `mail.${template}`
  return {
    locale,
    template: key,
    ...words(key, locale, { ...data, ...mailData, reader: name, timeZone }),
    attachments: attachmentsFor?.(locale) ?? [],
    until: staleAt(news),
  }
}

/** From when on the news is none any more, by its kind; `undefined`: it always is. */
function staleAt({ kind, data }: Notification): string | undefined {
  const { staleAfterMinutes: minutes } = noticeKinds[kind]
  const startsAt = data['startsAt']
  return minutes === undefined || typeof startsAt !== 'string'
    ? undefined
    : new Date(Date.parse(startsAt) + minutes * 60_000).toISOString()
}

/** Kept without the leading slash, so that no notice can name another site (`//elsewhere`). */
const kept = (link: string | null) => link?.replace(/^\/+/, '') ?? null

const nothingRefused = { inApp: false, email: false, push: false } as const

/** What these people turned off for a kind of notice: nothing until they choose, and never what is required. */
async function refusedWays(db: Tx, userIds: readonly string[], kind: NoticeKind) {
  if (isRequired(kind)) return new Map<string, { inApp: boolean; email: boolean; push: boolean }>()
  const chosen = await db
    .selectFrom('notice_preferences')
    .select(['user_id', 'in_app', 'email', 'push'])
    .where('user_id', 'in', userIds)
    .where('kind', '=', kind)
    .execute()
  return new Map(chosen.map(({ user_id, in_app, email, push }) => [user_id, { inApp: !in_app, email: !email, push: !push }]))
}

/** The quiet hours of those of these people who want some. */
export async function quietHoursOf(db: Reader, userIds: readonly string[]): Promise<ReadonlyMap<string, QuietRange>> {
  const rows = await db
    .selectFrom('quiet_hours')
    .select(['user_id', 'starts as from', 'ends as to'])
    .where('user_id', 'in', userIds)
    .where('is_on', '=', true)
    .execute()
  return new Map(rows.map(({ user_id, from, to }) => [user_id, { from, to }]))
}

/** The ids of their devices that show pushes. */
export async function devicesOf(db: Reader, userIds: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  const rows = await db
    .selectFrom('push_subscriptions')
    .select(['id', 'user_id'])
    .where('user_id', 'in', userIds)
    .orderBy('id')
    .execute()
  const devices = new Map<string, string[]>()
  for (const { id, user_id } of rows) devices.set(user_id, [...(devices.get(user_id) ?? []), id])
  return devices
}
