import type { Selectable } from 'kysely'
import type { Actor } from '#server/kernel/actor.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Work } from '#server/kernel/work.ts'
import type { CouponTable } from './tables.ts'

/** Locks a coupon of the caller's own company; uses of it wait. @throws Refusal 404 for others */
export async function lockOwnCoupon(work: Work, actor: Actor, id: string): Promise<Selectable<CouponTable>> {
  const row = await work.db.selectFrom('coupons').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (row?.company_id !== actor.userId) throw notFound()
  return row
}

/** Redemptions that count, taken or held. */
export async function usesOf(work: Work, couponId: string): Promise<number> {
  const { uses } = await work.db
    .selectFrom('coupon_uses')
    .select((eb) =>
      eb.fn
        .count<number>(eb.fn.coalesce('redemption_id', eb.ref('id')))
        .distinct()
        .as('uses'),
    )
    .where('coupon_id', '=', couponId)
    .where('state', '<>', 'released')
    .executeTakeFirstOrThrow()
  return uses
}
