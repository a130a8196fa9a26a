import type { Locale } from '#contract/kernel/values.ts'
import { paths } from '#contract/paths.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { dayText, makePoster, pdfAnswer, speciesNames } from '#server/modules/papers/index.ts'
import '../tables.ts'
import { posterSentences } from './sentences.ts'

/** Sharp across a page of A4. */
const posterPixels = 1400

/**
 * The poster in a language, with the animal's picture and the code that opens the public page. No place, no telephone and no owner stand on it.
 * @throws Refusal 404, 409 `animal_found`
 */
export async function readPoster(platform: Platform, actor: Actor, id: string, locale: Locale): Promise<Response> {
  const { db, settings, clock } = platform
  const found = await db
    .selectFrom('lost_cases')
    .innerJoin('pets', 'pets.id', 'lost_cases.pet_id')
    .innerJoin('users as owner', 'owner.id', 'lost_cases.owner_id')
    .select(['lost_cases.code', 'lost_cases.state', 'lost_cases.words', 'lost_cases.last_seen_at', 'owner.time_zone'])
    .select(['pets.name', 'pets.species', 'pets.breed', 'pets.picture_id'])
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
  const kept = found.picture_id && (await platform.files.read(found.picture_id))
  const jpeg = kept ? await platform.pictures.forPaper(kept, posterPixels) : null
  const bytes = await makePoster(platform, {
    locale,
    title: named(words.title),
    band: words.missing,
    picture: jpeg && { jpeg, alt: found.name },
    name: found.name,
    facts: [speciesNames[locale][found.species], found.breed, `${words.since}: ${dayText(day, locale)}`]
      .filter(Boolean)
      .join(' · '),
    words: found.words,
    ask: words.chase,
    invitation: named(words.seen),
    url: settings.publicUrl + paths.lostAnimal.link({ code: found.code }),
    alt: words.code,
    madeAt: clock.now(),
  })
  return pdfAnswer(bytes, `lost-${locale.toLowerCase()}`)
}
