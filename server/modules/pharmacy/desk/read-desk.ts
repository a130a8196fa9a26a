import { sql } from 'kysely'
import type { OrderState } from '#contract/orders/states.ts'
import type { Desk } from '#contract/pharmacy/schemas.ts'
import { chartDays, deskKinds, expiringDays } from '#contract/pharmacy/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { dayIn } from '#server/kernel/wall-clock.ts'

const shownAtMost = 8

/** What the pharmacy has to look at today. */
export async function readDesk({ db, clock }: Platform, actor: Actor): Promise<Desk> {
  const pharmacyId = actor.userId
  const now = clock.now()
  const { currency, time_zone: timeZone } = await db
    .selectFrom('pharmacies')
    .innerJoin('users', 'users.id', 'pharmacies.user_id')
    .select(['currency', 'time_zone'])
    .where('user_id', '=', pharmacyId)
    .executeTakeFirstOrThrow()
  const states = await db
    .selectFrom('orders')
    .select((eb) => ['fulfilment_state as state', eb.fn.countAll<number>().as('orders')])
    .where('seller_id', '=', pharmacyId)
    .where('kind', 'in', [...deskKinds])
    .groupBy('fulfilment_state')
    .execute()
  const countOf = (state: string) => states.find((one) => one.state === state)?.orders ?? 0
  const oldest = await db
    .selectFrom('medicine_orders')
    .innerJoin('orders', 'orders.id', 'medicine_orders.order_id')
    .select('answer_until')
    .where('pharmacy_id', '=', pharmacyId)
    .where('fulfilment_state', '=', 'requested')
    .orderBy('answer_until')
    .executeTakeFirst()
  return {
    requests: countOf('requested'),
    answerUntil: oldest?.answer_until ?? null,
    quoted: countOf('quoted'),
    orders: states
      .filter(({ state }) => state !== 'requested' && state !== 'quoted')
      .map(({ state, orders }) => ({ state: state as OrderState, orders })),
    currency,
    timeZone,
    sales: await salesByDay(db, pharmacyId, timeZone, now),
    lowStock: await lowStock(db, pharmacyId),
    expiring: await expiring(db, pharmacyId, dayIn(timeZone, now)),
  }
}

/** Of each day in the pharmacy's zone what was paid less what went back, by its papers: a day without any has nothing. */
async function salesByDay(db: Reader, pharmacyId: string, zone: string, now: Date): Promise<Desk['sales']> {
  const { rows } = await sql<{ date: string; orders: number; net: number }>`with days as (
      select (${dayIn(zone, now)}::date - offset_days)::date as day from generate_series(0, ${chartDays - 1}::integer) as offset_days
    )
    select to_char(days.day, 'YYYY-MM-DD') as date, count(paper.id) filter (where paper.kind = 'invoice')::integer as orders,
      coalesce(sum(case paper.kind when 'invoice' then paper.amount else -paper.amount end), 0)::integer as net
    from days left join invoices as paper on paper.seller_id = ${pharmacyId}::uuid
      and (paper.issued_at at time zone ${zone})::date = days.day
    group by days.day order by days.day`.execute(db)
  return rows
}

async function lowStock(db: Reader, pharmacyId: string): Promise<Desk['lowStock']> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'name', 'stock', 'low_stock'])
    .where('pharmacy_id', '=', pharmacyId)
    .where('hidden_at', 'is', null)
    .whereRef('stock', '<=', 'low_stock')
    .orderBy('stock')
    .orderBy('name_order')
    .limit(shownAtMost)
    .execute()
  return rows.map(({ low_stock: least, ...product }) => ({ ...product, lowStock: least }))
}

async function expiring(db: Reader, pharmacyId: string, today: string): Promise<Desk['expiring']> {
  const rows = await db
    .selectFrom('stock_lots')
    .innerJoin('products', 'products.id', 'stock_lots.product_id')
    .select(['products.id', 'name', 'lot', 'quantity'])
    .select(sql<string>`to_char(expires_on, 'YYYY-MM-DD')`.as('expiresOn'))
    .where('pharmacy_id', '=', pharmacyId)
    .where('quantity', '>', 0)
    .where('recalled_at', 'is', null)
    .where(sql<boolean>`expires_on <= ${today}::date + ${expiringDays}::integer`)
    .orderBy('expires_on')
    .orderBy('name_order')
    .limit(shownAtMost)
    .execute()
  return rows
}
