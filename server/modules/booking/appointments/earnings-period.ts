import type { EarningsPeriod } from '#contract/booking/earnings-values.ts'
import { dateOf, dayNumber, weekday } from '../slots/calendar.ts'

/** A day's money in one currency, in minor units. */
export interface EarnedOnDay {
  readonly date: string
  readonly cameIn: number
  readonly givenBack: number
}

export interface EarningsPart {
  /** Its first day. */
  readonly from: string
  readonly cameIn: number
  readonly givenBack: number
  readonly net: number
}

/** First and last day of the week, month or year that a day lies in. Weeks begin on Monday. */
export function periodAround(period: EarningsPeriod, date: string): { from: string; to: string } {
  if (period === 'week') {
    const monday = dayNumber(date) - weekday(dayNumber(date))
    return { from: dateOf(monday), to: dateOf(monday + 6) }
  }
  const year = date.slice(0, 4)
  if (period === 'year') return { from: `${year}-01-01`, to: `${year}-12-31` }
  const month = Number(date.slice(5, 7))
  return { from: `${date.slice(0, 7)}-01`, to: dateOf(Date.UTC(Number(year), month, 0) / 86_400_000) }
}

/** The period's days, or the year's months, each with what its days earned. */
export function partsOf(period: EarningsPeriod, { from, to }: { from: string; to: string }, days: readonly EarnedOnDay[]) {
  const begins =
    period === 'year'
      ? Array.from({ length: 12 }, (_, month) => `${from.slice(0, 4)}-${String(month + 1).padStart(2, '0')}-01`)
      : Array.from({ length: dayNumber(to) - dayNumber(from) + 1 }, (_, day) => dateOf(dayNumber(from) + day))
  const partOf = (date: string) => (period === 'year' ? `${date.slice(0, 7)}-01` : date)
  return begins.map((begin): EarningsPart => {
    const own = days.filter(({ date }) => partOf(date) === begin)
    const cameIn = own.reduce((sum, day) => sum + day.cameIn, 0)
    const givenBack = own.reduce((sum, day) => sum + day.givenBack, 0)
    return { from: begin, cameIn, givenBack, net: cameIn - givenBack }
  })
}
