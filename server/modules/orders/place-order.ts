import type { Insertable } from 'kysely'
import type { OrderPaymentState } from '#contract/orders/order-payment.ts'
import type { OrderKind } from '#contract/orders/states.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { writeOrderEvent } from './change-order.ts'
import { issueInvoice } from './invoices.ts'
import { bookBenefit } from './order-benefit.ts'
import { orderKind, type OrderSubject } from './order-kinds.ts'
import { type LineToPlace, totalsOf, writeLines } from './order-lines.ts'
import type { OrderTable, StoredLine } from './tables.ts'

export interface OrderToPlace {
  readonly kind: OrderKind
  readonly buyerId: string
  /** The user who sells: the doctor. */
  readonly sellerId: string
  readonly subject: OrderSubject | null
  readonly lines: readonly LineToPlace[]
  readonly currency: string
}

export interface PlacedOrder {
  readonly id: string
  readonly number: string
  /** `unpaid`; or `paid` at once when there is nothing to pay: the caller then gives what was ordered. */
  readonly paymentState: OrderPaymentState
  readonly total: number
}

/** Writes the order within the caller's unit of work, with the hold it belongs to. */
export async function placeOrder(platform: Platform, work: Work, input: OrderToPlace): Promise<PlacedOrder> {
  const lines: StoredLine[] = input.lines.map(({ subject, quantity, unitPrice }) => ({
    subject,
    quantity,
    unitPrice,
    amount: quantity * unitPrice,
  }))
  const totals = totalsOf(input.lines)
  const isFree = totals.total === 0
  const { machine } = orderKind(platform, input.kind)
  const first = { payment: 'unpaid', fulfilment: machine.states[0]! } as const
  const paid = { payment: 'paid', fulfilment: machine.steps.pay.to } as const
  const { payment, fulfilment } = isFree ? paid : first
  const at = platform.clock.now().toISOString()
  const id = platform.ids.next()
  const row = {
    id,
    kind: input.kind,
    payment_state: payment,
    fulfilment_state: fulfilment,
    buyer_id: input.buyerId,
    seller_id: input.sellerId,
    subject_kind: input.subject?.kind ?? null,
    subject_id: input.subject?.id ?? null,
    lines: JSON.stringify(lines),
    currency: input.currency,
    ...totals,
    coupon_id: null,
    created_at: at,
    updated_at: at,
  }
  const { number } = await insertWithFreshNumber(platform, work, row)
  await writeLines(work, id, input.lines)
  const byBuyer = { actorId: input.buyerId } as const
  await writeOrderEvent(platform, work, id, { event: 'placed', ...byBuyer }, first)
  if (isFree) {
    await writeOrderEvent(platform, work, id, { event: 'paid', ...byBuyer }, paid)
    await issueInvoice(platform, work, id)
    await bookBenefit(platform, work, { ...row, covered: totals.covered })
  }
  return { id, number, paymentState: payment, total: totals.total }
}

const letters: Readonly<Record<OrderKind, string>> = { appointment: 'A', medicine: 'M', shop: 'S', subscription: 'P' }

/** Numbers are drawn, so that they tell nobody how many orders there are; a number drawn twice is drawn again. */
export async function insertWithFreshNumber(
  platform: Platform,
  work: Work,
  row: Omit<Insertable<OrderTable>, 'number'>,
): Promise<{ number: string }> {
  for (;;) {
    const digits = platform.secrets.code(10)
    const number = `${letters[row.kind]}-${digits.slice(0, 5)}-${digits.slice(5)}`
    const inserted = await work.db
      .insertInto('orders')
      .values({ ...row, number })
      .onConflict((conflict) => conflict.column('number').doNothing())
      .returning('number')
      .executeTakeFirst()
    if (inserted) return inserted
  }
}
