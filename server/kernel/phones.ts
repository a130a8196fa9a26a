import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { toLatinDigits } from '#contract/kernel/latin-digits.ts'
import type { FieldError } from './http/issues.ts'

/** Does a numbering plan have this E.164 number? One that would reach somebody only when written differently doesn't count. */
export function isAssignablePhone(phone: string): boolean {
  const parsed = parsePhoneNumberFromString(phone)
  return parsed !== undefined && parsed.number === phone && parsed.isValid()
}

/** The E.164 number that somebody wrote with its country, `+44 (0)20 7946 0958`; `null` when it is none. */
export function toE164(text: string): string | null {
  const parsed = parsePhoneNumberFromString(toLatinDigits(text))
  return parsed?.isValid() && !parsed.ext ? parsed.number : null
}

/** Every field called `phone` below `value` whose number cannot exist, by its dotted path. */
export function phoneErrors(value: unknown, path: readonly string[] = []): FieldError[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, below]) =>
    name === 'phone' && typeof below === 'string'
      ? isAssignablePhone(below)
        ? []
        : [{ field: [...path, name].join('.'), code: 'invalid_phone', message: 'No phone can have this number' }]
      : phoneErrors(below, [...path, name]),
  )
}
