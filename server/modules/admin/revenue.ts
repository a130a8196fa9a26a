import type { AdminSummary } from '#contract/admin/schemas.ts'
import { defaultCurrency } from '#contract/kernel/values.ts'
import type { Reader } from '#server/kernel/db.ts'
import { countedDays, invoicedBetween } from './count-revenue.ts'
import type { Bounds } from './series.ts'

/**
 * Invoiced less credited money, day by day, for each currency that has any; the platform's own first, whatever it has. Days that were counted are read as
 * they were, the others from the papers.
 */
export async function revenueByCurrency(db: Reader, { zone, dates, edges }: Bounds): Promise<AdminSummary['revenue']> {
  const counted = await countedDays(db, zone, dates)
  const isCounted = new Set(counted.map(({ day }) => day))
  const first = dates.findIndex((date) => !isCounted.has(date))
  const papers = first === -1 ? [] : await invoicedBetween(db, edges.slice(first))
  const read = papers.flatMap(({ currency, day, amount }) => {
    const date = dates[first + day - 1]!
    return isCounted.has(date) ? [] : [{ day: date, currency, amount }]
  })
  const all = [...counted, ...read]
  const others = all.map(({ currency }) => currency).filter((currency) => currency !== defaultCurrency)
  return [defaultCurrency, ...new Set(others.toSorted())].map((currency) => ({
    currency,
    days: dates.map((date) => all.find((row) => row.currency === currency && row.day === date)?.amount ?? 0),
  }))
}
