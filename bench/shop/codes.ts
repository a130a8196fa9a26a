import { sql } from 'kysely'
import type { Actor } from '#server/kernel/actor.ts'
import { makeCodes } from '#server/modules/coupons/unique-codes.ts'
import { openPlatform } from '../running/platform.ts'

/** 10,000 codes of a coupon at once. `BENCH_DATABASE_URL=postgres://… tsx bench/shop/codes.ts`. One JSON line. */
const company = '01900000-0000-7000-8000-0000000000bb'
const { db, url, platform } = await openPlatform(2)
await sql`insert into users (id, user_type, status, email, name, created_at) values (${company}, 4, 'active', 'c@bench.test', 'C', now())`.execute(
  db,
)
await sql`insert into companies (user_id, legal_name, tax_number, contact_name, billing_address) values (${company}, 'C', 'TX-1', 'C', '{}')`.execute(
  db,
)
const seconds: number[] = []
for (let round = 0; round < 5; round += 1) {
  const id = platform.ids.next()
  await sql`insert into coupons (id, company_id, code, kind, value, applies_to, state, starts_at, ends_at, created_at, unique_codes)
    values (${id}, ${company}, ${`BENCH${round}`}, 'percent', 20, array['shop'], 'active', now(), now() + interval '1 year', now(), true)`.execute(
    db,
  )
  const began = performance.now()
  await makeCodes(platform, { userId: company, role: 'company' } as Actor, { id, count: 10_000 })
  seconds.push((performance.now() - began) / 1000)
}
await db.destroy()
console.log(
  JSON.stringify({
    bench: 'shop.codes',
    database: url ? 'postgres' : 'embedded',
    seconds: { first: seconds[0], slowest: Math.max(...seconds) },
  }),
)
