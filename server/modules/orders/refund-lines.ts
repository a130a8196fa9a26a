import { share, sum } from '#contract/orders/money.ts'
import { conflict, invalid } from '#server/kernel/errors.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { lockOrder, type OrderRow } from './lock-order.ts'
import { linesOf } from './order-lines.ts'
import { type FulfilmentStep, giveBack } from './refund-order.ts'

interface Pieces {
  /** Pieces by the line's position, from 1. */
  readonly lines: readonly { readonly position: number; readonly quantity: number }[]
  /** What the delivery cost goes back as well. */
  readonly delivery: boolean
}

export interface LinesToRefund extends Pieces {
  readonly reason: string
  readonly actorId: string | null
  readonly fulfilment?: FulfilmentStep
}

/**
 * Gives back what pieces of a paid order cost, with their part of the discount, to the cent: a line that goes back in parts comes to its
 * whole. Never more than was taken less what has gone back or is on its way. Answers what the buyer gets.
 * @throws Refusal 409 `order_state` when it was never paid, `nothing_to_refund`; 422 `lines` where more pieces go back than are left
 */
export async function refundLines(platform: Platform, work: Work, orderId: string, wanted: LinesToRefund): Promise<number> {
  const order = await lockOrder(platform, work, orderId)
  const chosen = await chosenOf(work.db, orderId, wanted)
  const amount = amountOf(order, chosen)
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
  const pieces = chosen.map((line) => ({ position: line.position, quantity: line.pieces, gross: line.amount }))
  const covered = sum(chosen.map((line) => line.covered))
  return giveBack(platform, work, order, { amount, covered, reason, actorId, fulfilment, pieces })
}

/** What the seller would give back for pieces of an order, in minor units. @throws Refusal 422 `lines` where there are not so many left */
export async function priceOfPieces(db: Reader, order: OrderRow, wanted: Pieces): Promise<number> {
  return amountOf(order, await chosenOf(db, order.id, wanted))
}

type Chosen = Awaited<ReturnType<typeof chosenOf>>[number]
const amountOf = (order: OrderRow, chosen: readonly Chosen[]) =>
  Math.min(sum(chosen.map((line) => line.amount)), order.total - order.refunded)

async function chosenOf(db: Reader, orderId: string, wanted: Pieces) {
  const lines = await piecesLeft(db, orderId)
  return lines.flatMap((line) => {
    const { position, left, gone: before, subject } = line
    const pieces =
      subject.kind === 'delivery'
        ? wanted.delivery
          ? left
          : 0
        : sum(wanted.lines.filter((each) => each.position === position).map(({ quantity }) => quantity))
    if (pieces === 0) return []
    if (pieces > left) throw invalid('lines', 'too_many_pieces', 'More pieces than are left of a line')
    const part = (whole: number) => share(whole, before + pieces, line.quantity) - share(whole, before, line.quantity)
    return [{ position, pieces, amount: part(line.total), covered: part(line.covered) }]
  })
}

/** The lines of an order with how many pieces of each went back, and how many are left. */
export async function piecesLeft(db: Reader, orderId: string) {
  const gone = await goneOf(db, orderId)
  return (await linesOf(db, orderId)).map((line, index) => {
    const position = index + 1
    const before = gone.get(position) ?? 0
    return { ...line, position, gone: before, left: line.quantity - before }
  })
}

async function goneOf(db: Reader, orderId: string): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('order_refund_lines')
    .select(({ fn }) => ['position', fn.sum<number>('quantity').as('pieces')])
    .where('order_id', '=', orderId)
    .groupBy('position')
    .execute()
  return new Map(rows.map(({ position, pieces }) => [position, pieces]))
}
