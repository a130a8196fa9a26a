import type { Insertable, Selectable } from 'kysely'
import { sum } from '#contract/orders/money.ts'
import type { LineSubject, Order } from '#contract/orders/schemas.ts'
import { type LineTax, taxOn, withTax } from '#contract/orders/tax.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Work } from '#server/kernel/work.ts'
import type { LineForCoupon } from '#server/modules/coupons/index.ts'
import type { OrderLineTable, StoredLine } from './tables.ts'

export interface LineToPlace {
  readonly subject: LineSubject
  /** The record that is sold, by its kind and id. */
  readonly record?: { readonly kind: string; readonly id: string }
  readonly quantity: number
  /** Minor units; computed by the server from its own prices. */
  readonly unitPrice: number
  /** What of the line, before any tax, the buyer's plan includes; nothing when absent. */
  readonly covered?: number
  /** None when absent. All lines of an order have it within their prices, or all on top. */
  readonly tax?: LineTax
}

const untaxed: LineTax = { rate: 0, included: false }

/** A line with what it costs; amounts are minor units. `amount` is before the discount, `total` after it and with the tax. */
export interface PricedLine extends Omit<StoredLine, 'tax'> {
  readonly record: { readonly kind: string; readonly id: string } | null
  readonly discount: number
  readonly covered: number
  readonly tax: number
  readonly taxRate: number
  readonly total: number
}

/** Writes the lines of a new order, in their order. At commit the database holds them against the order's own amounts. */
export async function writeLines(work: Work, orderId: string, lines: readonly LineToPlace[]): Promise<void> {
  await work.db
    .insertInto('order_lines')
    .values(lines.map((line, index) => lineRow(orderId, index + 1, line)))
    .execute()
}

/** The row of one line, without a coupon. */
export function lineRow(orderId: string, position: number, line: LineToPlace): Insertable<OrderLineTable> {
  const { subject, record, quantity, unitPrice, covered = 0, tax = untaxed } = line
  const amount = quantity * unitPrice - covered
  return {
    order_id: orderId,
    position,
    ...describe(subject),
    subject_kind: record?.kind ?? null,
    subject_id: record?.id ?? null,
    quantity,
    unit_amount: unitPrice,
    discount: covered,
    covered,
    tax: taxOn(amount, tax),
    tax_rate: tax.rate,
    tax_included: tax.included,
    total: withTax(amount, tax),
  }
}

/** What lines without a coupon come to, as the order says it. */
export function totalsOf(lines: readonly LineToPlace[]) {
  const rows = lines.map(({ quantity, unitPrice, covered = 0, tax = untaxed }) => ({
    amount: quantity * unitPrice - covered,
    tax,
  }))
  const covered = sum(lines.map((line) => line.covered ?? 0))
  return {
    subtotal: sum(lines.map(({ quantity, unitPrice }) => quantity * unitPrice)),
    discount: covered,
    covered,
    tax: sum(rows.map(({ amount, tax }) => taxOn(amount, tax))),
    tax_included: lines.some(({ tax }) => tax?.included === true),
    total: sum(rows.map(({ amount, tax }) => withTax(amount, tax))),
  }
}

/** The lines of an order, in their order. */
export async function linesOf(db: Reader, orderId: string): Promise<PricedLine[]> {
  const rows = await db.selectFrom('order_lines').selectAll().where('order_id', '=', orderId).orderBy('position').execute()
  return rows.map((row) => ({
    subject: subjectOf(row),
    quantity: row.quantity,
    unitPrice: row.unit_amount,
    amount: row.quantity * row.unit_amount,
    record: row.subject_kind === null || row.subject_id === null ? null : { kind: row.subject_kind, id: row.subject_id },
    discount: row.discount,
    covered: row.covered,
    tax: row.tax,
    taxRate: row.tax_rate,
    total: row.total,
  }))
}

/** The lines of an order as the contract says them. */
export async function pricedLinesOf(
  db: Reader,
  order: { readonly id: string; readonly currency: string },
): Promise<Order['lines']> {
  const money = (amount: number) => ({ amount, currency: order.currency })
  return (await linesOf(db, order.id)).map((line) => ({
    ...line,
    unitPrice: money(line.unitPrice),
    amount: money(line.amount),
    discount: money(line.discount - line.covered),
    covered: money(line.covered),
    tax: money(line.tax),
    total: money(line.total),
  }))
}

/** The lines as an invoice keeps them: before the discount, which it tells by itself; and after it, with their tax. */
export async function storedLinesOf(db: Reader, orderId: string): Promise<StoredLine[]> {
  const lines = await linesOf(db, orderId)
  return lines.map(({ subject, quantity, unitPrice, amount, tax, taxRate, total }) => ({
    subject,
    quantity,
    unitPrice,
    amount,
    tax: { rate: taxRate, net: total - tax, tax, gross: total },
  }))
}

/** The lines as coupons see them, in their order. */
export async function linesForCoupon(db: Reader, orderId: string): Promise<LineForCoupon[]> {
  const rows = await db
    .selectFrom('order_lines')
    .select(['kind', 'quantity', 'unit_amount', 'covered'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  // A line is covered whole or not at all; of what costs nothing a coupon takes nothing off.
  return rows.map(({ kind, quantity, unit_amount, covered }) => ({
    kind,
    quantity,
    unitAmount: covered > 0 ? 0 : unit_amount,
  }))
}

/** Takes so much off each line, in their order, and of all others nothing; their tax is reckoned anew. Answers tax and total of the order. */
export async function writeDiscounts(
  work: Work,
  orderId: string,
  parts: readonly number[],
): Promise<{ tax: number; total: number }> {
  const lines = await work.db
    .selectFrom('order_lines')
    .select(['position', 'quantity', 'unit_amount', 'covered', 'tax_rate', 'tax_included'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  const order = { tax: 0, total: 0 }
  for (const [index, line] of lines.entries()) {
    const { position, quantity, unit_amount, covered, tax_rate: rate, tax_included: included } = line
    const discount = covered + (parts[index] ?? 0)
    const amount = quantity * unit_amount - discount
    const set = { discount, tax: taxOn(amount, { rate, included }), total: withTax(amount, { rate, included }) }
    order.tax += set.tax
    order.total += set.total
    await work.db.updateTable('order_lines').set(set).where('order_id', '=', orderId).where('position', '=', position).execute()
  }
  return order
}

function describe(subject: LineSubject): Pick<Insertable<OrderLineTable>, 'kind' | 'words' | 'title'> {
  if (subject.kind === 'visit') return { kind: 'visit', words: `visit.${subject.mode}`, title: null }
  if (subject.kind === 'delivery') return { kind: 'delivery', words: 'delivery', title: null }
  if (subject.kind === 'product') return { kind: 'product', words: null, title: subject.name }
  throw new Error('an order has no line that corrects an invoice')
}

function subjectOf({ kind, words, title }: Selectable<OrderLineTable>): LineSubject {
  if (kind === 'visit') return { kind, mode: words === 'visit.clinic' ? 'clinic' : 'video' }
  if (kind === 'delivery') return { kind }
  return { kind, name: title ?? '' }
}
