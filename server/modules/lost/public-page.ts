import type { z } from 'zod'
import type { LostPage, sightingDraft } from '#contract/lost/schemas.ts'
import { lostLimits } from '#contract/lost/values.ts'
import { paths } from '#contract/paths.ts'
import type { Reader } from '#server/kernel/db.ts'
import { conflict, invalid, notFound } from '#server/kernel/errors.ts'
import type { RequestFacts } from '#server/kernel/module.ts'
import { getNetwork } from '#server/kernel/network.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { limitNetwork, rateLimit } from '#server/kernel/rate-limit.ts'
import { mailFinder } from './finders/mail-finder.ts'
import { walkedOf } from './search.ts'
import './tables.ts'

/** What everybody may see of a lost animal. @throws Refusal 404 for a code that is none, 429 */
export async function readLostPage(platform: Platform, ip: string, code: string): Promise<LostPage> {
  await limitNetwork(platform, 'lost.page', ip)
  return platform.transact(async (work) => {
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

/** Held for the owner, who is told; a finder who wants it gets a mail with a link to go on. @throws Refusal 404, 409 `animal_found` or `sightings_full`, 422 for a time ahead, 429 */
export async function reportSighting(
  platform: Platform,
  { ip, locale }: Pick<RequestFacts, 'ip' | 'locale'>,
  draft: z.output<typeof sightingDraft>,
): Promise<{ token: string }> {
  const now = platform.clock.now()
  if (Date.parse(draft.seenAt) > now.getTime() + 5 * 60_000) throw invalid('seenAt', 'in_the_future', 'This time lies ahead')
  const token = platform.secrets.token(18)
  const token_hash = await platform.secrets.hash(token)
  await limitNetwork(platform, 'lost.sighting', ip)
  await platform.transact(async (work) => {
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
    const network_hash = await hashNetwork(platform, ip)
    await refuseFlood(work.db, found.id, network_hash)
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
        network_hash,
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

/** Keyed with the platform's secret: IPv4 addresses are few enough to be tried out against a plain hash. */
const hashNetwork = ({ secrets, settings }: Platform, ip: string) => secrets.hash(`${settings.tokenSecret}:${getNetwork(ip)}`)

/** One network fills its own share and nobody else's: however many sightings a case has, a new network's first one is taken. */
async function refuseFlood(db: Reader, caseId: string, networkHash: string): Promise<void> {
  const { all, own } = await db
    .selectFrom('lost_sightings')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('network_hash', '=', networkHash).as('own'),
    ])
    .where('case_id', '=', caseId)
    .executeTakeFirstOrThrow()
  const share = all >= lostLimits.sightings ? 1 : lostLimits.sightingsPerNetwork
  if (own >= share) throw conflict('sightings_full', 'No more sightings are taken from this network')
}
