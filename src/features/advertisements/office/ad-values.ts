import type { OfficeAd } from '#contract/advertisements/schemas.ts'
import type { AdDrawing, AdPlacement } from '#contract/advertisements/values.ts'
import { utcDay } from '#contract/kernel/days.ts'
import { localeNames, type Locale } from '#shared/i18n/locales.ts'

type TextName = `texts.${Locale}.${'headline' | 'text'}`

/** An advertisement as its form holds it: days (UTC) and numbers as they are written, texts under the paths that faults name. */
export type AdValues = Record<TextName, string> & {
  placement: AdPlacement
  picture: string | null
  drawing: AdDrawing
  link: string
  startsAt: string
  endsAt: string
  viewCap: string
  dayCap: string
}

export const adLocales = Object.keys(localeNames) as Locale[]
const day = 86_400_000
const dayBefore = (instant: string) => utcDay(Date.parse(instant) - day)

/** Of one that is there, or of another one that begins today. */
export function valuesOfAd(ad: OfficeAd | null, today: string): AdValues {
  const texts = adLocales.flatMap((locale) => [
    [`texts.${locale}.headline`, ad?.texts[locale].headline ?? ''],
    [`texts.${locale}.text`, ad?.texts[locale].text ?? ''],
  ])
  return {
    ...(Object.fromEntries(texts) as Record<TextName, string>),
    placement: ad?.placement ?? 'home',
    picture: ad?.pictureId ?? null,
    drawing: ad?.drawing ?? 'food',
    link: ad?.link ?? '',
    startsAt: ad ? utcDay(ad.startsAt) : today,
    endsAt: ad?.endsAt ? dayBefore(ad.endsAt) : '',
    viewCap: ad?.viewCap ? String(ad.viewCap) : '',
    dayCap: ad?.dayCap ? String(ad.dayCap) : '',
  }
}

/** As the contract takes it: from the beginning of the first day to the end of the last. */
export function draftOfValues(values: AdValues) {
  const number = (text: string) => (text.trim() === '' ? null : Number(text))
  const at = (date: string, days: number) =>
    date === '' ? undefined : new Date(Date.parse(`${date}T00:00:00.000Z`) + days * day).toISOString()
  const texts = adLocales.map((locale) => [
    locale,
    { headline: values[`texts.${locale}.headline`], text: values[`texts.${locale}.text`] },
  ])
  return {
    placement: values.placement,
    texts: Object.fromEntries(texts),
    picture: values.picture,
    drawing: values.drawing,
    link: values.link,
    startsAt: at(values.startsAt, 0),
    endsAt: at(values.endsAt, 1) ?? null,
    viewCap: number(values.viewCap),
    dayCap: number(values.dayCap),
  }
}
