import type { TestServer } from '../../../../tests/support/server.ts'
import { insertRow } from '../../../../tests/support/rows.ts'

interface PaperToMake {
  readonly kind: 'invoice' | 'credit_note'
  /** Cents. */
  readonly amount: number
  /** ISO 8601, UTC. */
  readonly issued: string
  readonly currency?: string
}

let papers = 0

/** An invoice or a credit note of an order of its own. */
export async function makePaper(
  server: TestServer,
  { sellerId, buyerId }: { readonly sellerId: string; readonly buyerId: string },
  { kind, amount, issued, currency = 'USD' }: PaperToMake,
): Promise<void> {
  const { ids } = server.platform
  const [orderId, sequence] = [ids.next(), (papers += 1)]
  await insertRow(server.db, 'orders', {
    id: orderId,
    number: orderId,
    kind: 'shop',
    payment_state: 'paid',
    fulfilment_state: 'delivered',
    lines: '[]',
    currency,
    subtotal: 0,
    total: 0,
    seller_id: sellerId,
    buyer_id: buyerId,
    created_at: issued,
    updated_at: issued,
  })
  await insertRow(server.db, 'invoices', {
    id: ids.next(),
    order_id: orderId,
    seller_id: sellerId,
    kind,
    year: 2026,
    sequence,
    number: String(sequence),
    seller_name: 'D',
    buyer_name: 'P',
    lines: '[]',
    amount,
    currency,
    issued_at: issued,
  })
}
