import type { z } from 'zod'
import type { templatePreview } from '#contract/certificates/schemas.ts'
import { fillTemplate } from '#contract/certificates/rules.ts'
import { certificateKindFacts } from '#contract/certificates/values.ts'
import type { Locale } from '#contract/kernel/values.ts'
import { addDays, dayIn } from '#contract/kernel/days.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { dayText, letterheadOf, makePaper, paperHead, paperSentences, speciesNames } from '#server/modules/papers/index.ts'
import { certificatePaper } from '../paper/certificate-paper.ts'

/** Names of nobody. */
const names: Readonly<
  Record<
    Locale,
    { readonly person: string; readonly pet: string; readonly breed: string; readonly vaccine: string; readonly illness: string }
  >
> = {
  'en-US': { person: 'Alex Sample', pet: 'Milo', breed: 'Beagle', vaccine: 'Rabies', illness: 'Influenza' },
  'es-ES': { person: 'Alejandra Muestra', pet: 'Milo', breed: 'Beagle', vaccine: 'Rabia', illness: 'Gripe' },
  'fr-FR': { person: 'Camille Exemple', pet: 'Milo', breed: 'Beagle', vaccine: 'Rage', illness: 'Grippe' },
  'de-DE': { person: 'Alex Muster', pet: 'Milo', breed: 'Beagle', vaccine: 'Tollwut', illness: 'Grippe' },
  ar: { person: 'سلمى المثال', pet: 'ميلو', breed: 'بيغل', vaccine: 'داء الكلب', illness: 'الإنفلونزا' },
  'hi-IN': { person: 'आरव नमूना', pet: 'मीलो', breed: 'बीगल', vaccine: 'रेबीज़', illness: 'इन्फ़्लुएंज़ा' },
}

/** A template with made-up facts, on the doctor's letterhead as it is saved. */
export async function previewTemplate(
  platform: Platform,
  actor: Actor,
  { kind, body, locale }: z.infer<typeof templatePreview>,
): Promise<Uint8Array<ArrayBuffer>> {
  const { db, clock } = platform
  const madeAt = clock.now()
  const isAnimal = !certificateKindFacts[kind].for.some((one) => one === 'person')
  const said = names[locale]
  const today = dayIn(actor.timeZone, madeAt)
  const to = addDays(today, 4)
  const hasPeriod = certificateKindFacts[kind].period !== 'none'
  const head = await letterheadOf(db, actor.userId)
  const facts = {
    name: isAnimal ? said.pet : said.person,
    birthDate: '1990-04-30',
    species: isAnimal ? ('dog' as const) : null,
    breed: isAnimal ? said.breed : null,
    microchip: isAnimal ? '985112345678903' : null,
    doctor: head.doctor,
    timeZone: actor.timeZone,
  }
  const { text } = fillTemplate(body, {
    name: facts.name,
    birthDate: dayText(facts.birthDate, locale),
    from: dayText(today, locale),
    to: dayText(to, locale),
    days: new Intl.NumberFormat(locale).format(5),
    visitDate: dayText(today, locale),
    diagnosis: said.illness,
    vaccinations: `• ${said.vaccine}, ${dayText(today, locale)}`,
    ...(isAnimal && { species: speciesNames[locale].dog, breed: said.breed, microchip: '985112345678903' }),
  })
  return makePaper(
    platform,
    certificatePaper({
      kind,
      locale,
      facts,
      from: hasPeriod ? today : null,
      to: hasPeriod ? to : null,
      statement: text,
      letterhead: await paperHead(platform, head),
      signature: head.signature,
      mark: paperSentences[locale].preview,
      supersedes: null,
      madeAt,
    }),
  )
}
