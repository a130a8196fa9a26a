import { sql } from 'kysely'
import { packageFonts } from '#server/adapters/fonts/package-files.ts'
import { createMemoryFiles } from '#server/adapters/files/memory.ts'
import { noLargeCalls } from '#server/adapters/large-calls/none.ts'
import { createSandboxPayments } from '#server/adapters/payments/sandbox.ts'
import { openInMemory } from '#server/adapters/pglite/open-local.ts'
import { createSharpPictures } from '#server/adapters/pictures/sharp.ts'
import { openPostgres } from '#server/adapters/postgres/pool.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Db } from '#server/kernel/db.ts'
import { systemClock, systemIds, webSecrets } from '#server/kernel/defaults.ts'
import { migrate } from '#server/migrations/migrate.ts'
import { createPlatform } from '#server/platform.ts'
import {
  cheapPasswords,
  createRecordingCourier,
  createRecordingHub,
  createRecordingLog,
  createRecordingPushes,
  testSettings,
} from '../../tests/support/ports.ts'

/** The whole platform in this process, on the PostgreSQL of `BENCH_DATABASE_URL` or embedded, with nobody and nothing in it. */
export async function openShop(connections = 16) {
  const url = process.env['BENCH_DATABASE_URL']
  const db: Db = url ? openPostgres({ url, connections, guarded: false }, console) : (await openInMemory()).db
  await migrate(db)
  const ports = { db, clock: systemClock, ids: systemIds, secrets: webSecrets }
  const { platform, jobs } = createPlatform({
    ...ports,
    passwords: cheapPasswords,
    payments: createSandboxPayments({ ...ports, signingSecret: 'whsec_of_a_measurement' }),
    files: createMemoryFiles(),
    pictures: createSharpPictures(),
    fonts: packageFonts,
    hub: createRecordingHub(),
    pushes: createRecordingPushes(),
    largeCalls: noLargeCalls,
    courier: createRecordingCourier(),
    log: createRecordingLog(),
    settings: testSettings,
  })
  return { db, url, platform, jobs }
}

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
