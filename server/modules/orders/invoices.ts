import { dayIn } from '#contract/kernel/days.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { type CreditedPieces, creditLines } from './credit-lines.ts'
import { storedLinesOf } from './order-lines.ts'
import { invoiceParties } from './invoice-parties.ts'

/**
 * Issues the order's invoice with names and address as they are now; once per order. Numbers have no gaps per seller and year, as the seller's calendar has it:
 * the counter's row stays locked until commit, and a unit of work that fails takes no number.
 */
export async function issueInvoice(platform: Platform, work: Work, orderId: string): Promise<string> {
  const order = await work.db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()
  const numbered = await nextNumber(platform, work, order.seller_id)
  await work.db
    .insertInto('invoices')
    .values({
      ...numbered,
      ...(await invoiceParties(work.db, order)),
      id: platform.ids.next(),
      order_id: order.id,
      seller_id: order.seller_id,
      kind: 'invoice',
      corrects_id: null,
      lines: JSON.stringify(await storedLinesOf(work.db, order.id)),
      discount: order.discount - order.covered,
      covered: order.covered,
      amount: order.total,
      currency: order.currency,
      reason: null,
    })
    .execute()
  return numbered.number
}

/**
 * Credits part or all of a locked order's invoice, against what earlier credit notes left of its lines; nothing happens when the order has
 * none (its money never reached the seller).
 */
export async function issueCreditNote(
  platform: Platform,
  work: Work,
  orderId: string,
  credit: { readonly amount: number; readonly reason: string; readonly pieces?: readonly CreditedPieces[] | undefined },
): Promise<void> {
  const papers = await work.db
    .selectFrom('invoices')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('issued_at')
    .orderBy('sequence')
    .execute()
  const invoice = papers.find(({ kind }) => kind === 'invoice')
  if (!invoice) return
  const notes = papers.filter(({ kind }) => kind === 'credit_note')
  await work.db
    .insertInto('invoices')
    .values({
      ...(await nextNumber(platform, work, invoice.seller_id)),
      id: platform.ids.next(),
      order_id: orderId,
      seller_id: invoice.seller_id,
      seller_name: invoice.seller_name,
      seller_address: invoice.seller_address,
      seller_country: invoice.seller_country,
      buyer_name: invoice.buyer_name,
      buyer_address: invoice.buyer_address,
      buyer_country: invoice.buyer_country,
      kind: 'credit_note',
      corrects_id: invoice.id,
      lines: JSON.stringify(creditLines(invoice, notes, credit)),
      amount: credit.amount,
      currency: invoice.currency,
      reason: credit.reason,
    })
    .execute()
}

/** Invoices and credit notes of a seller share one series. */
async function nextNumber(platform: Platform, work: Work, sellerId: string) {
  const now = platform.clock.now()
  const { time_zone: timeZone } = await work.db
    .selectFrom('users')
    .select('time_zone')
    .where('id', '=', sellerId)
    .executeTakeFirstOrThrow()
  const year = Number(dayIn(timeZone, now).slice(0, 4))
  const { last } = await work.db
    .insertInto('invoice_counters')
    .values({ seller_id: sellerId, year, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['seller_id', 'year']).doUpdateSet((eb) => ({ last: eb('invoice_counters.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return { year, sequence: last, number: `${year}-${String(last).padStart(6, '0')}`, issued_at: now.toISOString() }
}
