import { sql } from 'kysely'
import type { AdminSummary } from '#contract/admin/schemas.ts'
import { defaultCurrency } from '#contract/kernel/values.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Bounds } from './series.ts'

/** Invoiced less credited money, day by day, for each currency that has any; the platform's own first, whatever it has. */
export async function revenueByCurrency(db: Reader, { dates, edges }: Bounds): Promise<AdminSummary['revenue']> {
  const { rows } = await sql<{ currency: string; day: number; amount: number }>`
    select currency, width_bucket(issued_at, array[${sql.join(edges)}]::timestamptz[]) as day,
      sum(case when kind = 'invoice' then amount else -amount end)::bigint as amount
    from invoices
    where issued_at >= ${edges[0]}::timestamptz and issued_at < ${edges.at(-1)}::timestamptz
    group by 1, 2`.execute(db)
  const others = rows.map(({ currency }) => currency).filter((currency) => currency !== defaultCurrency)
  return [defaultCurrency, ...new Set(others.toSorted())].map((currency) => ({
    currency,
    days: dates.map((_, index) => rows.find((row) => row.currency === currency && row.day === index + 1)?.amount ?? 0),
  }))
}
