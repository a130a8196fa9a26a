import type { Insertable, Selectable } from 'kysely'
import { allocate } from '#contract/orders/money.ts'
import type { LineSubject } from '#contract/orders/schemas.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Work } from '#server/kernel/work.ts'
import type { OrderLineTable, StoredLine } from './tables.ts'

export interface LineToPlace {
  readonly subject: LineSubject
  /** The record that is sold, by its kind and id. */
  readonly record?: { readonly kind: string; readonly id: string }
  readonly quantity: number
  /** Minor units; computed by the server from its own prices. */
  readonly unitPrice: number
}

/** A line with what it costs; amounts are minor units. `amount` is before the discount, `total` after it and with the tax. */
export interface PricedLine extends StoredLine {
  readonly discount: number
  readonly tax: number
  readonly total: number
}

/** Writes the lines of a new order, in their order. At commit the database holds them against the order's own amounts. */
export async function writeLines(work: Work, orderId: string, lines: readonly LineToPlace[]): Promise<void> {
  await work.db
    .insertInto('order_lines')
    .values(lines.map((line, index) => lineRow(orderId, index + 1, line)))
    .execute()
}

/** The row of one line, without discount and tax. */
export function lineRow(orderId: string, position: number, line: LineToPlace): Insertable<OrderLineTable> {
  const { subject, record, quantity, unitPrice } = line
  return {
    order_id: orderId,
    position,
    ...describe(subject),
    subject_kind: record?.kind ?? null,
    subject_id: record?.id ?? null,
    quantity,
    unit_amount: unitPrice,
    total: quantity * unitPrice,
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
    discount: row.discount,
    tax: row.tax,
    total: row.total,
  }))
}

/** The lines as an invoice keeps them: before the discount, which it tells by itself. */
export async function storedLinesOf(db: Reader, orderId: string): Promise<StoredLine[]> {
  const lines = await linesOf(db, orderId)
  return lines.map(({ subject, quantity, unitPrice, amount }) => ({ subject, quantity, unitPrice, amount }))
}

/** Divides the order's discount among its lines by what they cost, to the cent. */
export async function spreadDiscount(work: Work, orderId: string, discount: number): Promise<void> {
  const lines = await work.db
    .selectFrom('order_lines')
    .select(['position', 'quantity', 'unit_amount', 'tax'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  const amounts = lines.map((line) => line.quantity * line.unit_amount)
  const parts = allocate(discount, amounts)
  for (const [index, { position, tax }] of lines.entries()) {
    const part = parts[index]!
    await work.db
      .updateTable('order_lines')
      .set({ discount: part, total: amounts[index]! - part + tax })
      .where('order_id', '=', orderId)
      .where('position', '=', position)
      .execute()
  }
}

function describe(subject: LineSubject): Pick<Insertable<OrderLineTable>, 'kind' | 'words' | 'title'> {
  if (subject.kind === 'visit') return { kind: 'visit', words: `visit.${subject.mode}`, title: null }
  if (subject.kind === 'product') return { kind: 'product', words: null, title: subject.name }
  throw new Error('an order has no line that corrects an invoice')
}

function subjectOf({ kind, words, title }: Selectable<OrderLineTable>): LineSubject {
  if (kind === 'visit') return { kind, mode: words === 'visit.clinic' ? 'clinic' : 'video' }
  return { kind, name: title ?? '' }
}
