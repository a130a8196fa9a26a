import { sql, type SqlBool } from 'kysely'
import type { CouponUse, UseQuery, UseSum, UseSumQuery } from '#contract/coupons/schemas.ts'
import type { CouponUseState } from '#contract/coupons/values.ts'
import { withLatinDigits } from '#contract/kernel/search/fold.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { groupedBy } from '#server/kernel/grouped-by.ts'
import { escapeLike } from '#server/kernel/like.ts'
import { readPage } from '#server/kernel/paging.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { withinDays } from '#server/kernel/within-days.ts'
import { partOfTime } from './company-day.ts'

/** Every use of the company's coupons, latest first; orders that were never paid left none. */
export async function listCouponUses(
  platform: Platform,
  actor: Actor,
  query: UseQuery,
): Promise<{ items: CouponUse[]; next: string | null }> {
  const select = usesOf(platform, actor, query)
    .leftJoin('company_statements', 'company_statements.id', 'coupon_uses.billed_in')
    .select([
      'coupon_uses.id',
      'coupon_uses.at',
      'coupon_uses.discount',
      'coupon_uses.state',
      'coupon_uses.returned_at',
      'coupons.id as coupon_id',
      'coupons.currency',
      'orders.kind as order_kind',
      'orders.number as order_number',
      'company_statements.number as statement',
      codeOfUse.as('code'),
    ])
  const page = await readPage(
    select,
    {
      column: 'coupon_uses.at',
      kind: 'instant',
      id: 'coupon_uses.id',
      direction: 'desc',
      at: (row: { at: string; id: string }) => [row.at, row.id],
    },
    query,
  )
  return {
    next: page.next,
    items: page.items.map((row) => ({
      id: row.id,
      couponId: row.coupon_id,
      code: row.code,
      state: row.state === 'released' ? ('returned' as const) : row.state,
      orderNumber: row.order_number,
      orderKind: row.order_kind,
      discount: { amount: row.discount, currency: row.currency },
      at: row.at,
      returnedAt: row.returned_at,
      statement: row.statement,
    })),
  }
}

const codeOfUse = sql<string>`coalesce((select code from coupon_codes where coupon_codes.id = coupon_uses.code_id), coupons.code)`

/** What those uses come to, and by month of the company's zone. Held ones count for nothing yet. */
export async function sumCouponUses(platform: Platform, actor: Actor, query: UseSumQuery): Promise<UseSum[]> {
  const rows = await usesOf(platform, actor, query)
    .select([
      'coupons.currency',
      partOfTime('coupon_uses.at', 'month', actor.timeZone).as('month'),
      sql<number>`(count(distinct coalesce(coupon_uses.redemption_id, coupon_uses.id)) filter (where coupon_uses.taken_at is not null))::int`.as(
        'uses',
      ),
      sql<number>`coalesce(sum(coupon_uses.discount) filter (where coupon_uses.taken_at is not null), 0)::bigint`.as('taken'),
      sql<number>`coalesce(sum(coupon_uses.discount) filter (where coupon_uses.returned_at is not null), 0)::bigint`.as(
        'returned',
      ),
    ])
    .groupBy(['coupons.currency', 'month'])
    .orderBy('coupons.currency')
    .orderBy('month', 'desc')
    .execute()
  return [...groupedBy(rows, ({ currency }) => currency)].map(([currency, months]) => ({
    currency,
    ...months.map(summed).reduce(added),
    months: months.map((row) => ({ month: row.month, ...summed(row) })),
  }))
}

interface Sums {
  readonly uses: number
  readonly taken: number
  readonly returned: number
}
const summed = ({ uses, taken, returned }: Sums) => ({ uses, taken, returned, net: taken - returned })
const added = (a: Sums, b: Sums) => summed({ uses: a.uses + b.uses, taken: a.taken + b.taken, returned: a.returned + b.returned })

function usesOf({ db }: Platform, actor: Actor, query: UseSumQuery) {
  let uses = db
    .selectFrom('coupon_uses')
    .innerJoin('coupons', 'coupons.id', 'coupon_uses.coupon_id')
    .innerJoin('orders', 'orders.id', 'coupon_uses.order_id')
    .where('coupons.company_id', '=', actor.userId)
    .where(withinDays('coupon_uses.at', query, actor.timeZone))
    .where(
      query.show ? shows[query.show] : sql<SqlBool>`(coupon_uses.state <> 'released' or coupon_uses.returned_at is not null)`,
    )
  if (query.coupon) uses = uses.where('coupons.id', '=', query.coupon)
  if (!query.search) return uses
  const pattern = `${escapeLike(withLatinDigits(query.search))}%`
  return uses.where(sql<SqlBool>`(${codeOfUse} ilike ${pattern} or orders.number ilike ${pattern})`)
}

const shows: Readonly<Record<CouponUseState, ReturnType<typeof sql<SqlBool>>>> = {
  reserved: sql<SqlBool>`coupon_uses.state = 'reserved'`,
  taken: sql<SqlBool>`coupon_uses.state = 'taken'`,
  returned: sql<SqlBool>`coupon_uses.returned_at is not null`,
}
