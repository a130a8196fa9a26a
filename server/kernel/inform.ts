import { isMailed, isRequired, type NoticeKind } from '#contract/notices/kinds.ts'
import './tables.ts'
import type { Reader, Tx } from './db.ts'
import type { Clock, Ids } from './ports.ts'
import type { Notification, Work } from './work.ts'

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
  readonly addressees: FindAddressees
}

/** Makes `Work.inform`. */
export function informWith({ clock, ids, addressees }: Informing, work: Work): Work['inform'] {
  const keep = async (reader: Addressee, { kind, data, link }: Notification) => {
    const id = ids.next()
    await work.db
      .insertInto('notices')
      .values({ id, user_id: reader.id, kind, data: JSON.stringify(data), link: kept(link), created_at: clock.now() })
      .execute()
    await work.tell([reader.id], { kind: 'notice.new', payload: { id, kind } })
  }
  const send = async (
    to: string,
    { name, locale, timeZone }: Addressee,
    { kind, template = kind, data, mailData, attachmentsFor }: Notification,
  ) =>
    work.mail({
      channel: 'email',
      to,
      locale,
      template: `mail.${template}`,
      data: { ...data, ...mailData, reader: name, timeZone },
      attachments: attachmentsFor?.(locale) ?? [],
    })
  return async (userIds, news) => {
    if (userIds.length === 0) return
    const found = await addressees(work.db, [...new Set(userIds)])
    const refused = await refusedWays(work.db, userIds, news.kind)
    // Always in one order, so that two units that inform the same people cannot wait for each other.
    for (const reader of found.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      const { inApp, email } = refused.get(reader.id) ?? { inApp: false, email: false }
      if (!inApp && news.only !== 'mail') await keep(reader, news)
      if (!email && isMailed(news.kind) && reader.email !== null) await send(reader.email, reader, news)
    }
  }
}

/** Kept without the leading slash, so that no notice can name another site (`//elsewhere`). */
const kept = (link: string | null) => link?.replace(/^\/+/, '') ?? null

/** What these people turned off for a kind of notice: nothing until they choose, and never what is required. */
async function refusedWays(db: Tx, userIds: readonly string[], kind: NoticeKind) {
  if (isRequired(kind)) return new Map<string, { readonly inApp: boolean; readonly email: boolean }>()
  const chosen = await db
    .selectFrom('notice_preferences')
    .select(['user_id', 'in_app', 'email'])
    .where('user_id', 'in', userIds)
    .where('kind', '=', kind)
    .execute()
  return new Map(chosen.map(({ user_id, in_app, email }) => [user_id, { inApp: !in_app, email: !email }]))
}
