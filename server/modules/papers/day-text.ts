import type { Locale } from '#contract/kernel/values.ts'

/** A day of the calendar (`2026-11-20`) as the language writes it. */
export const dayText = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
