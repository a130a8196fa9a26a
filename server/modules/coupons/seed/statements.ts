import { sql } from 'kysely'
import { utcDay } from '#contract/kernel/days.ts'
import { insertAll, type World } from '#server/seed/world.ts'
import { openStatements } from '../statements.ts'

/** Statements of all months that are over, as they were issued on the first day of the month after. */
export async function writeStatements(world: World): Promise<void> {
  const { rows } = await sql<{ company_id: string; first: string }>`select coupons.company_id, min(taken_at) as first
    from coupon_uses uses join coupons on coupons.id = uses.coupon_id group by coupons.company_id order by 1`.execute(world.db)
  for (const { company_id: companyId, first } of rows) {
    let number = 0
    for (let month = monthOf(new Date(first), 0); monthOf(month, 1) <= world.now; month = monthOf(month, 1)) {
      const until = monthOf(month, 1).toISOString()
      for (const { currency, ...sums } of await openStatements(world.db, companyId, until)) {
        const id = world.dice.id(monthOf(month, 1))
        await insertAll(world, 'company_statements', [
          {
            id,
            company_id: companyId,
            month: utcDay(month),
            currency,
            number: `S-${String((number += 1)).padStart(5, '0')}`,
            ...sums,
            net: sums.taken - sums.returned,
            issued_at: new Date(monthOf(month, 1).getTime() + 3_600_000).toISOString(),
          },
        ])
        const ofCompany = sql`coupon_id in (select id from coupons where company_id = ${companyId})`
        await sql`update coupon_uses set billed_in = ${id} where ${ofCompany} and taken_at < ${until} and billed_in is null`.execute(
          world.db,
        )
        await sql`update coupon_uses set credited_in = ${id}
          where ${ofCompany} and returned_at < ${until} and credited_in is null and billed_in is not null`.execute(world.db)
      }
    }
  }
}

/** The first instant of the month (UTC) so many after the day's. */
const monthOf = (day: Date, after: number) => new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + after, 1))
