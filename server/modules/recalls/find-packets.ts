import { sql } from 'kysely'
import type { Reader } from '#server/kernel/db.ts'
import './tables.ts'

export interface FoundPacket {
  readonly order_id: string
  readonly position: number
  readonly user_id: string
  readonly quantity: number
}

/**
 * Packets of a lot that were sold: of the shop by what was taken from the shelf for an order, of prescriptions by what stands on the label. What
 * was given back, or never given, is none.
 */
export async function packetsOfLot(db: Reader, productId: string, lot: string): Promise<FoundPacket[]> {
  const { rows } = await sql<FoundPacket>`
    select reservation.order_id, line.position, orders.buyer_id as user_id,
      least(reservation.quantity - reservation.restocked, line.quantity)::integer as quantity
    from stock_reservations reservation
      join stock_lots lot on lot.id = reservation.lot_id and lot.product_id = ${productId}::uuid and lot.lot = ${lot}
      join orders on orders.id = reservation.order_id and orders.kind = 'shop'
      join lateral (select position, quantity from order_lines
        where order_id = orders.id and subject_kind = 'product' and subject_id = ${productId}::uuid order by position limit 1) line on true
    where reservation.state = 'taken' and reservation.quantity > reservation.restocked
      and orders.fulfilment_state in ('paid', 'accepted', 'preparing', 'dispatched', 'delivered')
    union all
    select line.order_id, line.order_position, orders.buyer_id, sum(part.packs)::integer
    from medicine_order_parts part
      join medicine_order_lines line on line.order_id = part.order_id and line.line_id = part.line_id
      join orders on orders.id = line.order_id
    where part.product_id = ${productId}::uuid and part.lot = ${lot} and line.order_position is not null
    group by line.order_id, line.order_position, orders.buyer_id
    order by 1, 2`.execute(db)
  return rows
}
