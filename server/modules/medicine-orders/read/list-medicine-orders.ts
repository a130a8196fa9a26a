import { sql } from 'kysely'
import type { MedicineCard } from '#contract/medicine-orders/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Reader } from '#server/kernel/db.ts'
import { readPage } from '#server/kernel/paging.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { fillablePrescription, mayOrder } from '#server/modules/prescriptions/index.ts'
import '../tables.ts'

const selectCards = (db: Reader) =>
  db
    .selectFrom('medicine_orders')
    .innerJoin('orders', 'orders.id', 'medicine_orders.order_id')
    .innerJoin('goods_orders', 'goods_orders.order_id', 'orders.id')
    .innerJoin('pharmacies', 'pharmacies.user_id', 'medicine_orders.pharmacy_id')
    .select(['orders.id', 'number', 'fulfilment_state', 'recipient', 'legal_name', 'delivery', 'orders.created_at'])
    .select(['answer_until', 'total', 'orders.currency'])
    .select(
      sql<string[]>`coalesce((select array_agg(trim(line.name || ' ' || line.strength) order by asked.position)
        from medicine_order_lines as asked join prescription_lines as line on line.id = asked.line_id
        where asked.order_id = orders.id), '{}')`.as('medicines'),
    )

type CardRow = Awaited<ReturnType<ReturnType<typeof selectCards>['executeTakeFirstOrThrow']>>

const present = (row: CardRow): MedicineCard => ({
  id: row.id,
  number: row.number,
  state: row.fulfilment_state as MedicineCard['state'],
  patient: row.recipient,
  pharmacy: row.legal_name,
  medicines: row.medicines,
  delivery: row.delivery,
  placedAt: row.created_at,
  answerUntil: row.answer_until,
  total: { amount: row.total, currency: row.currency },
})

/** Where a prescription was sent, newest first. @throws Refusal 404 for who may not order it */
export async function listMedicineOrders(
  platform: Platform,
  actor: Actor,
  prescriptionId: string,
): Promise<{ items: MedicineCard[] }> {
  const prescription = await fillablePrescription(platform.db, prescriptionId, platform.clock.now())
  if (!prescription || !(await mayOrder(platform.db, actor, prescription.row))) throw notFound()
  const rows = await selectCards(platform.db)
    .where('prescription_id', '=', prescriptionId)
    .where('orders.buyer_id', '=', actor.userId)
    .orderBy('requested_at', 'desc')
    .limit(50)
    .execute()
  return { items: rows.map(present) }
}

/** What waits at a pharmacy for a price or for the patient, the longest waiting first. */
export async function listMedicineRequests(
  { db }: Platform,
  actor: Actor,
  query: { readonly state?: 'requested' | 'quoted' | undefined; readonly cursor?: string | undefined; readonly limit: number },
): Promise<{ items: MedicineCard[]; next: string | null }> {
  const select = selectCards(db)
    .where('medicine_orders.pharmacy_id', '=', actor.userId)
    .where('fulfilment_state', 'in', query.state ? [query.state] : ['requested', 'quoted'])
  const page = await readPage(
    select,
    {
      column: 'orders.created_at',
      kind: 'instant',
      id: 'orders.id',
      direction: 'asc',
      at: (row: CardRow) => [row.created_at, row.id],
    },
    query,
  )
  return { items: page.items.map(present), next: page.next }
}
