import type { Coupon } from '#contract/coupons/schemas.ts'
import { couponLife, type CouponStep } from '#contract/coupons/values.ts'
import { afterStep } from '#contract/kernel/machine.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { lockOwnCoupon } from './lock-coupon.ts'
import { readCoupon } from './read-coupons.ts'

/** Takes a coupon a step on in its life. Who holds a reserved use keeps it. @throws Refusal 404 for others, 409 `coupon_state` */
export async function moveCoupon(
  platform: Platform,
  actor: Actor,
  { id, step }: { id: string; step: CouponStep },
): Promise<Coupon> {
  await platform.transact(async (work) => {
    const row = await lockOwnCoupon(work, actor, id)
    const state = afterStep(couponLife, row.state, step)
    if (state === null)
      throw conflict('coupon_state', 'The coupon is in a state that does not allow this', `${step} from ${row.state}`)
    await work.db
      .updateTable('coupons')
      .set({ state, version: row.version + 1 })
      .where('id', '=', id)
      .execute()
    await work.audit({ action: `coupon.${step}`, recordKind: 'coupon', recordId: id, userId: actor.userId })
    await work.tell([actor.userId], { kind: 'coupon.changed', payload: { id, state } })
  })
  return readCoupon(platform, actor, { id })
}
