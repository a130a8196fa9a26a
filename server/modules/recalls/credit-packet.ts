import type { RecalledPacket } from '#contract/recalls/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { lockOrder, refundLines } from '#server/modules/orders/index.ts'
import { bringBackLot } from '#server/modules/stock/index.ts'
import { ownPacket } from './own-packets.ts'
import './tables.ts'

/**
 * What the packet cost goes back to its owner by the ordinary refund of a line, with its credit note: once, whatever is pressed. Of pieces that went
 * back before nothing is paid again.
 * @throws Refusal 404; 409 `credited_already`, `nothing_to_refund`
 */
export async function creditPacket(platform: Platform, actor: Actor, id: string): Promise<RecalledPacket> {
  return platform.transact(async (work) => {
    const { order_id: orderId } = await packetOf(work, actor, id)
    const order = await lockOrder(platform, work, orderId)
    const packet = await packetOf(work, actor, id)
    if (packet.credited_at !== null) throw conflict('credited_already', 'This was paid back')
    const quantity = Math.min(packet.quantity, await piecesLeft(work, orderId, packet.position))
    if (quantity === 0) throw conflict('nothing_to_refund', 'Nothing of this is left to give back')
    const credited = await refundLines(platform, work, orderId, {
      lines: [{ position: packet.position, quantity }],
      delivery: false,
      reason: packet.reason,
      actorId: actor.userId,
    })
    if (!['dispatched', 'delivered'].includes(order.fulfilment_state)) {
      await bringBackLot(work, { orderId, productId: packet.product_id, lot: packet.lot })
    }
    await work.db
      .updateTable('recall_packets')
      .set({ credited, credited_at: platform.clock.now(), seen_at: packet.seen_at ?? platform.clock.now() })
      .where('id', '=', id)
      .execute()
    await work.audit({ action: 'recall.credit', recordKind: 'order', recordId: orderId, userId: actor.userId })
    await work.tell([actor.userId, packet.pharmacy_id], { kind: 'recall.changed', payload: { id: packet.recall_id } })
    return ownPacket(work.db, actor, id)
  })
}

async function packetOf(work: Work, { userId }: Actor, id: string) {
  const packet = await work.db
    .selectFrom('recall_packets')
    .innerJoin('recalls', 'recalls.id', 'recall_packets.recall_id')
    .select(['order_id', 'position', 'quantity', 'credited_at', 'seen_at', 'recall_id'])
    .select(['reason', 'pharmacy_id', 'product_id', 'lot'])
    .where('recall_packets.id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!packet) throw notFound()
  return packet
}

async function piecesLeft(work: Work, orderId: string, position: number): Promise<number> {
  const { quantity } = await work.db
    .selectFrom('order_lines')
    .select('quantity')
    .where('order_id', '=', orderId)
    .where('position', '=', position)
    .executeTakeFirstOrThrow()
  const gone = await work.db
    .selectFrom('order_refund_lines')
    .select(({ fn }) => fn.sum<number>('quantity').as('pieces'))
    .where('order_id', '=', orderId)
    .where('position', '=', position)
    .executeTakeFirst()
  return quantity - (gone?.pieces ?? 0)
}
