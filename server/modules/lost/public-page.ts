import type { z } from 'zod'
import type { LostPage, sightingDraft } from '#contract/lost/schemas.ts'
import { lostLimits } from '#contract/lost/values.ts'
import { paths } from '#contract/paths.ts'
import { conflict, invalid, notFound } from '#server/kernel/errors.ts'
import type { RequestFacts } from '#server/kernel/module.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { rateLimit } from '#server/kernel/rate-limit.ts'
import { mailFinder } from './finders/mail-finder.ts'
import { walkedOf } from './search.ts'
import './tables.ts'

/** What everybody may see of a lost animal. @throws Refusal 404 for a code that is none, 429 */
export async function readLostPage(platform: Platform, ip: string, code: string): Promise<LostPage> {
  return platform.transact(async (work) => {
    await rateLimit(platform, work, 'lost.page', ip)
    const row = await work.db
      .selectFrom('lost_cases')
      .innerJoin('pets', 'pets.id', 'lost_cases.pet_id')
      .selectAll('lost_cases')
      .select(['pets.name', 'pets.species', 'pets.breed', 'pets.picture_id'])
      .where('code', '=', code)
      .executeTakeFirst()
    if (!row) throw notFound()
    const isOpen = row.state === 'open'
    return {
      name: row.name,
      species: row.species,
      breed: row.breed,
      state: row.state,
      lastSeenAt: isOpen ? row.last_seen_at : null,
      around: isOpen ? { latitude: row.blurred_latitude!, longitude: row.blurred_longitude! } : null,
      words: isOpen ? row.words : '',
      hasMark: isOpen && row.mark !== '',
      hasPicture: isOpen && row.picture_id !== null,
      walked: isOpen ? ((await walkedOf(work.db, [row.id])).get(row.id) ?? []) : [],
    }
  })
}

/** Held for the owner, who is told; a finder who wants it gets a mail with a link to go on. @throws Refusal 404, 409 `animal_found`, 422 for a time ahead, 429 */
export async function reportSighting(
  platform: Platform,
  { ip, locale }: Pick<RequestFacts, 'ip' | 'locale'>,
  draft: z.output<typeof sightingDraft>,
): Promise<{ token: string }> {
  const now = platform.clock.now()
  if (Date.parse(draft.seenAt) > now.getTime() + 5 * 60_000) throw invalid('seenAt', 'in_the_future', 'This time lies ahead')
  const token = platform.secrets.token(18)
  const token_hash = await platform.secrets.hash(token)
  await platform.transact(async (work) => {
    await rateLimit(platform, work, 'lost.sighting', ip)
    if (draft.email) await rateLimit(platform, work, 'lost.mail', draft.email.toLowerCase())
    const found = await work.db
      .selectFrom('lost_cases')
      .innerJoin('pets', 'pets.id', 'lost_cases.pet_id')
      .select(['lost_cases.id', 'lost_cases.state', 'lost_cases.owner_id', 'pets.name'])
      .where('code', '=', draft.code)
      .forUpdate('lost_cases')
      .executeTakeFirst()
    if (!found) throw notFound()
    if (found.state === 'found') throw conflict('animal_found', 'It is at home again')
    const known = await work.db.selectFrom('lost_sightings').select('id').where('case_id', '=', found.id).execute()
    if (known.length >= lostLimits.sightings) throw conflict('animal_found', 'So many have seen it that no more are taken')
    const id = platform.ids.next()
    const finder = { finder_email: draft.email || null, finder_locale: draft.email ? locale : null }
    await work.db
      .insertInto('lost_sightings')
      .values({
        id,
        case_id: found.id,
        seen_at: draft.seenAt,
        ...draft.place,
        words: draft.words,
        mark: draft.mark,
        contact: draft.contact,
        token_hash,
        ...finder,
        created_at: now,
      })
      .execute()
    await mailFinder(platform, work, 'sightingTaken', { id, code: draft.code, name: found.name, ...finder })
    await work.inform([found.owner_id], {
      kind: 'lostAnimalSeen',
      data: { name: found.name },
      link: paths.lostAnimals.link({ id: found.id }),
    })
    await work.tell([found.owner_id], { kind: 'lost.changed', payload: { id: found.id } })
  })
  return { token }
}
