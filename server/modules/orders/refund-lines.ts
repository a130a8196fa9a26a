import { share, sum } from '#contract/orders/money.ts'
import { conflict, invalid } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { lockOrder } from './lock-order.ts'
import { linesOf } from './order-lines.ts'
import { type FulfilmentStep, giveBack } from './refund-order.ts'

export interface LinesToRefund {
  /** Pieces by the line's position, from 1. */
  readonly lines: readonly { readonly position: number; readonly quantity: number }[]
  /** What the delivery cost goes back as well. */
  readonly delivery: boolean
  readonly reason: string
  readonly actorId: string | null
  readonly fulfilment?: FulfilmentStep
}

/**
 * Gives back what pieces of a paid order cost, with their part of tax and discount, to the cent: a line that goes back in parts comes to its
 * whole. Never more than was taken less what has gone back or is on its way. Answers the amount.
 * @throws Refusal 409 `order_state` when it was never paid, `nothing_to_refund`; 422 `lines` where more pieces go back than are left
 */
export async function refundLines(platform: Platform, work: Work, orderId: string, wanted: LinesToRefund): Promise<number> {
  const order = await lockOrder(platform, work, orderId)
  const all = await linesOf(work.db, orderId)
  const gone = await goneOf(work, orderId)
  const chosen = all.flatMap((line, index) => {
    const position = index + 1
    const before = gone.get(position) ?? 0
    const isDelivery = line.subject.kind === 'delivery'
    const pieces = isDelivery
      ? wanted.delivery
        ? line.quantity - before
        : 0
      : sum(wanted.lines.filter((each) => each.position === position).map(({ quantity }) => quantity))
    if (pieces === 0) return []
    if (before + pieces > line.quantity) throw invalid('lines', 'too_many_pieces', 'More pieces than are left of a line')
    const amount = share(line.total, before + pieces, line.quantity) - share(line.total, before, line.quantity)
    const covered = share(line.covered, before + pieces, line.quantity) - share(line.covered, before, line.quantity)
    return [{ position, pieces, amount, covered, subject: line.subject }]
  })
  const amount = Math.min(sum(chosen.map((line) => line.amount)), order.total - order.refunded)
  if (amount <= 0) throw conflict('nothing_to_refund', 'Nothing of this is left to give back')
  const at = platform.clock.now().toISOString()
  await work.db
    .insertInto('order_refund_lines')
    .values(
      chosen.map((line) => ({
        id: platform.ids.next(),
        order_id: orderId,
        position: line.position,
        quantity: line.pieces,
        amount: line.amount,
        at,
      })),
    )
    .execute()
  const { reason, actorId, fulfilment } = wanted
  const isExact = amount === sum(chosen.map((line) => line.amount))
  const lines = isExact ? chosen.map(({ subject, pieces, amount }) => paperLine(subject, pieces, amount)) : undefined
  const covered = sum(chosen.map((line) => line.covered))
  await giveBack(platform, work, order, { amount, covered, reason, actorId, fulfilment, ...(lines && { lines }) })
  return amount
}

/** On paper pieces stand with their price where it is one of whole cents. */
function paperLine<Subject>(subject: Subject, pieces: number, amount: number) {
  const quantity = amount % pieces === 0 ? pieces : 1
  return { subject, quantity, unitPrice: amount / quantity, amount }
}

async function goneOf(work: Work, orderId: string): Promise<Map<number, number>> {
  const rows = await work.db
    .selectFrom('order_refund_lines')
    .select(({ fn }) => ['position', fn.sum<number>('quantity').as('pieces')])
    .where('order_id', '=', orderId)
    .groupBy('position')
    .execute()
  return new Map(rows.map(({ position, pieces }) => [position, pieces]))
}
