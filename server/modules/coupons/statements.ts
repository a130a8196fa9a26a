import { sql } from 'kysely'
import type { Statement } from '#contract/coupons/schemas.ts'
import { utcDay } from '#contract/kernel/days.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Platform } from '#server/kernel/platform.ts'

/** What the company owes for each month, the latest first; the month under way is open. */
export async function listStatements(platform: Platform, actor: Actor): Promise<Statement[]> {
  const { db, clock } = platform
  const issued = await db
    .selectFrom('company_statements')
    .selectAll()
    .where('company_id', '=', actor.userId)
    .orderBy('month', 'desc')
    .orderBy('currency')
    .execute()
  const month = `${utcDay(clock.now()).slice(0, 7)}-01`
  const open = (await openStatements(db, actor.userId)).map((sums) => ({ ...sums, month, number: null, issued_at: null }))
  return [...open, ...issued].map(({ number, month, uses, taken, returned, currency, issued_at }) => {
    const money = (amount: number) => ({ amount, currency })
    return {
      number,
      month,
      uses,
      taken: money(taken),
      returned: money(returned),
      net: money(taken - returned),
      issuedAt: issued_at,
    }
  })
}

/**
 * What no statement bills or credits yet, by currency, up to an instant. What is given back before it was billed stands on both sides of the
 * same statement; what was billed before is credited.
 */
export async function openStatements(db: Reader, companyId: string, until?: string) {
  const before = until === undefined ? sql`true` : sql`at < ${until}`
  const { rows } = await sql<{ currency: string; uses: number; taken: number; returned: number }>`
    select currency, (count(distinct redemption) filter (where side = 'taken'))::int as uses,
      coalesce(sum(discount) filter (where side = 'taken'), 0)::bigint as taken,
      coalesce(sum(discount) filter (where side = 'returned'), 0)::bigint as returned
    from (
      select coupons.currency, 'taken' as side, coalesce(redemption_id, uses.id) as redemption, discount, taken_at as at
        from coupon_uses uses join coupons on coupons.id = uses.coupon_id
        where coupons.company_id = ${companyId} and taken_at is not null and billed_in is null
      union all
      select coupons.currency, 'returned', coalesce(redemption_id, uses.id), discount, returned_at
        from coupon_uses uses join coupons on coupons.id = uses.coupon_id
        where coupons.company_id = ${companyId} and returned_at is not null and credited_in is null
    ) sides where ${before} group by currency order by currency`.execute(db)
  return rows
}
