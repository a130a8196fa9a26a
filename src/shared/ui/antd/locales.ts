import type { Locale as AntdLocale } from 'antd/es/locale'
import { dateFormat } from '#shared/lib/formats.ts'

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

/** antd heads the columns of an Arabic month with whole names of days, which are wider than a phone. */
function withNarrowDays(locale: AntdLocale): AntdLocale {
  const shortWeekDays = Array.from({ length: 7 }, (_, day) =>
    dateFormat('ar', { weekday: 'narrow', timeZone: 'UTC' }).format(Date.UTC(2023, 0, 1 + day)),
  )
  return {
    ...locale,
    ...(locale.DatePicker && {
      DatePicker: { ...locale.DatePicker, lang: { ...locale.DatePicker.lang, shortWeekDays } },
    }),
    ...(locale.Calendar && { Calendar: { ...locale.Calendar, lang: { ...(locale.Calendar['lang'] as object), shortWeekDays } } }),
  }
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
  const words = language === 'ar' ? withNarrowDays(module.default) : module.default
  loaded.set(language, words)
  return words
}
