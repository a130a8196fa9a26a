import { type RawBuilder, sql } from 'kysely'
import { feeRates } from './rules.ts'

/** The platform's fee of an amount sold by an order of the table `orders`, as `rules.ts` reckons it. */
export function feeInSql(amount: string): RawBuilder<number> {
  const rates = Object.entries(feeRates).map(([kind, rate]) => sql`when ${sql.lit(kind)} then ${sql.lit(rate)}`)
  return sql`((${sql.raw(amount)})::bigint * case orders.kind ${sql.join(rates, sql` `)} end + 5000) / 10000`
}
