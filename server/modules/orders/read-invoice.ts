import type { Invoice } from '#contract/orders/schemas.ts'
import { type TaxedAmount, taxesByRate } from '#contract/orders/invoice-tax.ts'
import { sum } from '#contract/orders/money.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { ofKind } from './lock-order.ts'
import { serviceTime } from './order-kinds.ts'
import { orderForParty, paidAt } from './read-order.ts'
import type { StoredLine } from './tables.ts'

/** The paper as it was issued, with the credit notes that correct it. @throws Refusal 404 `no_invoice` while the order is unpaid. */
export async function readInvoice(platform: Platform, actor: Actor, input: { id: string }): Promise<Invoice> {
  const order = await orderForParty(platform.db, actor, input.id)
  const papers = await platform.db
    .selectFrom('invoices')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('issued_at')
    .orderBy('sequence')
    .execute()
  const invoice = papers.find((paper) => paper.kind === 'invoice')
  if (!invoice) throw notFound('no_invoice', 'This order has no invoice yet')
  const money = (amount: number) => ({ amount, currency: invoice.currency })
  const taxed = ({ rate, net, tax, gross }: TaxedAmount) => ({ rate, net: money(net), tax: money(tax), gross: money(gross) })
  const shown = (lines: readonly StoredLine[]) => {
    const written = lines.flatMap(({ tax }) => tax ?? [])
    return {
      lines: lines.map(({ subject, quantity, unitPrice, amount, tax }) => ({
        subject,
        quantity,
        unitPrice: money(unitPrice),
        amount: money(amount),
        tax: tax ? taxed(tax) : null,
      })),
      // Where nothing is taxed there is nothing to tell of it.
      taxes: taxesByRate(written.some(({ rate }) => rate > 0) ? written : []).map(taxed),
    }
  }
  return {
    id: invoice.id,
    number: invoice.number,
    issuedAt: invoice.issued_at,
    paidAt: await paidAt(platform.db, order.id),
    serviceAt: await serviceTime(platform, order.kind, ofKind(order)),
    orderId: order.id,
    orderNumber: order.number,
    seller: { name: invoice.seller_name, address: invoice.seller_address, country: invoice.seller_country },
    buyer: { name: invoice.buyer_name, address: invoice.buyer_address, country: invoice.buyer_country },
    ...shown(invoice.lines),
    subtotal: money(sum(invoice.lines.map((line) => line.amount))),
    discount: money(invoice.discount),
    covered: money(invoice.covered),
    total: money(invoice.amount),
    creditNotes: papers
      .filter((paper) => paper.kind === 'credit_note')
      .map((paper) => ({
        id: paper.id,
        number: paper.number,
        issuedAt: paper.issued_at,
        amount: money(paper.amount),
        reason: paper.reason ?? '',
        ...shown(mergeCorrections(paper.lines)),
      })),
  }
}

/** An amount credited over several lines is shown as one line for each rate of tax. */
function mergeCorrections(lines: readonly StoredLine[]): StoredLine[] {
  const corrections = lines.filter(({ subject, tax }) => subject.kind === 'correction' && tax)
  const merged = taxesByRate(corrections.flatMap(({ tax }) => tax ?? [])).flatMap((tax) => {
    const line = corrections.find((each) => each.tax?.rate === tax.rate)
    return line ? [{ subject: line.subject, quantity: 1, unitPrice: tax.gross, amount: tax.gross, tax }] : []
  })
  return [...lines.filter((line) => !corrections.includes(line)), ...merged]
}
