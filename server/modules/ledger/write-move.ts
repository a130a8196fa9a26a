import type { LedgerMove } from '#contract/ledger/values.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import type { MoneyMove } from '#server/modules/orders/index.ts'
import * as rules from './rules.ts'
import type { Entry } from './rules.ts'

export interface Booking {
  readonly kind: LedgerMove
  readonly sourceId: string
  readonly orderId: string | null
  readonly currency: string
  readonly entries: readonly Entry[]
}

/** Writes down what happened to money. What comes to nothing is not written. @throws Error when the same was written before */
export async function writeMove(platform: Platform, work: Work, move: MoneyMove): Promise<void> {
  await book(platform, work, bookingOf(move))
}

export async function book(
  platform: Platform,
  work: Work,
  { kind, sourceId, orderId, currency, entries }: Booking,
): Promise<void> {
  if (entries.length === 0) return
  const id = platform.ids.next()
  await work.db
    .insertInto('ledger_transactions')
    .values({ id, kind, source_id: sourceId, order_id: orderId, at: platform.clock.now().toISOString() })
    .execute()
  await work.db
    .insertInto('ledger_entries')
    .values(
      entries.map(({ account, partyId, amount }, place) => ({
        transaction_id: id,
        position: place + 1,
        account,
        party_id: partyId,
        currency,
        amount,
      })),
    )
    .execute()
}

function bookingOf(move: MoneyMove): Booking {
  const { kind } = move
  if ('order' in move) {
    const { id: orderId, currency } = move.order
    const sale = { kind: move.order.kind, sellerId: move.order.seller_id }
    const of = (sourceId: string, entries: readonly Entry[]): Booking => ({ kind, sourceId, orderId, currency, entries })
    if (move.kind === 'benefit_taken') return of(orderId, rules.benefitTaken(sale, move.amount))
    if (move.kind === 'benefit_returned') return of(move.returnId, rules.benefitReturned(sale, move))
    if (move.kind === 'goodwill_given') return of(move.refundId, rules.goodwillGiven(move.amount))
    if (move.kind === 'goodwill_reclaimed') return of(move.reclaimId, rules.goodwillReclaimed(sale, move))
    if (move.kind === 'refund_owed') return of(move.refundId, rules.refundOwed(sale, move))
    if ('paymentId' in move) {
      const { paymentId, amount } = move
      return of(paymentId, move.kind === 'captured' ? rules.captured(sale, amount) : rules.capturedToReturn(amount))
    }
    const write = move.kind === 'coupon_taken' ? rules.couponTaken : rules.couponReturned
    return of(move.useId, write(sale, move.companyId, move.amount))
  }
  const { amount, currency } = move
  if ('refundId' in move) {
    const entries = move.kind === 'refund_sent' ? rules.refundSent(amount) : rules.refundBounced(amount)
    return { kind, sourceId: move.refundId, orderId: move.orderId, currency, entries }
  }
  const write = { dispute_opened: rules.disputeOpened, dispute_won: rules.disputeWon, dispute_lost: rules.disputeLost }[move.kind]
  return { kind, sourceId: move.disputeId, orderId: null, currency, entries: write(amount) }
}
