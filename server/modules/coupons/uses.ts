import type { CouponRefusal } from '#contract/coupons/refusals.ts'
import type { OrderKind } from '#contract/orders/states.ts'
import { conflict } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { couponRefusalOf, discountOf, type CouponTerms } from './rules.ts'
import type { Selectable } from 'kysely'
import type { CouponTable } from './tables.ts'

/** The order a coupon is put on; the caller has locked its row. */
export interface OrderForCoupon {
  readonly id: string
  readonly kind: OrderKind
  readonly buyerId: string
  readonly subtotal: number
  readonly currency: string
}

const titles: Readonly<Record<CouponRefusal, string>> = {
  coupon_unknown: 'There is no such coupon',
  coupon_not_active: 'This coupon cannot be used at the moment',
  coupon_not_started: 'This coupon is not valid yet',
  coupon_ended: 'This coupon has ended',
  coupon_not_for_this: 'This coupon is not for this kind of order',
  coupon_other_currency: 'This coupon is in another currency',
  coupon_minimum_not_met: 'The order is too small for this coupon',
  coupon_used_up: 'This coupon has been used up',
  coupon_used_by_you: 'You have used this coupon as often as it allows',
  coupon_no_discount: 'This coupon takes nothing off this order',
}

const refuse = (code: CouponRefusal) => conflict(code, titles[code])

/**
 * Reserves a use for the order and answers the discount. Uses of one coupon wait for each other on its row, so that no limit is
 * passed however many try at once.
 * @throws Refusal 409 with a {@link CouponRefusal}.
 */
export async function reserveCoupon(
  platform: Platform,
  work: Work,
  order: OrderForCoupon,
  by: { readonly code: string } | { readonly id: string },
): Promise<{ couponId: string; discount: number }> {
  const found = work.db.selectFrom('coupons').selectAll().forUpdate()
  const coupon = await (
    'id' in by
      ? found.where('id', '=', by.id)
      : found.where((eb) => eb(eb.fn<string>('upper', ['code']), '=', by.code.toUpperCase()))
  ).executeTakeFirst()
  if (!coupon) throw refuse('coupon_unknown')
  const terms = termsOf(coupon)
  const counted = await work.db
    .selectFrom('coupon_uses')
    .select((eb) => [
      eb.fn.countAll<number>().as('uses'),
      eb.fn.countAll<number>().filterWhere('user_id', '=', order.buyerId).as('usesByPerson'),
    ])
    .where('coupon_id', '=', coupon.id)
    .where('state', '<>', 'released')
    .where('order_id', '<>', order.id)
    .executeTakeFirstOrThrow()
  const now = platform.clock.now()
  const refusal = couponRefusalOf(terms, { ...order, orderKind: order.kind, now, ...counted })
  if (refusal) throw refuse(refusal)
  const discount = discountOf(terms, order.subtotal)
  await releaseCoupon(work, order.id)
  await work.db
    .insertInto('coupon_uses')
    .values({
      id: platform.ids.next(),
      coupon_id: coupon.id,
      order_id: order.id,
      user_id: order.buyerId,
      state: 'reserved',
      discount,
      at: now.toISOString(),
    })
    .execute()
  return { couponId: coupon.id, discount }
}

/** Gives the order's use back: removed, expired or cancelled. Nothing happens when there is none. */
export async function releaseCoupon(work: Work, orderId: string): Promise<void> {
  await work.db
    .updateTable('coupon_uses')
    .set({ state: 'released' })
    .where('order_id', '=', orderId)
    .where('state', '=', 'reserved')
    .execute()
}

/** The order was paid: its use counts for good. */
export async function redeemCoupon(platform: Platform, work: Work, orderId: string): Promise<void> {
  await work.db
    .updateTable('coupon_uses')
    .set({ state: 'taken', at: platform.clock.now().toISOString() })
    .where('order_id', '=', orderId)
    .where('state', '=', 'reserved')
    .execute()
}

function termsOf(row: Selectable<CouponTable>): CouponTerms {
  return {
    kind: row.kind,
    value: row.value,
    currency: row.currency,
    appliesTo: row.applies_to,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    minimumSpend: row.minimum_spend,
    greatestDiscount: row.greatest_discount,
    totalUses: row.total_uses,
    usesPerPerson: row.uses_per_person,
    state: row.state,
  }
}
