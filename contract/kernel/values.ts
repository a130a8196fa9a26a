import { z } from 'zod'
import { lineInput } from './text.ts'
import { parseDecimal } from './decimal.ts'
import { locales } from './locales.ts'
import { unitSystems } from './unit-systems.ts'

/** Values that several capabilities speak of. Objects are strict: an unknown field is refused, and named. */

export const id = z.uuid()

/** An instant: ISO 8601 in UTC, `2026-11-20T14:30:00.000Z`. */
export const instant = z.iso.datetime({ offset: false })

/** A day of the calendar without a zone: `2026-11-20`. */
export const calendarDate = z.iso.date()

/** Years that people may enter and ask for. Answers are not limited by them. */
export const enteredYears = { first: 1900, last: 2199 } as const

/** Is it within {@link enteredYears}? Reads the year that ISO 8601 begins with. */
const isEnteredYear = (text: string) => {
  const year = Number(text.slice(0, 4))
  return year >= enteredYears.first && year <= enteredYears.last
}
const yearFault = {
  error: `not in the years ${enteredYears.first} to ${enteredYears.last}`,
  params: { code: 'year_out_of_range' },
}

/** An instant that somebody sends; fractions of a second to the millisecond at most. */
export const instantInput = z.iso
  .datetime({ offset: false })
  .max('2026-11-20T14:30:00.000Z'.length)
  .refine(isEnteredYear, yearFault)

/** A day that somebody sends. */
export const dateInput = z.iso.date().refine(isEnteredYear, yearFault)

/** A wall clock's time on a day that somebody sends, without a zone: `2026-11-20T18:30`. */
export const localTimeInput = z.iso.datetime({ local: true, precision: -1 }).regex(/\d$/).refine(isEnteredYear, yearFault)

/** An amount of a medicine: more than nothing, with three digits after the point at most. */
export const medicineAmount = z
  .number()
  .positive()
  .max(100_000)
  .refine((value) => Number(value.toFixed(3)) === value, {
    error: 'three digits after the point at most',
    params: { code: 'decimals' },
  })

/** A wall time without a zone: `09:30`. `24:00` ends a day. */
export const wallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/)

/** An IANA zone that this runtime knows. */
export const timeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, { error: 'unknown time zone', params: { code: 'unknown_time_zone' } })

export function isTimeZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: zone }))
  } catch {
    return false
  }
}

export { defaultLocale, locales, type Locale } from './locales.ts'
export const locale = z.enum(locales)
export { defaultCurrency } from './specified.ts'

export const units = z.enum(unitSystems)

const greatestWhole = 2_147_483_647
/** A whole number that somebody sends, within what a column of whole numbers takes. */
export const wholeNumber = z.int().min(-greatestWhole).max(greatestWhole)
/** A number in a query: decimal digits and nothing else. The schema bounds it. */
export const decimalInput = <T extends z.ZodType>(number: T) =>
  z.preprocess((sent) => (typeof sent === 'string' ? (parseDecimal(sent) ?? sent) : sent), number)

/** Which state of a record the sender has seen, counted from 1; 0 of one that is not there yet. */
export const revisionInput = wholeNumber.min(0)

/** ISO 4217. */
export const currency = z.string().regex(/^[A-Z]{3}$/)

/** An amount in minor units (cents) with its currency. */
export const money = z.strictObject({ amount: z.int(), currency })
export type Money = z.infer<typeof money>

export const email = z.email().max(254)
/**
 * A phone number in E.164, `+12015550123`, in a field called `phone`: the server refuses those that no country's numbering plan has
 * (`server/kernel/phones.ts`).
 */
export const phone = z.stringFormat('phone', /^\+[1-9]\d{6,14}$/, {
  error: 'not a phone number like +12015550123, with its country and without an extension',
})
export const personName = lineInput.min(1).max(120)
/** 8 to 128 characters; the commonest are refused by the server. */
export const password = z.string().min(8).max(128)

/** Yes or no in a query. */
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true')

export const byId = z.strictObject({ id })

export const subject = z.strictObject({
  kind: z.enum(['person', 'pet']),
  id,
  name: z.string(),
  /** Of a pet. */
  species: z.string().nullable(),
  /** Address of the picture; `null` without one. A pet's is for its owner and its doctors. */
  picture: z.string().nullable(),
})
export type Subject = z.infer<typeof subject>

/** Which page of a list is asked for: by keyset cursor, never by number. */
export const pageQuery = {
  cursor: z.string().max(500).optional(),
  limit: decimalInput(z.number().int().min(1).max(100)).default(20),
}

/** A page: `next` is the cursor of the following one, `null` at the end. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.strictObject({ items: z.array(item), next: z.string().nullable() })
}
