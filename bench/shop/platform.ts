import { sql } from 'kysely'
import type { Actor } from '#server/kernel/actor.ts'
import type { Db } from '#server/kernel/db.ts'

export const pharmacyId = '01900000-0000-7000-8000-0000000000aa'

/** So many buyers, and one pharmacy. Answers who asks in the name of each. */
export async function makePeople(db: Db, buyers: number): Promise<{ buyers: Actor[]; pharmacy: Actor }> {
  const columns = sql`id, user_type, status, email, name, created_at`
  await sql`insert into users (${columns}) values (${pharmacyId}, 2, 'active', 'pharmacy@bench.test', 'Bench Pharmacy', now())`.execute(
    db,
  )
  await sql`insert into pharmacies (user_id, legal_name, licence_number, licence_state, address, opening_hours, delivery_radius_metres, delivery_fee, currency)
    values (${pharmacyId}, 'Bench Pharmacy', 'PH-1', 'verified', '{"lines":["1 Willow Lane"],"city":"Boston","region":"MA","postalCode":"02108","country":"US"}',
      '[]', 8000, 390, 'USD')`.execute(db)
  const { rows } = await sql<{ id: string }>`insert into users (${columns})
    select gen_random_uuid(), 0, 'active', 'buyer' || n || '@bench.test', 'Buyer', now() from generate_series(1, ${buyers}::int) n returning id`.execute(
    db,
  )
  await sql`insert into patients (user_id) select id from users where user_type = 0`.execute(db)
  const as = (userId: string, role: Actor['role']) => ({ userId, role, locale: 'en-US', timeZone: 'UTC' }) as Actor
  return { buyers: rows.map(({ id }) => as(id, 'patient')), pharmacy: as(pharmacyId, 'pharmacy') }
}

/** Products of the pharmacy with so much of each; answers their ids. */
export async function makeProducts(db: Db, count: number, stock: number): Promise<string[]> {
  const { rows } = await sql<{
    id: string
  }>`insert into products (id, pharmacy_id, name, category, audience, price, stock, created_at)
    select gen_random_uuid(), ${pharmacyId}, 'Timothy hay ' || n, 'food', 'pets', 1999, ${stock}::int, now()
    from generate_series(1, ${count}::int) n returning id`.execute(db)
  return rows.map(({ id }) => id)
}
