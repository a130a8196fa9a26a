import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { numbersAsWritten, wordsOptions } from '#shared/i18n/i18n.ts'
import { specified } from '../scripts/words/specified.ts'

type Words = Record<string, unknown>

const files = import.meta.glob<{ default: Words }>('../src/**/words/{site,workspace}.*.json', { eager: true })

/** All words of all capabilities, put together as the build does it: below the capability's name, those of `shared` as they are. */
function resources() {
  const found: Record<string, Record<string, Words>> = { 'en-US': { site: { specified } } }
  for (const [path, { default: words }] of Object.entries(files)) {
    const [, owner, namespace, locale] = /([^/]+)\/words\/(site|workspace)\.([\w-]+)\.json$/.exec(path) ?? []
    if (!owner || !namespace || !locale) continue
    const language = (found[locale] ??= {})
    language[namespace] = { ...language[namespace], ...(owner === 'shared' ? words : { [owner]: words }) }
  }
  return found
}

await i18next
  .use(initReactI18next)
  .use(numbersAsWritten)
  .init({
    ...wordsOptions(),
    lng: 'en-US',
    // Nothing is merged here: a word that is not translated yet is found in English.
    fallbackLng: 'en-US',
    ns: ['site', 'workspace'],
    resources: resources(),
  })

export { i18next }
