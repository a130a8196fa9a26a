import type { Locale } from '#contract/kernel/values.ts'
import { paths } from '#contract/paths.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { dayText, makePaper, pdfAnswer, speciesNames } from '#server/modules/papers/index.ts'
import '../tables.ts'
import { posterSentences } from './sentences.ts'

/**
 * The poster in a language, with the code that opens the public page. No place, no telephone and no owner stand on it.
 * @throws Refusal 404, 409 `animal_found`
 */
export async function readPoster(platform: Platform, actor: Actor, id: string, locale: Locale): Promise<Response> {
  const { db, settings, clock } = platform
  const found = await db
    .selectFrom('lost_cases')
    .innerJoin('pets', 'pets.id', 'lost_cases.pet_id')
    .innerJoin('users as owner', 'owner.id', 'lost_cases.owner_id')
    .select(['lost_cases.code', 'lost_cases.state', 'lost_cases.words', 'lost_cases.last_seen_at', 'owner.time_zone'])
    .select(['pets.name', 'pets.species', 'pets.breed'])
    .where('lost_cases.id', '=', id)
    .where('lost_cases.owner_id', '=', actor.userId)
    .executeTakeFirst()
  if (!found) throw notFound()
  if (found.state === 'found') throw conflict('animal_found', 'It is at home again')
  const words = posterSentences[locale]
  const named = (sentence: string) => sentence.replaceAll('{{name}}', found.name)
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: found.time_zone, dateStyle: 'short' }).format(
    new Date(found.last_seen_at),
  )
  const bytes = await makePaper(platform, {
    locale,
    title: named(words.title),
    letterhead: { heading: words.missing, lines: [], footer: '', logo: null },
    blocks: [
      { kind: 'space', height: 24 },
      { kind: 'heading', level: 1, text: found.name },
      {
        kind: 'facts',
        rows: [
          { label: words.species, value: speciesNames[locale][found.species] },
          { label: words.breed, value: found.breed },
          { label: words.since, value: dayText(day, locale) },
        ],
      },
      { kind: 'space', height: 12 },
      ...(found.words ? [{ kind: 'paragraph' as const, text: found.words }] : []),
      { kind: 'space', height: 12 },
      { kind: 'notice', text: named(words.seen) },
      { kind: 'paragraph', text: words.chase, tone: 'strong' },
    ],
    check: { code: '', url: settings.publicUrl + paths.lostAnimal.link({ code: found.code }), invites: words.invites },
    madeAt: clock.now(),
  })
  return pdfAnswer(bytes, `lost-${locale.toLowerCase()}`)
}
