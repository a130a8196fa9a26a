import { describe, expect, it } from 'vitest'
import { faultsOf, formsOf } from './faults.ts'
import { textsOf } from './texts.ts'
import { namedIn, unusedKeys } from './used-keys.ts'

const english = textsOf({
  visits: {
    cancel: 'Cancel visit',
    hello: 'Hello, {{name}}',
    read: 'Read <0>the terms</0>',
    count_one: '{{count}} visit',
    count_other: '{{count}} visits',
    blog: 'Blog',
  },
})
const german = {
  cancel: 'Termin absagen',
  hello: 'Guten Tag, {{ name }}',
  read: 'Lesen Sie <0>die Bedingungen</0>',
  count_one: 'ein Termin',
  count_other: '{{count}} Termine',
  blog: 'Blog',
}
const inGerman = (change: Record<string, string | undefined>) => {
  const visits = Object.fromEntries(Object.entries({ ...german, ...change }).filter(([, text]) => text !== undefined))
  return faultsOf(english, textsOf({ visits: visits }), 'de-DE', new Set(['Blog']))
}

describe('a language beside English', () => {
  it('is complete when every sentence is there in its own words', () => {
    expect(inGerman({})).toEqual([])
    expect(faultsOf(english, english, 'en-US')).toEqual([])
  })

  it.each([
    ['a key is missing', { cancel: undefined }, 'lacks visits.cancel'],
    ['a sentence is empty', { cancel: ' ' }, 'lacks visits.cancel'],
    ['a key is only there', { extra: 'Mehr' }, 'has visits.extra'],
    ['a sentence stays English', { cancel: 'Cancel visit' }, 'leaves visits.cancel in English'],
    ['a placeholder is lost', { hello: 'Guten Tag' }, 'loses or invents'],
    ['a placeholder is made up', { cancel: 'Termin {{id}} absagen' }, 'loses or invents'],
    ['a tag is lost', { read: 'Lesen Sie die Bedingungen' }, 'loses or invents'],
    ['the number is lost where it varies', { count_other: 'Termine' }, 'loses or invents'],
    ['a plural form is missing', { count_one: undefined }, 'lacks visits.count_one'],
    ['a form is there that the language has not', { count_few: '{{count}} Termine' }, 'has visits.count_few'],
  ])('fails when %s', (_name, change, fault) => {
    expect(inGerman(change)).toEqual([expect.stringContaining(fault)])
  })

  it('needs the plural forms that the language tells apart', () => {
    const missing = (locale: string) =>
      faultsOf(textsOf({ a_one: '{{count}} day', a_other: '{{count}} days' }), new Map(), locale).map(
        (fault) => fault.split('_')[1],
      )
    expect(missing('ar').sort()).toEqual(['few', 'many', 'one', 'other', 'two', 'zero'])
    expect(missing('fr-FR').sort()).toEqual(['many', 'one', 'other'])
    expect(missing('hi-IN').sort()).toEqual(['one', 'other'])
    expect(formsOf('es-ES')).toContain('many')
  })

  it('lets a form leave out the number only where it stands for one number', () => {
    const days = textsOf({ a_one: 'a day', a_other: '{{count}} days' })
    expect(faultsOf(days, textsOf({ a_one: 'un día', a_other: '{{count}} días', a_many: '{{count}} de días' }), 'es-ES')).toEqual(
      [],
    )
    expect(
      faultsOf(days, textsOf({ a_one: 'un jour', a_other: '{{count}} jours', a_many: '{{count}} de jours' }), 'fr-FR'),
    ).toHaveLength(1)
  })
})

describe('keys that no code names', () => {
  const unused = (code: string, keys: Record<string, string>) => unusedKeys(new Map(Object.entries(keys)), namedIn([code]))

  it.each([
    [`t('visits.cancel')`, { 'visits.cancel': '' }, []],
    [`t('visits.count', { count })`, { 'visits.count_one': '', 'visits.count_other': '' }, []],
    [`t('notices.kind', { context })`, { 'notices.kind_refund': '' }, []],
    ['t(`visits.states.${state}`)', { 'visits.states.no_show': '', 'visits.states.deep.er': '' }, ['visits.states.deep.er']],
    ['t(`ask.${verb}.title`)', { 'ask.cancel.title': '', 'ask.cancel.body': '' }, ['ask.cancel.body']],
    [
      `words: 'account.routes.login'`,
      { 'account.routes.login.title': '', 'account.routes.other.title': '' },
      ['account.routes.other.title'],
    ],
    [`'account.kind'.length`, { 'accounts.kind': '' }, ['accounts.kind']],
    ['t(`${words}.${part}`)', { 'visits.cancel': '' }, ['visits.cancel']],
  ])('%s', (code, keys, expected) => expect(unused(code, keys as Record<string, string>)).toEqual(expected))
})
