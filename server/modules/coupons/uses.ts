import type { Selectable } from 'kysely'
import type { CouponRefusal } from '#contract/coupons/refusals.ts'
import { sum } from '#contract/orders/money.ts'
import type { OrderKind } from '#contract/orders/states.ts'
import { conflict } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { findCoupon, type FoundCoupon } from './find-coupon.ts'
import { couponRefusalOf, discountsOf, limitRefusalOf, standingRefusalOf, type CouponTerms, type LineForCoupon } from './rules.ts'
import type { CouponTable } from './tables.ts'

/** An order that a coupon is put on; the caller has locked its row. */
export interface OrderForCoupon {
  readonly id: string
  readonly kind: OrderKind
  readonly buyerId: string
  readonly currency: string
  readonly lines: readonly LineForCoupon[]
}

/** What the coupon takes off one order, and off each of its lines. */
export interface OrderDiscount {
  readonly orderId: string
  readonly discount: number
  readonly parts: readonly number[]
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
  coupon_code_used: 'This code has been used already',
  coupon_no_discount: 'This coupon takes nothing off this order',
  not_combinable: 'This coupon cannot stand beside another one',
}

const refuse = (code: CouponRefusal) => conflict(code, titles[code])

/**
 * Reserves one use for the orders of one checkout, all of one kind, buyer and currency, and answers what each of them saves. Uses of one
 * coupon wait for each other on its row, so that no limit is passed however many try at once. `beside`: coupons of the same checkout's
 * other orders.
 * @throws Refusal 409 with a {@link CouponRefusal}.
 */
export async function reserveCoupon(
  platform: Platform,
  work: Work,
  orders: readonly OrderForCoupon[],
  by: { readonly code: string; readonly beside?: readonly string[] },
): Promise<{ couponId: string; discounts: OrderDiscount[] }> {
  const found = await findCoupon(work, by.code)
  if (!found) throw refuse('coupon_unknown')
  const { row, codeId } = found
  const [first] = orders
  const terms = termsOf(row)
  const situation = {
    orderKind: first!.kind,
    currency: first!.currency,
    lines: orders.flatMap(({ lines }) => lines),
    now: platform.clock.now(),
    ...(await countUses(work, row.id, orders)),
  }
  const refusal = couponRefusalOf(terms, situation)
  if (refusal) throw refuse(refusal)
  if (codeId !== null && (await isCodeUsed(work, codeId, orders))) throw refuse('coupon_code_used')
  await mustCombine(work, row, by.beside ?? [])
  const discounts = divided(orders, discountsOf(terms, situation.lines))
  for (const { id } of orders) await releaseCoupon(work, id)
  await writeUses(platform, work, found, orders, discounts)
  return { couponId: row.id, discounts }
}

/** The order's share of what a coupon takes off all lines, in their order. */
function divided(orders: readonly OrderForCoupon[], all: readonly number[]): OrderDiscount[] {
  let from = 0
  return orders.map(({ id, lines }) => {
    const parts = all.slice(from, (from += lines.length))
    return { orderId: id, discount: sum(parts), parts }
  })
}

async function writeUses(
  platform: Platform,
  work: Work,
  { row, codeId }: FoundCoupon,
  orders: readonly OrderForCoupon[],
  discounts: readonly OrderDiscount[],
): Promise<void> {
  const at = platform.clock.now().toISOString()
  const redemptionId = platform.ids.next()
  const uses = discounts
    .filter(({ discount }) => discount > 0)
    .map(({ orderId, discount }) => ({
      id: platform.ids.next(),
      coupon_id: row.id,
      order_id: orderId,
      user_id: orders[0]!.buyerId,
      state: 'reserved' as const,
      discount,
      at,
      redemption_id: redemptionId,
      code_id: codeId,
    }))
  await work.db.insertInto('coupon_uses').values(uses).execute()
}

/** Redemptions of the coupon, all and this person's; those of these orders left out. */
async function countUses(work: Work, couponId: string, orders: readonly Pick<OrderForCoupon, 'id' | 'buyerId'>[]) {
  return work.db
    .selectFrom('coupon_uses')
    .select((eb) => {
      const redemption = eb.fn.coalesce('redemption_id', eb.ref('id'))
      const counted = eb.fn.count<number>(redemption).distinct()
      return [counted.as('uses'), counted.filterWhere('user_id', '=', orders[0]!.buyerId).as('usesByPerson')]
    })
    .where('coupon_id', '=', couponId)
    .where('state', '<>', 'released')
    .where(
      'order_id',
      'not in',
      orders.map(({ id }) => id),
    )
    .executeTakeFirstOrThrow()
}

