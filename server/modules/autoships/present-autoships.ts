import type { Autoship } from '#contract/autoships/schemas.ts'
import { isUnsettled } from '#contract/orders/order-payment.ts'
import { shownRuns, type ShownPayment } from '#contract/autoships/values.ts'
import { medicineText } from '#contract/prescriptions/dosing-text.ts'
import type { Reader } from '#server/kernel/db.ts'
import { groupedBy } from '#server/kernel/grouped-by.ts'
import { presentProduct, selectProducts } from '#server/modules/catalogue/index.ts'
import { fillablePrescription, prescriptionsOnHold, presentedLine } from '#server/modules/prescriptions/index.ts'
import type { AutoshipRow } from './find-autoship.ts'

const nobody = '00000000-0000-0000-0000-000000000000'
const distinct = (ids: readonly (string | null)[]) => [nobody, ...new Set(ids.filter((id) => id !== null))]

/** Deliveries as their owner sees them, in the order of the rows. */
export async function presentAutoships(db: Reader, rows: readonly AutoshipRow[], now: Date): Promise<Autoship[]> {
  if (rows.length === 0) return []
  const products = await selectProducts(db)
    .where('products.id', 'in', distinct(rows.map(({ product_id }) => product_id)))
    .execute()
  const sellers = await db
    .selectFrom('pharmacies')
    .select(['user_id', 'legal_name'])
    .where('user_id', 'in', distinct(rows.map(({ pharmacy_id }) => pharmacy_id)))
    .execute()
  const addresses = await db
    .selectFrom('addresses')
    .select(['id', 'recipient', 'address'])
    .where('id', 'in', distinct(rows.map(({ address_id }) => address_id)))
    .execute()
  const cards = await db
    .selectFrom('saved_cards')
    .select(['id', 'brand', 'last4', 'removed_at'])
    .where('id', 'in', distinct(rows.map(({ card_id }) => card_id)))
    .execute()
  const runs = await runsOf(
    db,
    rows.map(({ id }) => id),
  )
  const medicines = await medicinesOf(db, rows, now)
  return rows.map((row): Autoship => {
    const product = products.find(({ id }) => id === row.product_id)
    const card = cards.find(({ id }) => id === row.card_id)
    const address = addresses.find(({ id }) => id === row.address_id)
    return {
      id: row.id,
      kind: row.kind,
      state: row.state,
      asks: row.asks && { kind: row.asks, from: row.asks_from, to: row.asks_to },
      product: product ? presentProduct(product) : null,
      medicine: medicines.get(row.id) ?? null,
      seller: { id: row.pharmacy_id, name: sellers.find(({ user_id }) => user_id === row.pharmacy_id)?.legal_name ?? '' },
      quantity: row.quantity,
      everyWeeks: row.every_weeks,
      nextOn: row.next_on,
      delivery: row.delivery,
      address: address ? { id: address.id, recipient: address.recipient, town: address.address.city } : null,
      agreed: row.agreed_total === null ? null : { amount: row.agreed_total, currency: row.currency },
      card: card ? { id: card.id, brand: card.brand, last4: card.last4, isRemoved: card.removed_at !== null } : null,
      runs: (runs.get(row.id) ?? []).map(presentRun),
    }
  })
}

type Run = Awaited<ReturnType<typeof runsOf>> extends ReadonlyMap<string, readonly (infer Each)[]> ? Each : never

function presentRun({ due_on, outcome, order_id, number, ...run }: Run): Autoship['runs'][number] {
  const payment = paymentOf(run)
  return {
    dueOn: due_on,
    outcome,
    orderId: order_id,
    orderNumber: number,
    payment,
    cardFailure: payment === 'unpaid' ? run.card_failure : null,
  }
}

function paymentOf({ payment, payment_state }: Pick<Run, 'payment' | 'payment_state'>): ShownPayment | null {
  if (payment === null || payment_state === null) return null
  if (!isUnsettled(payment_state)) return payment === 'charged' ? 'charged' : null
  return payment === 'due' ? 'charging' : 'unpaid'
}

async function runsOf(db: Reader, ids: readonly string[]) {
  const rows = await db
    .selectFrom('autoship_runs')
    .leftJoin('orders', 'orders.id', 'autoship_runs.order_id')
    .select(['autoship_id', 'due_on', 'outcome', 'order_id', 'orders.number', 'payment', 'card_failure', 'orders.payment_state'])
    .select((eb) =>
      eb.fn
        .agg<number>('row_number')
        .over((over) => over.partitionBy('autoship_id').orderBy('due_on', 'desc'))
        .as('place'),
    )
    .where('autoship_id', 'in', ids)
    .orderBy('due_on', 'desc')
    .execute()
  return groupedBy(
    rows.filter(({ place }) => place <= shownRuns),
    ({ autoship_id }) => autoship_id,
  )
}

async function medicinesOf(db: Reader, rows: readonly AutoshipRow[], now: Date) {
  const found = new Map<string, NonNullable<Autoship['medicine']>>()
  const onHold = await prescriptionsOnHold(
    db,
    rows.flatMap(({ prescription_id: id }) => id ?? []),
    now,
  )
  for (const { id, prescription_id: prescriptionId, line_id: lineId } of rows) {
    if (prescriptionId === null) continue
    const prescription = await fillablePrescription(db, prescriptionId, now)
    const line = prescription?.lines.find((each) => each.id === lineId)
    if (!prescription || !line) continue
    const name = medicineText(presentedLine(line), prescription.row.locale)
    found.set(id, { prescriptionId, name, left: line.left, isOnHold: onHold.has(prescriptionId) })
  }
  return found
}
