import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import words from '#shared/words/site.en-US.json'

/** English words of parts and patterns, for tests of them: `beforeAll(() => speakEnglish())`. `further`: words of capabilities, by their names. */
export async function speakEnglish(further: Readonly<Record<string, object>> = {}): Promise<void> {
  const resources = { 'en-US': { site: { ...words, ...further } } }
  await i18next.use(initReactI18next).init({ lng: 'en-US', ns: ['site'], defaultNS: 'site', resources })
}
