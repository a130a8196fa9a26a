import type { Selectable } from 'kysely'
import type { Work } from '#server/kernel/work.ts'
import type { CouponTable } from './tables.ts'

export interface FoundCoupon {
  readonly row: Selectable<CouponTable>
  /** The unique code that was given; `null` where all use the coupon's own. */
  readonly codeId: string | null
}

/** The coupon of a code, its row locked. One with unique codes is found by these alone. */
export async function findCoupon(work: Work, code: string): Promise<FoundCoupon | null> {
  const wanted = code.toUpperCase()
  const shared = await work.db
    .selectFrom('coupons')
    .selectAll()
    .where((eb) => eb(eb.fn<string>('upper', ['code']), '=', wanted))
    .where('unique_codes', '=', false)
    .forUpdate()
    .executeTakeFirst()
  if (shared) return { row: shared, codeId: null }
  const unique = await work.db
    .selectFrom('coupon_codes')
    .select(['id', 'coupon_id'])
    .where((eb) => eb(eb.fn<string>('upper', ['code']), '=', wanted))
    .executeTakeFirst()
  if (!unique) return null
  const row = await work.db
    .selectFrom('coupons')
    .selectAll()
    .where('id', '=', unique.coupon_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { row, codeId: unique.id }
}
