import i18next from 'i18next'
import { moneyText } from '#contract/kernel/money-text.ts'
import { defaultCurrency, defaultLocale, locales } from '#contract/kernel/values.ts'
import type { Locale } from '#contract/kernel/values.ts'

/** A message's texts with placeholders: `{{name}}`, `{{startsAt, instant}}`, `{{amount, money}}`. An SMS has no subject. */
export interface MessageWords {
  readonly subject?: string
  readonly text: string
}

/** A capability's messages by language and template: `{ 'en-US': { appointmentConfirmed: { subject, text } } }`. */
export type ModuleWords = { readonly [L in Locale]?: Readonly<Record<string, MessageWords>> } & {
  readonly 'en-US': Readonly<Record<string, MessageWords>>
}

/** The words of a capability that lie in several files, as one. */
export function joinedWords(...parts: readonly ModuleWords[]): ModuleWords {
  const byLocale = locales.map((locale) => [locale, Object.assign({}, ...parts.map((words) => words[locale] ?? {}))] as const)
  return Object.fromEntries(byLocale) as ModuleWords
}

export interface Rendered {
  readonly subject: string | null
  readonly text: string
}

/** Renders a template in the best language there is for it; throws for one that nobody wrote. */
export type Words = (template: string, locale: string, data: Record<string, string | number>) => Rendered

type Options = Record<string, unknown>
// The browser's words give i18next's keys their types; the server's are known when modules are put together.
type Speak = (key: string, data: Options) => string

/**
 * The server's texts: `mail.<name>` of mails and text messages, `push.<kind>` of pushes. `instant` shows ISO text in the zone that the data names as `timeZone` (UTC when it names none) and says
 * which; `money` shows minor units in the data's `currency`.
 */
export function createWords(all: readonly ModuleWords[], pushes: readonly ModuleWords[] = []): Words {
  const joined = (parts: readonly ModuleWords[], locale: Locale) =>
    Object.assign({}, ...parts.map((words) => words[locale] ?? {}))
  const resources = Object.fromEntries(
    locales.map((locale) => [locale, { translation: { mail: joined(all, locale), push: joined(pushes, locale) } }]),
  )
  const instance = i18next.createInstance({
    resources,
    fallbackLng: defaultLocale,
    supportedLngs: [...locales],
    interpolation: { escapeValue: false },
    initAsync: false,
  })
  void instance.init()
  instance.services.formatter?.add('instant', instantText)
  instance.services.formatter?.add('money', moneyIn)
  return (template, locale, data) => {
    const key = /^(?:mail|push)\./.test(template) ? template : `mail.${template}`
    const speak = instance.getFixedT(locale) as Speak
    const values = withoutNesting(data)
    if (!instance.exists(`${key}.text`)) throw new Error(`No words are written for ${key}`)
    return {
      subject: instance.exists(`${key}.subject`) ? speak(`${key}.subject`, values) : null,
      text: speak(`${key}.text`, values),
    }
  }
}

/** Texts nest others by `$t(key)`. What people typed never does: a joiner that nobody sees takes the sign's meaning away. */
function withoutNesting(data: Options): Options {
  const plain = (value: unknown) => (typeof value === 'string' ? value.replaceAll('$t(', '$t\u2060(') : value)
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, plain(value)]))
}

function instantText(value: string, locale: string | undefined, options: Options): string {
  const timeZone = typeof options['timeZone'] === 'string' ? options['timeZone'] : 'UTC'
  return new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(value))
}

function moneyIn(minorUnits: number, locale: string | undefined, options: Options): string {
  const currency = typeof options['currency'] === 'string' ? options['currency'] : defaultCurrency
  return moneyText({ amount: minorUnits, currency }, locale ?? defaultLocale)
}
