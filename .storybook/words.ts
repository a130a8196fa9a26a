import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { locales } from '#contract/kernel/values.ts'
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

await i18next.use(initReactI18next).init({
  lng: 'en-US',
  fallbackLng: 'en-US',
  supportedLngs: [...locales],
  load: 'currentOnly',
  ns: ['site', 'workspace'],
  defaultNS: 'site',
  resources: resources(),
  interpolation: { escapeValue: false },
})

export { i18next }
