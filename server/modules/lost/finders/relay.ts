import { sql, type SqlBool } from 'kysely'
import type { z } from 'zod'
import type { finderMessage, finderThread, finderThreadQuery, LostMessage } from '#contract/lost/schemas.ts'
import { lostLimits } from '#contract/lost/values.ts'
import { paths } from '#contract/paths.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { conflict, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { limitNetwork, rateLimit } from '#server/kernel/rate-limit.ts'
import type { Work } from '#server/kernel/work.ts'
import '../tables.ts'
import { mailFinder } from './mail-finder.ts'

/** The owner writes to a finder. @throws Refusal 404, 409 `animal_found` or `thread_full`, 429 */
export async function writeToFinder(platform: Platform, actor: Actor, id: string, words: string): Promise<void> {
  await platform.transact(async (work) => {
    await rateLimit(platform, work, 'lost.message', actor.userId)
    const found = await sightingOf(work.db).where('lost_sightings.id', '=', id).forUpdate('lost_sightings').executeTakeFirst()
    if (!found || found.owner_id !== actor.userId) throw notFound()
    await keep(platform, work, found, true, words)
    await tellByMail(platform, work, found)
    await work.audit({ action: 'sighting.answer', recordKind: 'sighting', recordId: id, userId: actor.userId })
    await work.tell([actor.userId], { kind: 'lost.changed', payload: { id: found.case_id } })
  })
}

/** The finder writes to the owner, who is told. @throws Refusal 404, 409 `animal_found` or `thread_full`, 429 */
export async function writeToOwner(platform: Platform, ip: string, draft: z.output<typeof finderMessage>): Promise<void> {
  await limitNetwork(platform, 'lost.finderMessage', ip)
  await platform.transact(async (work) => {
    const found = await byToken(work.db, draft.code, await platform.secrets.hash(draft.token))
      .forUpdate('lost_sightings')
      .executeTakeFirst()
    if (!found) throw notFound()
    await keep(platform, work, found, false, draft.words)
    await work.inform([found.owner_id], {
      kind: 'finderWrote',
      data: { name: found.name },
      link: paths.lostAnimals.link({ id: found.case_id }),
    })
    await work.tell([found.owner_id], { kind: 'lost.changed', payload: { id: found.case_id } })
  })
}

/** One mail until it was read: a finder who does not look hears of ten answers once. */
async function tellByMail(platform: Platform, work: Work, found: Found): Promise<void> {
  if (found.finder_email === null || isUnread(found)) return
  await work.db.updateTable('lost_sightings').set({ mailed_at: platform.clock.now() }).where('id', '=', found.id).execute()
  await mailFinder(platform, work, 'ownerAnswered', found)
}

const isUnread = ({ mailed_at: mailed, read_at: read }: Pick<Found, 'mailed_at' | 'read_at'>) =>
  mailed !== null && (read === null || read < mailed)

type Thread = z.output<typeof finderThread>

/** @throws Refusal 404 for a token that is none, 429 */
export async function readFinderThread(
  platform: Platform,
  ip: string,
  asked: z.output<typeof finderThreadQuery>,
): Promise<Thread> {
  await limitNetwork(platform, 'lost.page', ip)
  return platform.transact(async (work) => {
    const found = await byToken(work.db, asked.code, await platform.secrets.hash(asked.token)).executeTakeFirst()
    if (!found) throw notFound()
    if (isUnread(found))
      await work.db.updateTable('lost_sightings').set({ read_at: platform.clock.now() }).where('id', '=', found.id).execute()
    const messages = (await messagesOf(work.db, [found.id])).get(found.id) ?? []
    return { messages, isMailed: found.finder_email !== null }
  })
}

/** The finder's address is forgotten. Again changes nothing. @throws Refusal 404 for a token that is none, 429 */
export async function stopFinderMails(
  platform: Platform,
  ip: string,
  asked: z.output<typeof finderThreadQuery>,
): Promise<Thread> {
  await limitNetwork(platform, 'lost.page', ip)
  await platform.transact(async (work) => {
    const found = await byToken(work.db, asked.code, await platform.secrets.hash(asked.token)).executeTakeFirst()
    if (!found) throw notFound()
    await work.db
      .updateTable('lost_sightings')
      .set({ finder_email: null, finder_locale: null })
      .where('id', '=', found.id)
      .execute()
  })
  return readFinderThread(platform, ip, asked)
}

const sightingOf = (db: Reader) =>
  db
    .selectFrom('lost_sightings')
    .innerJoin('lost_cases', 'lost_cases.id', 'lost_sightings.case_id')
    .innerJoin('pets', 'pets.id', 'lost_cases.pet_id')
    .select(['lost_sightings.id', 'lost_sightings.case_id', 'lost_cases.owner_id', 'lost_cases.state', 'pets.name'])
    .select(['lost_cases.code', 'finder_email', 'finder_locale', 'mailed_at', 'read_at'])

/** By what the sighting was answered with, or by a link of a mail. */
const byToken = (db: Reader, code: string, hash: string) =>
  sightingOf(db)
    .where('lost_cases.code', '=', code)
    .where(
      sql<SqlBool>`(lost_sightings.token_hash = ${hash}
        or lost_sightings.id in (select sighting_id from lost_finder_links where token_hash = ${hash}))`,
    )

type Found = NonNullable<Awaited<ReturnType<ReturnType<typeof sightingOf>['executeTakeFirst']>>>

async function keep(platform: Platform, work: Work, found: Found, byOwner: boolean, words: string): Promise<void> {
  if (found.state === 'found') throw conflict('animal_found', 'It is at home again')
  const known = await work.db.selectFrom('lost_messages').select('id').where('sighting_id', '=', found.id).execute()
  if (known.length >= lostLimits.messages) throw conflict('thread_full', 'So much was written that no more is taken')
  await work.db
    .insertInto('lost_messages')
    .values({ id: platform.ids.next(), sighting_id: found.id, by_owner: byOwner, words, created_at: platform.clock.now() })
    .execute()
}

/** Messages by sighting, the oldest first. */
export async function messagesOf(db: Reader, sightings: readonly string[]): Promise<ReadonlyMap<string, LostMessage[]>> {
  if (sightings.length === 0) return new Map()
  const rows = await db
    .selectFrom('lost_messages')
    .selectAll()
    .where('sighting_id', 'in', sightings)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const found = new Map<string, LostMessage[]>()
  for (const { sighting_id: id, by_owner: byOwner, words, created_at: at } of rows)
    found.set(id, [...(found.get(id) ?? []), { byOwner, words, at }])
  return found
}
