import { earningsPeriods } from '#contract/booking/earnings-values.ts'
import { addDays } from '#contract/kernel/days.ts'
import { dayField, usualField } from '#shared/address/fields.ts'
import { readAddress } from '#shared/address/address.ts'

/** Which week, month or year is looked at, by a day in it; none is the one of today. */
export const earningsFields = { period: usualField(earningsPeriods, 'month'), at: dayField }

/** What is asked for the earnings at an address. */
export function earningsQueryAt(address: URLSearchParams) {
  const { period, at } = readAddress(earningsFields, address)
  return { period, ...(at && { at }) }
}

/** A day so many days from this one. */
export function dayBeside(date: string, days: -1 | 1): string {
  return addDays(date, days)
}
