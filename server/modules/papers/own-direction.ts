import type { Locale } from '#contract/kernel/values.ts'

/**
 * A sentence of the paper's language that may begin with a figure or a foreign name: "2.5 mL by mouth". It runs as its language does, and not
 * as its first word, which would tear dose and duration apart in Arabic.
 */
export const inOwnDirection = (text: string, locale: Locale): string => (locale === 'ar' ? `\u200f${text}` : text)
