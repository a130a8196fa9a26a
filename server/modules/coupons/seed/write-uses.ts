import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '#server/kernel/db.ts'
import type { World } from '#server/seed/world.ts'
import '../tables.ts'

export interface PaidVisit {
  readonly id: string
  readonly buyer_id: string
  readonly total: number
  readonly paid_at: string
  readonly refunded_at: string | null
}

/** A visit that a coupon was used for. */
export interface UsedVisit {
  readonly visit: PaidVisit
  readonly couponId: string
  readonly discount: number
}

/** The visits cost so much less: orders, payments, papers and what the provider knows of them. One statement a table: there are hundreds. */
export async function writeUses(world: World, all: readonly UsedVisit[]): Promise<void> {
  const orders = sql.val(all.map(({ visit }) => visit.id))
  const coupons = sql.val(all.map(({ couponId }) => couponId))
  const discounts = sql.val(all.map(({ discount }) => discount))
  const used = sql`unnest(${orders}::uuid[], ${coupons}::uuid[], ${discounts}::integer[]) as used (order_id, coupon_id, less)`
  const less = (table: keyof Tables, ...columns: string[]) =>
    sql.join(columns.map((name) => sql`${sql.ref(name)} = greatest(${sql.ref(`${table}.${name}`)} - used.less, 0)`))
  const changes = [
    sql`update orders set coupon_id = used.coupon_id, discount = used.less, total = total - used.less, ${less('orders', 'refunded')}
      from ${used} where orders.id = used.order_id`,
    sql`update order_lines set discount = used.less, total = total - used.less from ${used} where order_lines.order_id = used.order_id`,
    sql`update sandbox_intents set ${less('sandbox_intents', 'amount', 'refunded')} from ${used}, payment_orders, payments
      where payment_orders.order_id = used.order_id and payments.id = payment_orders.payment_id
        and sandbox_intents.reference = payments.provider_reference`,
    sql`update payments set ${less('payments', 'amount', 'refunded')} from ${used}, payment_orders
      where payment_orders.order_id = used.order_id and payments.id = payment_orders.payment_id`,
    sql`update payment_orders set ${less('payment_orders', 'amount')} from ${used} where payment_orders.order_id = used.order_id`,
    sql`update refunds set ${less('refunds', 'amount')} from ${used} where refunds.order_id = used.order_id`,
    sql`update invoices set ${less('invoices', 'amount')}, discount = case kind when 'invoice' then used.less else discount end
      from ${used} where invoices.order_id = used.order_id`,
    sql`update invoices set lines = jsonb_set(jsonb_set(lines, '{0,amount}', to_jsonb(amount)), '{0,unitPrice}', to_jsonb(amount))
      from ${used} where invoices.order_id = used.order_id and kind = 'credit_note'`,
  ]
  for (const change of changes) await change.execute(world.db)
}

export const useOf = (world: World, { visit, couponId, discount }: UsedVisit): Insertable<Tables['coupon_uses']> => ({
  id: world.dice.id(new Date(visit.paid_at)),
  coupon_id: couponId,
  order_id: visit.id,
  user_id: visit.buyer_id,
  state: visit.refunded_at === null ? 'taken' : 'released',
  discount,
  at: visit.paid_at,
  taken_at: visit.paid_at,
  returned_at: visit.refunded_at,
})
