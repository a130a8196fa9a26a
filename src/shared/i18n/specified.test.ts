// @vitest-environment jsdom
import i18next from 'i18next'
import { beforeAll, expect, it } from 'vitest'
import { offlineMessage, sessionExpiredMessage } from '#contract/kernel/specified.ts'
import { translateMessage } from './specified.ts'

beforeAll(async () => {
  await i18next.init({
    lng: 'en-US',
    fallbackLng: false,
    ns: ['site'],
    defaultNS: 'site',
    resources: {
      'en-US': { site: { specified: { offline: offlineMessage } } },
      'de-DE': { site: { specified: { offline: 'Sie sind offline' } } },
    },
  })
})

it('shows the specification’s message to the letter in English and translated elsewhere; all other words as they came', () => {
  const shown = (locale: string, text: string) => translateMessage(text, i18next.getFixedT(locale, 'site'))
  expect(shown('en-US', offlineMessage)).toBe('You are offline, please connect to internet and retry')
  expect(shown('de-DE', offlineMessage)).toBe('Sie sind offline')
  expect(shown('de-DE', sessionExpiredMessage)).toBe('Session expired. Please login again.')
  expect(shown('de-DE', 'Gespeichert')).toBe('Gespeichert')
})
