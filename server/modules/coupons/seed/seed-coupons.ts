import type { Insertable, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '#server/kernel/db.ts'
import { Dice } from '#server/seed/random.ts'
import { daysFrom, insertAll, type PeopledWorld, type World } from '#server/seed/world.ts'
import { discountsOf } from '../rules.ts'
import '../tables.ts'
import type { CouponTable } from '../tables.ts'
import { writeStatements } from './statements.ts'
import { type PaidVisit, type UsedVisit, useOf, writeUses } from './write-uses.ts'

/** Its own, so that nothing else of the world falls otherwise. */
const seed = 20_261_124

/** Coupons of every kind and standing, taken over months for visits that were paid; billed month by month. */
export async function seedCoupons(outer: PeopledWorld): Promise<void> {
  const world = { ...outer, dice: new Dice(seed) }
  // As old as the visits that they were used for.
  await world.db
    .updateTable('coupons')
    .set({ starts_at: daysFrom(world, -300).toISOString() })
    .where('state', '<>', 'draft')
    .execute()
  const companies = await world.db.selectFrom('companies').select(['user_id', 'legal_name']).orderBy('tax_number').execute()
  for (const company of companies)
    await insertAll(world, 'coupons', more(world, company.user_id, company.legal_name.split(' ')[0]!))
  await seedCodes(world)
  await seedUses(world)
  await writeStatements(world)
}

function more(world: World, companyId: string, name: string): Insertable<Tables['coupons']>[] {
  const word = name.toUpperCase()
  const row = (code: string, columns: Partial<Insertable<Tables['coupons']>>): Insertable<Tables['coupons']> => ({
    id: world.dice.id(daysFrom(world, -50)),
    company_id: companyId,
    code: `${word}${code}`,
    kind: 'percent',
    value: 100,
    currency: 'USD',
    applies_to: ['medicines', 'shop'],
    starts_at: daysFrom(world, -45).toISOString(),
    ends_at: daysFrom(world, 90).toISOString(),
    uses_per_person: 1,
    state: 'active',
    created_at: daysFrom(world, -50).toISOString(),
    ...columns,
  })
  return [
    row('SHIP', { kind: 'free_delivery', combinable: true }),
    row('3FOR2', { kind: 'buy_x_get_y', buy: 2, free: 1, applies_to: ['shop'], ends_at: daysFrom(world, 9).toISOString() }),
    row('TEAM', { value: 25, greatest_discount: 2000, unique_codes: true, applies_to: ['appointments', 'shop'] }),
    row('WINTER', { value: 15, starts_at: daysFrom(world, 12).toISOString(), applies_to: ['appointments', 'shop'] }),
    row('SPRING', { value: 20, state: 'draft', starts_at: daysFrom(world, 30).toISOString(), total_uses: 200 }),
    row('QUICK', {
      kind: 'amount',
      value: 1000,
      total_uses: 6,
      starts_at: daysFrom(world, -200).toISOString(),
      applies_to: ['appointments'],
    }),
  ]
}

async function seedCodes(world: World): Promise<void> {
  const coupons = await world.db
    .selectFrom('coupons')
    .select(['id', 'code'])
    .where('unique_codes', '=', true)
    .orderBy('code')
    .execute()
  const created = daysFrom(world, -40)
  const codes = coupons.flatMap(({ id }) =>
    Array.from({ length: 60 }, () => ({
      id: world.dice.id(created),
      coupon_id: id,
      code: `T${world.dice.digits(4)}-${world.dice.digits(5)}`,
      created_at: created.toISOString(),
    })),
  )
  await insertAll(world, 'coupon_codes', codes)
}

/** Share of the paid visits that a coupon was used for. */
const share = 0.3

async function seedUses(world: World): Promise<void> {
  const { rows: visits } = await sql<PaidVisit>`select orders.id, orders.buyer_id, orders.total, payments.updated_at as paid_at,
      (select min(created_at) from refunds where order_id = orders.id) as refunded_at
    from orders join payment_orders on payment_orders.order_id = orders.id join payments on payments.id = payment_orders.payment_id
    where orders.kind = 'appointment' and orders.payment_state in ('paid', 'refunded') and payments.state = 'succeeded' and orders.total > 0
    order by payments.updated_at, orders.id`.execute(world.db)
  const coupons = await world.db
    .selectFrom('coupons')
    .selectAll()
    .where('state', '<>', 'draft')
    .where('unique_codes', '=', false)
    .where(sql<boolean>`'appointments' = any(applies_to)`)
    .orderBy('code')
    .execute()
  const visitsUsed: UsedVisit[] = []
  const uses: Insertable<Tables['coupon_uses']>[] = []
  const used = new Map<string, number>()
  const count = (key: string) => used.set(key, (used.get(key) ?? 0) + 1)
  for (const visit of visits) {
    if (!world.dice.chance(share)) continue
    const fitting = coupons.filter((coupon) => fits(coupon, visit, used))
    if (fitting.length === 0) continue
    const coupon = world.dice.pick(fitting)
    const [discount = 0] = discountsOf(termsOf(coupon), [{ kind: 'visit', quantity: 1, unitAmount: visit.total }])
    if (discount === 0 || discount >= visit.total) continue
    count(coupon.id)
    count(`${coupon.id} ${visit.buyer_id}`)
    const use = { visit, couponId: coupon.id, discount }
    visitsUsed.push(use)
    uses.push(useOf(world, use))
  }
  await writeUses(world, visitsUsed)
  await insertAll(world, 'coupon_uses', uses)
}

function fits(coupon: Selectable<CouponTable>, visit: PaidVisit, used: ReadonlyMap<string, number>): boolean {
  return (
    coupon.starts_at <= visit.paid_at &&
    visit.paid_at < coupon.ends_at &&
    visit.total >= coupon.minimum_spend &&
    (used.get(coupon.id) ?? 0) < (coupon.total_uses ?? Infinity) &&
    (used.get(`${coupon.id} ${visit.buyer_id}`) ?? 0) < (coupon.uses_per_person ?? Infinity)
  )
}

const termsOf = (row: Selectable<CouponTable>) => ({
  ...row,
  appliesTo: row.applies_to,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  minimumSpend: row.minimum_spend,
  greatestDiscount: row.greatest_discount,
  totalUses: row.total_uses,
  usesPerPerson: row.uses_per_person,
})
