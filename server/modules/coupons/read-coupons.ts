import { sql, type SqlBool } from 'kysely'
import type { Coupon, CouponQuery } from '#contract/coupons/schemas.ts'
import type { CouponStanding } from '#contract/coupons/values.ts'
import { withLatinDigits } from '#contract/kernel/search/fold.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { notFound } from '#server/kernel/errors.ts'
import { escapeLike } from '#server/kernel/like.ts'
import { readPage } from '#server/kernel/paging.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { presentCoupon, selectCoupons } from './present-coupon.ts'

/** The company's coupons. */
export async function listCoupons(
  { db, clock }: Platform,
  actor: Actor,
  query: CouponQuery,
): Promise<{ items: Coupon[]; next: string | null }> {
  let chosen = db.selectFrom(selectCoupons(db, actor.userId).as('coupon')).selectAll()
  if (query.kind) chosen = chosen.where('kind', '=', query.kind)
  if (query.search) chosen = chosen.where('code', 'ilike', `%${escapeLike(withLatinDigits(query.search))}%`)
  if (query.standing) chosen = chosen.where(standsAs(query.standing, clock.now().toISOString()))
  const { items, next } = await {
    '-created': () =>
      readPage(
        chosen,
        { column: 'created_at', kind: 'instant', id: 'id', direction: 'desc', at: (row) => [row.created_at, row.id] },
        query,
      ),
    '-uses': () =>
      readPage(chosen, { column: 'uses', kind: 'number', id: 'id', direction: 'desc', at: (row) => [row.uses, row.id] }, query),
    '-spent': () =>
      readPage(chosen, { column: 'spent', kind: 'number', id: 'id', direction: 'desc', at: (row) => [row.spent, row.id] }, query),
    ends: () =>
      readPage(
        chosen,
        { column: 'ends_at', kind: 'instant', id: 'id', direction: 'asc', at: (row) => [row.ends_at, row.id] },
        query,
      ),
  }[query.sort]()
  return { items: items.map((row) => presentCoupon(row, actor, clock.now())), next }
}

/** One of the company's coupons. @throws Refusal 404 for others */
export async function readCoupon({ db, clock }: Platform, actor: Actor, { id }: { id: string }): Promise<Coupon> {
  const row = await selectCoupons(db, actor.userId).where('coupons.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return presentCoupon(row, actor, clock.now())
}

/** As `standingOf` in `rules.ts` says it. */
function standsAs(standing: CouponStanding, now: string) {
  const isOver = sql`(state = 'ended' or ends_at <= ${now})`
  const isUsedUp = sql`(total_uses is not null and uses + reserved >= total_uses)`
  const isLive = sql`(state in ('active', 'paused') and not ${isOver})`
  const conditions = {
    draft: sql<SqlBool>`state = 'draft'`,
    ended: sql<SqlBool>`(state <> 'draft' and ${isOver})`,
    used_up: sql<SqlBool>`(${isLive} and ${isUsedUp})`,
    paused: sql<SqlBool>`(${isLive} and not ${isUsedUp} and state = 'paused')`,
    scheduled: sql<SqlBool>`(${isLive} and not ${isUsedUp} and state = 'active' and starts_at > ${now})`,
    running: sql<SqlBool>`(${isLive} and not ${isUsedUp} and state = 'active' and starts_at <= ${now})`,
  }
  return conditions[standing]
}
