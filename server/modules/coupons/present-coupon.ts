import { sql, type Selectable } from 'kysely'
import type { Coupon } from '#contract/coupons/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { daysOf } from './company-day.ts'
import { standingOf } from './rules.ts'
import type { CouponTable } from './tables.ts'

export interface CouponCounts {
  readonly uses: number
  readonly reserved: number
  readonly spent: number
  readonly codes: number
}

/** A company's coupons with what was counted of them; redemptions count once, however many orders they are for. */
export function selectCoupons(db: Reader, companyId: string) {
  const redeemed = sql`count(distinct coalesce(redemption_id, id))`
  return db
    .selectFrom('coupons')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('coupon_uses')
          .select([
            sql<number>`${redeemed} filter (where state = 'taken')`.as('uses'),
            sql<number>`${redeemed} filter (where state = 'reserved')`.as('reserved'),
            sql<number>`coalesce(sum(discount) filter (where state = 'taken'), 0)::bigint`.as('spent'),
          ])
          .whereRef('coupon_uses.coupon_id', '=', 'coupons.id')
          .as('used'),
      (join) => join.onTrue(),
    )
    .selectAll('coupons')
    .select([
      sql<number>`used.uses`.as('uses'),
      sql<number>`used.reserved`.as('reserved'),
      sql<number>`used.spent`.as('spent'),
      sql<number>`(select count(*) from coupon_codes where coupon_codes.coupon_id = coupons.id)`.as('codes'),
    ])
    .where('coupons.company_id', '=', companyId)
}

export function presentCoupon(row: Selectable<CouponTable> & CouponCounts, actor: Pick<Actor, 'timeZone'>, now: Date): Coupon {
  const money = (amount: number) => ({ amount, currency: row.currency })
  return {
    id: row.id,
    version: row.version,
    code: row.code,
    kind: row.kind,
    percent: row.kind === 'percent' ? row.value : null,
    amount: row.kind === 'amount' ? money(row.value) : null,
    buy: row.buy,
    free: row.free,
    appliesTo: row.applies_to,
    ...daysOf(row, actor.timeZone),
    minimumSpend: money(row.minimum_spend),
    greatestDiscount: row.greatest_discount === null ? null : money(row.greatest_discount),
    totalUses: row.total_uses,
    usesPerPerson: row.uses_per_person,
    combinable: row.combinable,
    uniqueCodes: row.unique_codes,
    state: row.state,
    standing: standingOf(
      { state: row.state, startsAt: row.starts_at, endsAt: row.ends_at, totalUses: row.total_uses },
      { now, uses: row.uses + row.reserved },
    ),
    uses: row.uses,
    reserved: row.reserved,
    spent: money(row.spent),
    codes: row.codes,
    createdAt: row.created_at,
  }
}
