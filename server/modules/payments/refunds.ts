import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { moneyBooks, writeOrderEvent, type OrderRow } from '#server/modules/orders/index.ts'
import { nameOf } from './ensure-intent.ts'
import { paymentsOfOrder, type PaymentRow } from './find-payments.ts'

export interface RefundToWrite {
  readonly orderId: string
  /** Minor units, above 0. */
  readonly amount: number
  readonly reason: string
}

/** A refund that the order's seller gives. */
export interface RefundOfOrder extends RefundToWrite {
  readonly order: OrderRow
  /** What had been given back of the order before. */
  readonly before: number
}

/** A refund is left to a person when it was tried for three days, and so often at least: the platform may have stood still meanwhile. */
const triedForHours = 72
const leastAttempts = 12
/** How long a try may take before another process takes it over. */
const claimSeconds = 120
const longestWaitSeconds = 6 * 3600

/** Refunds what was paid for the order, of its own share. @throws Error when more would be given back than was taken for it. */
export async function startRefund(platform: Platform, work: Work, refund: RefundOfOrder): Promise<void> {
  const refundId = await writeRefund(platform, work, await paymentWith(work, refund), refund)
  const { amount, order, before } = refund
  await moneyBooks(platform).write(platform, work, { kind: 'refund_owed', order, refundId, amount, before, total: order.total })
}

/** The same at the platform's own expense. */
export async function startGoodwill(
  platform: Platform,
  work: Work,
  refund: RefundToWrite & { readonly order: OrderRow },
): Promise<void> {
  const refundId = await writeRefund(platform, work, await paymentWith(work, refund), refund)
  await moneyBooks(platform).write(platform, work, {
    kind: 'goodwill_given',
    order: refund.order,
    refundId,
    amount: refund.amount,
  })
}

/** The payment that still holds so much of the order's share. */
async function paymentWith(work: Work, { orderId, amount }: RefundToWrite): Promise<PaymentRow> {
  const payments = await paymentsOfOrder(work.db, orderId)
    .select('payment_orders.amount as share')
    .select((eb) =>
      eb
        .selectFrom('refunds')
        .select((sum) => sum.fn.coalesce(sum.fn.sum<number>('refunds.amount'), sum.val(0)).as('back'))
        .whereRef('refunds.payment_id', '=', 'payment_orders.payment_id')
        .whereRef('refunds.order_id', '=', 'payment_orders.order_id')
        .as('back'),
    )
    .execute()
  const paid = payments.find(({ state, share, back }) => state === 'succeeded' && share - (back ?? 0) >= amount)
  if (!paid) throw new Error('no payment holds what is to be given back')
  return paid
}

/** Writes the refund; the provider hears of it only after commit, and again from the job until it has done it. */
export async function writeRefund(platform: Platform, work: Work, payment: PaymentRow, refund: RefundToWrite): Promise<string> {
  const at = platform.clock.now().toISOString()
  const id = platform.ids.next()
  await work.db
    .updateTable('payments')
    .set((eb) => ({ refunded: eb('refunded', '+', refund.amount), updated_at: at }))
    .where('id', '=', payment.id)
    .execute()
  await work.db
    .insertInto('refunds')
    .values({
      id,
      payment_id: payment.id,
      order_id: refund.orderId,
      amount: refund.amount,
      reason: refund.reason,
      state: 'pending',
      provider_reference: null,
      next_attempt_at: at,
      created_at: at,
    })
    .execute()
  await work.audit({ action: 'payment.refund', recordKind: 'payment', recordId: payment.id, userId: null, reason: refund.reason })
  work.afterCommit(() => sendRefund(platform, id))
  return id
}

/** Has the provider give one refund back, if it is due and nobody else is at it. Never throws; what failed stays due. */
export async function sendRefund(platform: Platform, id: string): Promise<void> {
  const claimed = await claim(platform, id)
  if (!claimed) return
  try {
    const { provider_reference: reference } = await platform.db
      .selectFrom('payments')
      .select('provider_reference')
      .where('id', '=', claimed.payment_id)
      .executeTakeFirstOrThrow()
    if (reference === null) throw new Error('a payment that succeeded without a reference')
    const sent = await platform.payments.refund({ reference, refundId: id, amount: claimed.amount, idempotencyKey: id })
    await finish(platform, id, sent.reference)
  } catch (error) {
    await postpone(platform, id, claimed, error)
  }
}

/** Counts the try and puts the next one off, in one statement: of two processes one gets it. */
function claim(platform: Platform, id: string) {
  const now = platform.clock.now()
  return platform.db
    .updateTable('refunds')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      next_attempt_at: new Date(now.getTime() + claimSeconds * 1000).toISOString(),
    }))
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .where('next_attempt_at', '<=', now.toISOString())
    .returning(['payment_id', 'order_id', 'amount', 'attempts', 'created_at'])
    .executeTakeFirst()
}

function finish(platform: Platform, id: string, reference: string): Promise<void> {
  return platform.transact(async (work) => {
    const refund = await work.db
      .updateTable('refunds')
      .set({ state: 'succeeded', provider_reference: reference })
      .where('id', '=', id)
      .where('state', '=', 'pending')
      .returning(['order_id', 'payment_id', 'amount'])
      .executeTakeFirst()
    if (!refund) return
    await bookRefund(platform, work, 'refund_sent', { id, ...refund })
    await writeOrderEvent(platform, work, refund.order_id, { event: 'refundArrived', actorId: null })
  })
}

interface Tried {
  readonly attempts: number
  readonly created_at: string
}

async function postpone(platform: Platform, id: string, { attempts, created_at }: Tried, error: unknown): Promise<void> {
  const triedFor = platform.clock.now().getTime() - Date.parse(created_at)
  const givenUp = attempts >= leastAttempts && triedFor >= triedForHours * 3_600_000
  const waitSeconds = Math.min(longestWaitSeconds, 60 * 2 ** (attempts - 1))
  platform.log[givenUp ? 'error' : 'warn']('refund was not sent', { refund: id, attempts, error: nameOf(error) })
  await platform.db
    .updateTable('refunds')
    .set({
      state: givenUp ? 'failed' : 'pending',
      next_attempt_at: new Date(platform.clock.now().getTime() + waitSeconds * 1000).toISOString(),
    })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .execute()
}

/** A refund that the provider had accepted came back to it (a closed card): the money is still owed, and a person must see to it. */
export async function refundFailed(platform: Platform, work: Work, reference: string): Promise<void> {
  const refund = await work.db
    .updateTable('refunds')
    .set({ state: 'failed' })
    .where('provider_reference', '=', reference)
    .where('state', '=', 'succeeded')
    .returning(['id', 'payment_id', 'order_id', 'amount'])
    .executeTakeFirst()
  if (!refund) return
  await bookRefund(platform, work, 'refund_bounced', refund)
  await work.audit({ action: 'payment.refundFailed', recordKind: 'payment', recordId: refund.payment_id, userId: null })
  work.afterCommit(() => platform.log.error('a refund came back to the provider', { refund: refund.id }))
}

async function bookRefund(
  platform: Platform,
  work: Work,
  kind: 'refund_sent' | 'refund_bounced',
  refund: { readonly id: string; readonly order_id: string; readonly payment_id: string; readonly amount: number },
): Promise<void> {
  const { currency } = await work.db
    .selectFrom('payments')
    .select('currency')
    .where('id', '=', refund.payment_id)
    .executeTakeFirstOrThrow()
  const move = { kind, orderId: refund.order_id, refundId: refund.id, amount: refund.amount, currency }
  await moneyBooks(platform).write(platform, work, move)
}
