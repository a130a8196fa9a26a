import type { Locale as AntdLocale } from 'antd/es/locale'

/** antd's words of a language; each comes only when it is shown. */
const loaders: Readonly<Record<string, () => Promise<{ default: AntdLocale }>>> = {
  'en-US': () => import('antd/es/locale/en_US'),
  'es-ES': () => import('antd/es/locale/es_ES'),
  'fr-FR': () => import('antd/es/locale/fr_FR'),
  'de-DE': () => import('antd/es/locale/de_DE'),
  ar: () => import('antd/es/locale/ar_EG'),
  'hi-IN': () => import('antd/es/locale/hi_IN'),
}

const calendars: Readonly<Record<string, () => Promise<unknown>>> = {
  'es-ES': () => import('dayjs/locale/es'),
  'fr-FR': () => import('dayjs/locale/fr'),
  'de-DE': () => import('dayjs/locale/de'),
  ar: () => import('dayjs/locale/ar'),
  'hi-IN': () => import('dayjs/locale/hi'),
}

const loaded = new Map<string, AntdLocale>()

/** antd's words of a language that are there already. */
export const knownAntdLocale = (language: string): AntdLocale | undefined => loaded.get(language)

/** antd's and the calendar's words of a language; English where there are none. */
export async function antdLocale(language: string): Promise<AntdLocale> {
  const load = loaders[language] ?? loaders['en-US']
  const [{ default: dayjs }, module] = await Promise.all([import('dayjs'), load?.(), calendars[language]?.()])
  dayjs.locale(language === 'en-US' ? 'en' : (language.split('-')[0] ?? 'en'))
  if (!module) throw new Error(`no antd words for ${language}`)
  loaded.set(language, module.default)
  return module.default
}
