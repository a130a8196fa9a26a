import { earningsPeriods } from '#contract/booking/earnings-values.ts'
import { dayField, usualField } from '#shared/address/fields.ts'
import { readAddress } from '#shared/address/address.ts'

/** Which week, month or year is looked at, by a day in it; none is the one of today. */
export const earningsFields = { period: usualField(earningsPeriods, 'month'), at: dayField }

/** What is asked for the earnings at an address. */
export function earningsQueryAt(address: URLSearchParams) {
  const { period, at } = readAddress(earningsFields, address)
  return { period, ...(at && { at }) }
}

const day = 86_400_000

/** A day so many days from this one. */
export function dayBeside(date: string, days: -1 | 1): string {
  return new Date(Date.parse(date) + days * day).toISOString().slice(0, 10)
}
