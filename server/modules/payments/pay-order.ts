import { add } from '#contract/orders/money.ts'
import { isTooSmall } from '#contract/payments/least-amounts.ts'
import type { Payment } from '#contract/payments/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import {
  lockOrder,
  assertPayable,
  mustBePayer,
  notePayment,
  ordersPaidWith,
  settleOrder,
  takeOver,
  type OrderRow,
} from '#server/modules/orders/index.ts'
import { endPayment } from './sync-with-provider.ts'
import { ensureIntent } from './ensure-intent.ts'
import { openPaymentsOfOrders, ordersOfPayment, type PaymentRow } from './find-payments.ts'
import { readPayment } from './read-payment.ts'

/**
 * Begins to pay one order, and with it those of its checkout: {@link payOrders}. One that is being paid together with others goes on with that
 * payment.
 */
export async function payOrder(platform: Platform, actor: Actor, input: { id: string }): Promise<Payment> {
  return payOrders(platform, actor, { ids: await ordersPaidWith(platform, input.id) })
}

const tries = 3

/**
 * Begins to pay orders by one payment, all of one currency; whoever may pay somebody else's becomes their buyer. It answers the payment that is open on all of them, or writes one of
 * their amounts and has the provider open an intent for it after commit. Payments that are open on some of them are ended first. What
 * costs nothing altogether is settled at once.
 * @throws Refusal 409 `order_not_payable`, `hold_expired`, or `payment_under_way` when others are opened all the while; 502 when the
 * provider does not answer.
 */
export async function payOrders(platform: Platform, actor: Actor, input: OrdersToPay): Promise<Payment> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const { payment, inTheWay } = await platform.transact((work) => begin(platform, work, actor, input))
    if (payment) {
      if (payment.provider !== 'none') await ensureIntent(platform, payment)
      return readPayment(platform, actor, payment)
    }
    for (const open of inTheWay) await endPayment(platform, open)
  }
  throw conflict('payment_under_way', 'Another payment of these orders is under way')
}

export interface OrdersToPay {
  readonly ids: readonly string[]
  /** The provider's name of whose saved card is charged; absent: a card is entered now. */
  readonly customer?: string | null
}

interface Begun {
  readonly payment: PaymentRow | null
  /** Payments that are open on some of the orders only, or are somebody else's. */
  readonly inTheWay: readonly PaymentRow[]
}

async function begin(platform: Platform, work: Work, actor: Actor, { ids, customer = null }: OrdersToPay): Promise<Begun> {
  const locked: OrderRow[] = []
  // In one order for all, as the provider's word locks them: nobody waits in a circle.
  for (const id of [...new Set(ids)].toSorted()) locked.push(await lockOrder(platform, work, id))
  for (const order of locked) {
    await mustBePayer(platform, work, actor, order)
    await assertPayable(platform, work, order)
  }
  const open = await openPaymentsOfOrders(work.db, ids)
  const [only] = open
  const isOwn = only?.payer_id === actor.userId && only.customer === customer && open.length === 1
  if (isOwn && (await isOfAll(work, only, ids))) return { payment: only, inTheWay: [] }
  if (only) return { payment: null, inTheWay: open }
  const orders: OrderRow[] = []
  for (const order of locked) orders.push(await takeOver(platform, work, actor, order))
  return { payment: await writePayment(platform, work, orders, customer), inTheWay: [] }
}

async function isOfAll(work: Work, payment: PaymentRow, ids: readonly string[]): Promise<boolean> {
  const shares = await ordersOfPayment(work.db, payment.id)
  return ids.every((id) => shares.some(({ order_id }) => order_id === id))
}

/** Writes the payment with its orders' shares. One of amount 0 settles them at once. */
async function writePayment(
  platform: Platform,
  work: Work,
  orders: readonly OrderRow[],
  customer: string | null,
): Promise<PaymentRow> {
  const { amount, currency } = orders.map(({ total, currency }) => ({ amount: total, currency })).reduce(add)
  if (isTooSmall({ amount, currency })) throw conflict('amount_too_small', 'This is less than a card can be charged')
  const isFree = amount === 0
  const buyerId = orders[0]!.buyer_id
  const at = platform.clock.now().toISOString()
  const payment = await work.db
    .insertInto('payments')
    .values({
      id: platform.ids.next(),
      payer_id: buyerId,
      provider: isFree ? 'none' : platform.payments.name,
      provider_reference: null,
      client_secret: null,
      state: isFree ? 'succeeded' : 'created',
      failure_code: null,
      customer,
      amount,
      currency,
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const shares = orders.map((order) => ({ payment_id: payment.id, order_id: order.id, amount: order.total }))
  await work.db.insertInto('payment_orders').values(shares).execute()
  await work.audit({ action: 'payment.begin', recordKind: 'payment', recordId: payment.id, userId: buyerId })
  for (const order of orders) {
    if (!isFree) await notePayment(platform, work, order, 'begin')
    else if ((await settleOrder(platform, work, order)) === 'refused') {
      throw conflict('order_not_payable', 'This order can no longer be paid')
    }
  }
  return payment
}