async function isCodeUsed(work: Work, codeId: string, orders: readonly OrderForCoupon[]): Promise<boolean> {
  const used = await work.db
    .selectFrom('coupon_uses')
    .select('id')
    .where('code_id', '=', codeId)
    .where('state', '<>', 'released')
    .where(
      'order_id',
      'not in',
      orders.map(({ id }) => id),
    )
    .executeTakeFirst()
  return used !== undefined
}

/** Two coupons stand beside each other when both allow it. */
async function mustCombine(work: Work, row: Selectable<CouponTable>, beside: readonly string[]): Promise<void> {
  const others = beside.filter((id) => id !== row.id)
  if (others.length === 0) return
  const alone = await work.db
    .selectFrom('coupons')
    .select('id')
    .where('id', 'in', others)
    .where('combinable', '=', false)
    .executeTakeFirst()
  if (alone || !row.combinable) throw refuse('not_combinable')
}

/**
 * Reserves the use once more that an order had before it ended, for the same discount: its money came late. Held against the coupon's state,
 * days and limits as they are now.
 * @throws Refusal 409 with a {@link CouponRefusal}.
 */
export async function reserveAgain(
  platform: Platform,
  work: Work,
  order: { readonly id: string; readonly buyerId: string },
): Promise<void> {
  const use = await work.db
    .selectFrom('coupon_uses')
    .selectAll()
    .where('order_id', '=', order.id)
    .where('state', '=', 'released')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const row = await work.db
    .selectFrom('coupons')
    .selectAll()
    .where('id', '=', use.coupon_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const terms = termsOf(row)
  const counted = await countUses(work, row.id, [order])
  const refusal = standingRefusalOf(terms, { now: platform.clock.now() }) ?? limitRefusalOf(terms, counted)
  if (refusal) throw refuse(refusal)
  await work.db.updateTable('coupon_uses').set({ state: 'reserved' }).where('id', '=', use.id).execute()
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

/** A use that counts for a company, or does no longer. */
export interface BilledUse {
  readonly id: string
  readonly companyId: string
  /** Minor units. */
  readonly discount: number
}

/** The order was paid: its use counts, and its company is billed for it. `null` where no coupon was on it. */
export async function redeemCoupon(platform: Platform, work: Work, orderId: string): Promise<BilledUse | null> {
  const at = platform.clock.now().toISOString()
  const use = await work.db
    .updateTable('coupon_uses')
    .set({ state: 'taken', at, taken_at: at })
    .where('order_id', '=', orderId)
    .where('state', '=', 'reserved')
    .returning(['id', 'coupon_id', 'discount'])
    .executeTakeFirst()
  return use ? tellCompany(work, use, 'taken') : null
}

/** What was paid for was called off or given back whole: its use no longer counts, and its company has it credited. */
export async function returnCoupon(platform: Platform, work: Work, orderId: string): Promise<BilledUse | null> {
  const use = await work.db
    .updateTable('coupon_uses')
    .set({ state: 'released', returned_at: platform.clock.now().toISOString() })
    .where('order_id', '=', orderId)
    .where('state', '=', 'taken')
    .returning(['id', 'coupon_id', 'discount'])
    .executeTakeFirst()
  return use ? tellCompany(work, use, 'returned') : null
}

async function tellCompany(
  work: Work,
  use: { readonly id: string; readonly coupon_id: string; readonly discount: number },
  state: 'taken' | 'returned',
): Promise<BilledUse> {
  const { company_id: companyId } = await work.db
    .selectFrom('coupons')
    .select('company_id')
    .where('id', '=', use.coupon_id)
    .executeTakeFirstOrThrow()
  await work.tell([companyId], { kind: 'coupon.used', payload: { id: use.coupon_id, state } })
  return { id: use.id, companyId, discount: use.discount }
}

function termsOf(row: Selectable<CouponTable>): CouponTerms {
  return {
    kind: row.kind,
    value: row.value,
    buy: row.buy,
    free: row.free,
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
