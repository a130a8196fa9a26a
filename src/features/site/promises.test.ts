import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { locales, type Locale } from '#contract/kernel/values.ts'

/**
 * What nothing in the platform does: nobody is made to answer a message, by any day; nobody reads who looked, by themselves. Whoever builds one of these takes its words out of here.
 */
const notKept: Readonly<Record<Locale, readonly RegExp[]>> = {
  'en-US': [/we will answer|our answer|working day/i, /you see who opened|read that list/i],
  'es-ES': [/responderemos|nuestra respuesta|día laborable/i, /usted ve quién|leer esa lista/i],
  'fr-FR': [/nous répondrons|notre réponse|jour ouvré/i, /vous voyez qui l’a|lire cette liste/i],
  'de-DE': [/wir antworten an|unsere antwort|werktags/i, /sie sehen, wer|diese liste lesen/i],
  ar: [/سنجيب على|لنجيبك|يوم عمل/, /ترى من فتحه|قراءة تلك القائمة/],
  'hi-IN': [/पर उत्तर देंगे|हमारे उत्तर|कार्यदिवस/, /आप देखते हैं किसने|वह सूची पढ़/],
}

describe.each(locales)('public pages in %s', (locale) => {
  const words = JSON.parse(readFileSync(new URL(`words/site.${locale}.json`, import.meta.url), 'utf8')) as Record<string, unknown>
  const said = JSON.stringify([words['about'], words['privacy'], words['contact']])

  it.each(notKept[locale])('promise nothing that is not kept: %s', (promise) => {
    expect(said).not.toMatch(promise)
  })
})
