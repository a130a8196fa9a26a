import { sql } from 'kysely'
import type { z } from 'zod'
import type { Recall, recallPage, recallQuery } from '#contract/recalls/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { notFound } from '#server/kernel/errors.ts'
import { readPage } from '#server/kernel/paging.ts'
import type { Platform } from '#server/kernel/platform.ts'
import './tables.ts'

/** Of all pharmacies for administrators, of their own for a pharmacy; with how far each has come. */
function selectRecalls(db: Reader, actor: Actor) {
  const select = db
    .selectFrom('recalls')
    .innerJoin('products', 'products.id', 'recalls.product_id')
    .innerJoin('pharmacies', 'pharmacies.user_id', 'recalls.pharmacy_id')
    .select(['recalls.id', 'recalls.product_id', 'products.name', 'recalls.pharmacy_id', 'legal_name'])
    .select(['recalls.lot', 'recalls.reason', 'by_role', 'recalls.created_at'])
    .select((eb) =>
      eb
        .selectFrom('recall_packets as packet')
        .innerJoin('orders', 'orders.id', 'packet.order_id')
        .whereRef('packet.recall_id', '=', 'recalls.id')
        .select(
          sql<Recall['counts']>`jsonb_build_object('packets', count(*), 'credited', count(packet.credited_at),
            'reached', count(*) filter (where packet.seen_at is not null or packet.credited_at is not null),
            'here', count(*) filter (where packet.seen_at is null and packet.credited_at is null
              and orders.fulfilment_state not in ('dispatched', 'delivered')))`.as('counts'),
        )
        .as('counts'),
    )
  return actor.role === 'admin' ? select : select.where('recalls.pharmacy_id', '=', actor.userId)
}

type Row = Awaited<ReturnType<ReturnType<typeof selectRecalls>['executeTakeFirstOrThrow']>>

const present = (row: Row): Recall => ({
  id: row.id,
  product: { id: row.product_id, name: row.name },
  pharmacy: { id: row.pharmacy_id, name: row.legal_name },
  lot: row.lot,
  reason: row.reason,
  by: row.by_role,
  at: row.created_at,
  counts: row.counts ?? { packets: 0, reached: 0, credited: 0, here: 0 },
})

/** Latest first. */
export async function listRecalls(
  { db }: Platform,
  actor: Actor,
  query: z.output<typeof recallQuery>,
): Promise<z.output<typeof recallPage>> {
  const { items, next } = await readPage(
    selectRecalls(db, actor),
    {
      column: 'recalls.created_at',
      kind: 'instant',
      id: 'recalls.id',
      direction: 'desc',
      at: (row: Row) => [row.created_at, row.id],
    },
    query,
  )
  return { items: items.map(present), next }
}

/** @throws Refusal 404 for one of another pharmacy */
export async function readRecall(db: Reader, actor: Actor, id: string): Promise<Recall> {
  const row = await selectRecalls(db, actor).where('recalls.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return present(row)
}
