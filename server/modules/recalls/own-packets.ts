import type { RecalledPacket } from '#contract/recalls/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import './tables.ts'

const selectPackets = (db: Reader, userId: string) =>
  db
    .selectFrom('recall_packets')
    .innerJoin('recalls', 'recalls.id', 'recall_packets.recall_id')
    .innerJoin('products', 'products.id', 'recalls.product_id')
    .innerJoin('pharmacies', 'pharmacies.user_id', 'recalls.pharmacy_id')
    .innerJoin('orders', 'orders.id', 'recall_packets.order_id')
    .select(['recall_packets.id', 'products.name', 'recalls.lot', 'recalls.reason', 'recalls.pharmacy_id', 'legal_name'])
    .select(['recall_packets.quantity', 'order_id', 'orders.number', 'orders.kind', 'orders.currency', 'recalls.created_at'])
    .select(['credited', 'credited_at'])
    .where('recall_packets.user_id', '=', userId)

type Row = Awaited<ReturnType<ReturnType<typeof selectPackets>['executeTakeFirstOrThrow']>>

const present = (row: Row): RecalledPacket => ({
  id: row.id,
  product: row.name,
  lot: row.lot,
  reason: row.reason,
  pharmacy: { id: row.pharmacy_id, name: row.legal_name },
  quantity: row.quantity,
  orderId: row.order_id,
  orderNumber: row.number,
  orderKind: row.kind === 'medicine' ? 'medicine' : 'shop',
  recalledAt: row.created_at,
  credited:
    row.credited === null || row.credited_at === null
      ? null
      : { money: { amount: row.credited, currency: row.currency }, at: row.credited_at },
})

/** The caller's own, latest first. */
export async function listOwnPackets({ db }: Platform, { userId }: Actor): Promise<{ items: RecalledPacket[] }> {
  const rows = await selectPackets(db, userId)
    .orderBy('recalls.created_at', 'desc')
    .orderBy('recall_packets.id')
    .limit(100)
    .execute()
  return { items: rows.map(present) }
}

/** One of the caller's own as it stands. @throws Refusal 404 */
export async function ownPacket(db: Reader, { userId }: Actor, id: string): Promise<RecalledPacket> {
  const row = await selectPackets(db, userId).where('recall_packets.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return present(row)
}

/** The same, for its owner's eyes: that they have looked is kept, the first time. @throws Refusal 404 */
export async function readOwnPacket(platform: Platform, actor: Actor, id: string): Promise<RecalledPacket> {
  return platform.transact(async (work) => {
    const seen = await work.db
      .updateTable('recall_packets')
      .set({ seen_at: platform.clock.now() })
      .where('id', '=', id)
      .where('user_id', '=', actor.userId)
      .where('seen_at', 'is', null)
      .returning('recall_id')
      .executeTakeFirst()
    const packet = await ownPacket(work.db, actor, id)
    if (seen) await work.tell([packet.pharmacy.id], { kind: 'recall.changed', payload: { id: seen.recall_id } })
    return packet
  })
}
