import { isUnsettled } from '#contract/orders/order-payment.ts'
import { conflict, Refusal } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { redeemCoupon, reserveAgain } from '#server/modules/coupons/index.ts'
import { changeOrder } from './change-order.ts'
import { endUnpaidOrder } from './end-order.ts'
import { issueInvoice } from './invoices.ts'
import { ofKind, type OrderRow } from './lock-order.ts'
import { bookBenefit } from './order-benefit.ts'
import { bookUse } from './order-coupon.ts'
import { orderKind } from './order-kinds.ts'

/**
 * The money for a locked order has arrived. `accepted`: the order is paid, its invoice issued, and what was bought is given.
 * `refused`: it was paid already, or what it was for is gone and the order has ended; the payer must get this payment back.
 */
export async function settleOrder(platform: Platform, work: Work, order: OrderRow): Promise<'accepted' | 'refused'> {
  if (isUnsettled(order.payment_state)) {
    const answer = await orderKind(platform, order.kind).onPaid(platform, work, ofKind(order), { late: false })
    if (answer === 'accepted') return accept(platform, work, order, 'pay')
    await endUnpaidOrder(platform, work, order.id, { state: 'cancelled', actorId: null, reason: 'gone' })
    return 'refused'
  }
  if (order.payment_state === 'voided') {
    return (await stillPossible(platform, work, order)) ? accept(platform, work, order, 'payLate') : 'refused'
  }
  return 'refused'
}

async function accept(platform: Platform, work: Work, order: OrderRow, step: 'pay' | 'payLate'): Promise<'accepted'> {
  const use = await redeemCoupon(platform, work, order.id)
  if (use) await bookUse(platform, work, order, 'coupon_taken', use)
  await bookBenefit(platform, work, order)
  await changeOrder(platform, work, order, {
    event: step === 'pay' ? 'paid' : 'paidLate',
    payment: step,
    fulfilment: step,
    actorId: order.buyer_id,
  })
  await issueInvoice(platform, work, order.id)
  return 'accepted'
}

/** Tries to give what had been let go: when the time has been taken meanwhile, the rest of the unit of work stands. */
async function stillPossible(platform: Platform, work: Work, order: OrderRow): Promise<boolean> {
  try {
    await work.savepoint(async () => {
      if (order.coupon_id) await reserveAgain(platform, work, { id: order.id, buyerId: order.buyer_id })
      const answer = await orderKind(platform, order.kind).onPaid(platform, work, ofKind(order), { late: true })
      if (answer === 'refused') throw conflict('gone', 'What was ordered can no longer be had')
    })
    return true
  } catch (error) {
    if (error instanceof Refusal || isExclusionViolation(error)) return false
    throw error
  }
}

const exclusionViolation = '23P01'

function isExclusionViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === exclusionViolation
}
