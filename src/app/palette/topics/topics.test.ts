import i18next, { type TFunction } from 'i18next'
import { beforeAll, expect, it } from 'vitest'
import { mergedWords } from '../../../../scripts/words.ts'
import { corrected, lexiconOf } from './correct.ts'
import { typingErrors } from './distance.ts'
import { topicItems, topicsIn, type Topic } from './topics.ts'

const locales = ['en-US', 'es-ES', 'fr-FR', 'de-DE', 'ar', 'hi-IN']
const topicsOf: Record<string, Topic[]> = {}

beforeAll(async () => {
  const resources = Object.fromEntries(
    locales.map((locale) => [locale, { site: mergedWords('site', locale), workspace: mergedWords('workspace', locale) }]),
  )
  const i18n = i18next.createInstance()
  await i18n.init({ lng: 'en-US', ns: ['site', 'workspace'], resources })
  for (const locale of locales) topicsOf[locale] = topicsIn(i18n.getFixedT(locale, 'workspace') as TFunction<'workspace'>)
})

const leads = (typed: string, locale = 'en-US') => topicItems(topicsOf[locale]!, typed).map(({ to }) => to)
const meant = (typed: string) => corrected(typed, lexiconOf(topicsOf['en-US']!.flatMap(({ title, also }) => [title, also])))

it.each([
  ['derma', '/doctors-list?kind=physician&speciality=dermatology'],
  ['vet', '/doctors-list?kind=veterinarian'],
  ['dentist', '/doctors-list?kind=veterinarian&speciality=veterinary-dentistry'],
  ['fever', '/doctors-list?complaint=fever'],
  ['cough', '/doctors-list?complaint=cough'],
  ['rabbit', '/doctors-list?kind=veterinarian&species=rabbit'],
  ['rabbits', '/doctors-list?kind=veterinarian&species=rabbit'],
  ['refund', '/contact-us'],
  ['cancel', '/user-support?help=visits'],
  ['invoice', '/user-support?help=payments'],
])('“%s” leads to %s', (typed, address) => {
  expect(leads(typed)).toContain(address)
})

it.each([
  ['es-ES', 'fiebre', 'complaint=fever'],
  ['fr-FR', 'lapin', 'species=rabbit'],
  ['de-DE', 'hautarzt', 'speciality=dermatology'],
  ['ar', 'سعال', 'complaint=cough'],
  ['hi-IN', 'खाँसी', 'complaint=cough'],
])('in %s “%s” leads to %s', (locale, typed, address) => {
  expect(leads(typed, locale).join(' ')).toContain(address)
})

it.each([
  ['feevr', 'fever'],
  ['coufh', 'cough'],
  ['rabit', 'rabbit'],
  ['dermatolgy', 'dermatology'],
])('“%s” is read as “%s”', (typed, word) => {
  expect(meant(typed)).toBe(word)
})

it('leaves alone what begins a word, numbers, short words, and what is near to nothing', () => {
  for (const typed of ['derma', 'V-12345', 'ca', 'zzzzzz']) expect(meant(typed)).toBeUndefined()
})

it('counts letters changed, added, dropped and swapped, up to where nobody asks any more', () => {
  expect([
    typingErrors('fever', 'fever', 2),
    typingErrors('fevre', 'fever', 2),
    typingErrors('fver', 'fever', 2),
    typingErrors('cough', 'rabbit', 2),
  ]).toEqual([0, 1, 1, 3])
})
