import { sql } from 'kysely'
import type { z } from 'zod'
import { packetState } from '#contract/recalls/rules.ts'
import type { packetPage, packetQuery } from '#contract/recalls/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { readPage } from '#server/kernel/paging.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { readRecall } from './read-recalls.ts'

/** Who has packets of it, in the order in which they were told. @throws Refusal 404 */
export async function listPackets(
  { db }: Platform,
  actor: Actor,
  recallId: string,
  query: z.output<typeof packetQuery>,
): Promise<z.output<typeof packetPage>> {
  await readRecall(db, actor, recallId)
  let select = db
    .selectFrom('recall_packets')
    .innerJoin('orders', 'orders.id', 'recall_packets.order_id')
    .innerJoin('users', 'users.id', 'recall_packets.user_id')
    .select(['recall_packets.id', 'order_id', 'orders.number', 'users.name', 'quantity', 'told_at', 'seen_at', 'credited_at'])
    .select(['credited', 'orders.currency', 'orders.fulfilment_state'])
    .where('recall_id', '=', recallId)
  const isReached = sql<boolean>`(seen_at is not null or credited_at is not null)`
  if (query.show) select = select.where(query.show === 'reached' ? isReached : sql<boolean>`not ${isReached}`)
  const { items, next } = await readPage(
    select,
    {
      column: 'recall_packets.told_at',
      kind: 'instant',
      id: 'recall_packets.id',
      direction: 'asc',
      at: (row) => [row.told_at, row.id],
    },
    query,
  )
  return {
    items: items.map((row) => ({
      id: row.id,
      orderId: row.order_id,
      orderNumber: row.number,
      buyer: row.name,
      quantity: row.quantity,
      state: packetState({
        isSent: ['dispatched', 'delivered'].includes(row.fulfilment_state),
        seenAt: row.seen_at,
        creditedAt: row.credited_at,
      }),
      toldAt: row.told_at,
      seenAt: row.seen_at,
      credited: row.credited === null ? null : { amount: row.credited, currency: row.currency },
    })),
    next,
  }
}
