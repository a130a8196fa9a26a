import { defaultCurrency } from '#contract/kernel/specified.ts'
import type { PlanVersion } from '#contract/plans/schemas.ts'
import type { PlanAudience, PlanPeriod } from '#contract/plans/values.ts'
import { localeNames, type Locale } from '#shared/i18n/locales.ts'
import { readAmount, writtenAmount } from '#shared/lib/written-amount.ts'

type TextName = `texts.${Locale}.${'name' | 'about'}`

/** A version as its form holds it: numbers as they are written, texts under the paths that faults name. */
export type PlanValues = Record<TextName, string> & {
  audience: PlanAudience
  price: string
  period: PlanPeriod
  visits: string
  freeDelivery: boolean
}

export const planLocales = Object.keys(localeNames) as Locale[]

/** Of a version that is there, or of a new plan. */
export function valuesOfPlan(version: PlanVersion | null): PlanValues {
  const texts = planLocales.flatMap((locale) => [
    [`texts.${locale}.name`, version?.texts[locale].name ?? ''],
    [`texts.${locale}.about`, version?.texts[locale].about ?? ''],
  ])
  return {
    ...(Object.fromEntries(texts) as Record<TextName, string>),
    audience: version?.audience ?? 'everyone',
    price: version ? writtenAmount(version.price.amount, version.price.currency) : '',
    period: version?.period ?? 'month',
    visits: String(version?.visits ?? 1),
    freeDelivery: version?.freeDelivery ?? false,
  }
}

/** As the contract takes it. */
export function draftOfValues(values: PlanValues) {
  const texts = planLocales.map((locale) => [
    locale,
    { name: values[`texts.${locale}.name`], about: values[`texts.${locale}.about`] },
  ])
  return {
    audience: values.audience,
    price: readAmount(values.price, defaultCurrency) ?? undefined,
    currency: defaultCurrency,
    period: values.period,
    visits: values.visits.trim() === '' ? 0 : Number(values.visits),
    freeDelivery: values.freeDelivery,
    texts: Object.fromEntries(texts),
  }
}
