import { utcDay } from '#contract/kernel/days.ts'
import type { DateKind } from './written-date.ts'

/** Of a value with its day, in characters. */
export const lengthOf: Readonly<Record<Exclude<DateKind, 'time'>, number>> = { month: 7, date: 10, datetime: 16 }

const minute = 60_000
const day = 24 * 60 * minute

/** The value so many steps on: days, months, or steps of `minutes` for a time of the day, which stays in its day. */
export function stepDate(iso: string, kind: DateKind, steps: number, minutes: number): string {
  if (kind === 'time') {
    const from = Date.parse(`2000-01-01T${iso}Z`)
    const moved = new Date(from + steps * minutes * minute).toISOString()
    return moved.startsWith('2000-01-01') ? moved.slice(11, 16) : iso
  }
  if (kind === 'month') {
    const date = new Date(`${iso}-01T00:00Z`)
    date.setUTCMonth(date.getUTCMonth() + steps)
    return utcDay(date).slice(0, 7)
  }
  const from = Date.parse(kind === 'date' ? `${iso}T00:00Z` : `${iso}Z`)
  return new Date(from + steps * day).toISOString().slice(0, lengthOf[kind])
}
