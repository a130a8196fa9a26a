import { sql } from 'kysely'
import { productQuery } from '#contract/catalogue/schemas.ts'
import { listProducts } from '#server/modules/catalogue/list-products.ts'
import { quantile } from '../slots/practice.ts'
import { openPlatform } from '../running/platform.ts'
import { makePeople, pharmacyId } from './platform.ts'

/** Searches, rightly written and mistyped, over 100,000 products. `BENCH_DATABASE_URL=postgres://… tsx bench/shop/search.ts`. One JSON line. */
const { db, url } = await openPlatform(1)
await makePeople(db, 1)
const things =
  'Paracetamol Ibuprofen Cetirizine Loratadine Amoxicillin Metformin Amlodipine Sertraline Omeprazole Hydrocortisone Magnesium Thermometer Oximeter Bandage Plaster Shampoo Collar Kibble Timothy Glucosamine'
const ways = 'gentle strong classic sensitive natural plus forte junior senior daily nightly rapid retard organic'
const makers =
  'Harbour Linden Oberkampf Atocha Upper Echo Hill Crown Lakeview Mile Alder Birch Cedar Dogwood Elm Fir Ginkgo Hazel'
const pick = (words: string, by: number) =>
  sql`(${words.split(' ')}::text[])[1 + (hashint8(n * ${by}::bigint) & 65535) % ${words.split(' ').length}::int]`
for (let from = 1; from <= 100_000; from += 20_000) {
  await sql`insert into products (id, pharmacy_id, name, description, category, audience, price, stock, created_at)
    select gen_random_uuid(), ${pharmacyId}, ${pick(things, 1)} || ' ' || ${pick(ways, 7919)} || ' ' || n % 900 || ' mg',
      'From ' || ${pick(makers, 104729)} || ', for every day. Keep it dry, and away from children.', 'tablets', 'people', 100 + n % 9000, n % 50, now() - interval '1 second' * n
    from generate_series(${from}::int, ${from + 19_999}::int) n`.execute(db)
}
await sql`analyze`.execute(db)
const right = [
  'paracetamol forte',
  'amoxicillin',
  'collar hazel',
  'timothy 451',
  'oximeter',
  'sertraline gentle',
  'hydrocortisone organic elm',
]
const mistyped = [
  'paracetmol forte',
  'amoxicilin',
  'colar hazel',
  'timoty 451',
  'oximter',
  'sertaline gentle',
  'hydrocortizone organic',
]
const timed = async (texts: readonly string[]) => {
  const times: number[] = []
  for (let round = 0; round < 60; round += 1) {
    for (const search of texts) {
      const began = performance.now()
      const { items } = await listProducts(db, productQuery.parse({ search }))
      times.push(performance.now() - began)
      if (items.length === 0) throw new Error(`Nothing is found for ${search}`)
    }
  }
  return { median: quantile(times.slice(texts.length), 0.5), p99: quantile(times.slice(texts.length), 0.99) }
}
const milliseconds = { right: await timed(right), mistyped: await timed(mistyped) }
await db.destroy()
console.log(JSON.stringify({ bench: 'shop.search', database: url ? 'postgres' : 'embedded', milliseconds }))
