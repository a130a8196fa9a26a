import type { Coupon, CouponChange, CouponDraft } from '#contract/coupons/schemas.ts'
import { defaultCurrency } from '#contract/kernel/specified.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, invalid } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { windowOf } from './company-day.ts'
import { lockOwnCoupon, usesOf } from './lock-coupon.ts'
import { readCoupon } from './read-coupons.ts'

/** Writes a draft. @throws Refusal 409 `coupon_code_taken` */
export async function createCoupon(platform: Platform, actor: Actor, draft: CouponDraft): Promise<Coupon> {
  const id = await asRefusals(
    platform.transact(async (work) => {
      const made = platform.ids.next()
      await work.db
        .insertInto('coupons')
        .values({ id: made, company_id: actor.userId, created_at: platform.clock.now(), ...columnsOf(draft, actor) })
        .execute()
      await work.audit({ action: 'coupon.create', recordKind: 'coupon', recordId: made, userId: actor.userId })
      await work.tell([actor.userId], { kind: 'coupon.changed', payload: { id: made, state: 'draft' } })
      return made
    }),
  )
  return readCoupon(platform, actor, { id })
}

/**
 * Changes a coupon. Once people may have it, what they were promised stays: only its last day and its limits change, and no limit below
 * what is used.
 * @throws Refusal 404 for others, 409 `stale_version`, `coupon_terms_fixed`, `coupon_state`, `coupon_code_taken`, 422 naming the field
 */
export async function changeCoupon(
  platform: Platform,
  actor: Actor,
  { id, version, draft }: CouponChange & { id: string },
): Promise<Coupon> {
  await asRefusals(
    platform.transact(async (work) => {
      const row = await lockOwnCoupon(work, actor, id)
      if (row.version !== version) throw conflict('stale_version', 'The coupon was changed meanwhile; look again')
      if (row.state === 'ended') throw conflict('coupon_state', 'A coupon that has ended stays as it is')
      const columns = columnsOf(draft, actor)
      if (row.state !== 'draft') {
        const kept = fixed.filter((name) => String(columns[name]) !== String(row[name]))
        if (kept.length > 0) throw conflict('coupon_terms_fixed', 'What people were promised stays as it is', kept.join(', '))
      }
      const uses = await usesOf(work, id)
      if (columns.total_uses !== null && columns.total_uses < uses)
        throw invalid('totalUses', 'limit_below_uses', `It has been used ${uses} times already`)
      await work.db
        .updateTable('coupons')
        .set({ ...columns, version: version + 1 })
        .where('id', '=', id)
        .execute()
      await work.audit({ action: 'coupon.change', recordKind: 'coupon', recordId: id, userId: actor.userId })
      await work.tell([actor.userId], { kind: 'coupon.changed', payload: { id, state: row.state } })
    }),
  )
  return readCoupon(platform, actor, { id })
}

/** Columns that people were promised. */
const fixed = [
  'code',
  'kind',
  'value',
  'buy',
  'free',
  'applies_to',
  'minimum_spend',
  'greatest_discount',
  'unique_codes',
  'starts_at',
] as const

function columnsOf(draft: CouponDraft, actor: Actor) {
  const { kind } = draft
  return {
    code: draft.code,
    kind,
    value: (kind === 'percent' ? draft.percent : kind === 'amount' ? draft.amount : 100) ?? 100,
    buy: kind === 'buy_x_get_y' ? draft.buy : null,
    free: kind === 'buy_x_get_y' ? draft.free : null,
    currency: defaultCurrency,
    applies_to: draft.appliesTo.toSorted(),
    ...windowOf(draft, actor.timeZone),
    minimum_spend: draft.minimumSpend,
    greatest_discount: draft.greatestDiscount,
    total_uses: draft.totalUses,
    uses_per_person: draft.usesPerPerson,
    combinable: draft.combinable,
    unique_codes: draft.uniqueCodes,
  }
}

async function asRefusals<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const isTaken = error instanceof Error && 'constraint' in error && error.constraint === 'coupons_code'
    throw isTaken ? conflict('coupon_code_taken', 'Another coupon has this code') : error
  }
}
