import { sql } from 'kysely'
import { destination } from '#contract/kernel/geodesy.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Db } from '#server/kernel/db.ts'
import { alertBatch } from '#server/modules/lost/alert-people.ts'
import { openLost } from '#server/modules/lost/open-lost.ts'
import { listPetsNearby } from '#server/modules/nearby/list-pets-nearby.ts'
import { takeFixes } from '#server/modules/trackers/intake/take-fixes.ts'
import { openPlatform } from '../running/platform.ts'
import { median, quantile } from '../report/quantile.ts'

/**
 * Where animals are: the nearest 30 of 120,000 that are shown, fixes of trackers beside the bare insert of the same rows, and how soon 1,000
 * people around a lost animal are told. `BENCH_DATABASE_URL=postgres://… tsx bench/social/places.ts` on an empty PostgreSQL database, without
 * it on the embedded one. One JSON line.
 */
const shown = 120_000
const trackers = 50
const fixesOfEach = 40
const around = 1_000
const home = { latitude: 40.7411, longitude: -73.9897 }

const { db, url, platform } = await openPlatform()

const id = (kind: string, n: ReturnType<typeof sql>) =>
  sql`overlay(overlay(md5(${sql.lit(kind)} || ${n}) placing '4' from 13) placing '8' from 17)::uuid`
const n = sql`n`
const batch = 20_000
for (let first = 1; first <= shown; first += batch) {
  const numbers = sql`generate_series(${first}::int, ${first + batch - 1}::int) n`
  await sql`insert into users (id, user_type, status, email, name, created_at)
    select ${id('u', n)}, 0, 'active', 'n' || n || '@bench.test', 'N' || n, now() from ${numbers}`.execute(db)
  await sql`insert into patients (user_id) select ${id('u', n)} from ${numbers}`.execute(db)
  await sql`insert into pets (id, owner_id, name, species, created_at)
    select ${id('p', n)}, ${id('u', n)}, 'Pet', (array['dog', 'cat', 'rabbit'])[1 + n % 3], now() from ${numbers}`.execute(db)
  // A country of towns: most lie together.
  await sql`insert into nearby_points (user_id, latitude, longitude, drawn_at)
    select ${id('u', n)}, 47 + (n % 40) * 0.2 + sin(n) * 0.05, 5 + (n % 37) * 0.25 + cos(n * 1.7) * 0.05, now() from ${numbers}`.execute(
    db,
  )
  await sql`insert into nearby_pets (pet_id, user_id, shared_at) select ${id('p', n)}, ${id('u', n)}, now() from ${numbers}`.execute(
    db,
  )
}
await sql`analyze`.execute(db)

const actor = async (number: number): Promise<Actor> => {
  const { rows } = await sql<{ id: string }>`select ${id('u', sql`${number}::int`)} as id`.execute(db)
  return { userId: rows[0]!.id, role: 'patient', locale: 'en-US', timeZone: 'UTC' } as Actor
}

const nearest: number[] = []
const asker = await actor(1)
for (let round = 0; round < 220; round += 1) {
  const from = { latitude: 47 + (round % 8), longitude: 5 + (round % 9) }
  const began = performance.now()
  const { items } = await listPetsNearby(platform, asker, { ...from, limit: 30 })
  if (items.length !== 30) throw new Error('Thirty are there everywhere')
  if (round >= 20) nearest.push(performance.now() - began)
}

// Trackers with a zone each, all on their way inside of it.
const keys = Array.from({ length: trackers }, (_, number) => `key-${number}`)
for (const [number, key] of keys.entries()) {
  const hash = await platform.secrets.hash(key)
  const [tracker, pet, owner] = [id('t', sql`${number}::int`), id('p', sql`${number + 1}::int`), id('u', sql`${number + 1}::int`)]
  await sql`insert into trackers (id, pet_id, owner_id, name, key_hash, created_at)
    values (${tracker}, ${pet}, ${owner}, 'Collar', ${hash}, now())`.execute(db)
  await sql`insert into safe_zones (id, pet_id, name, kind, latitude, longitude, radius, created_at)
    values (${id('z', sql`${number}::int`)}, ${pet}, 'Home', 'circle', ${home.latitude}, ${home.longitude}, 5000, now())`.execute(
    db,
  )
}
await sql`create table bare_fixes (like tracker_fixes including all)`.execute(db)
const start = Date.now() - 3_600_000
const fixOf = (step: number) => ({
  ...destination(home, step, 20),
  at: start + step * 10_000,
  accuracy: 8,
  speed: 1,
  battery: 80,
})

const ours = (key: string, step: number) => takeFixes(platform, [{ key, fix: fixOf(step) }])
const bare = async (database: Db, number: number, step: number) => {
  const { at, latitude, longitude, accuracy, speed, battery } = fixOf(step)
  await sql`insert into bare_fixes (tracker_id, fixed_at, latitude, longitude, accuracy, speed, battery)
    values (${id('t', sql`${number}::int`)}, ${new Date(at).toISOString()}::timestamptz, ${latitude}, ${longitude}, ${accuracy}, ${speed}, ${battery})
    on conflict do nothing`.execute(database)
}
/** Fixes a second: every tracker sends its own in their order, all trackers at once. */
const rate = async (send: (number: number, step: number) => Promise<unknown>, from: number) => {
  const began = performance.now()
  await Promise.all(
    keys.map(async (_, number) => {
      for (let step = from; step < from + fixesOfEach; step += 1) await send(number, step)
    }),
  )
  return (trackers * fixesOfEach * 1000) / (performance.now() - began)
}
const rates = { ours: [] as number[], bare: [] as number[] }
for (let round = 0; round < 6; round += 1) {
  const from = round * fixesOfEach
  const [our, bares] = [
    await rate((number, step) => ours(keys[number]!, step), from),
    await rate((number, step) => bare(db, number, step), from),
  ]
  if (round === 0) continue
  rates.ours.push(our)
  rates.bare.push(bares)
}

// A thousand who want to hear of it live around the place where the animal was seen last.
await sql`update nearby_points set latitude = ${home.latitude} + sin(n) * 0.002, longitude = ${home.longitude} + cos(n) * 0.002
  from generate_series(101, ${100 + around}::int) n where user_id = ${id('u', n)}`.execute(db)
await sql`insert into lost_consents (user_id, given_at) select ${id('u', n)}, now() from generate_series(101, ${100 + around}::int) n`.execute(
  db,
)
const owner = await actor(1)
const { rows: pets } = await sql<{ id: string }>`select ${id('p', sql`1`)} as id`.execute(db)
const began = performance.now()
const draft = { petId: pets[0]!.id, place: home, lastSeenAt: new Date().toISOString(), words: '', mark: '', post: false }
const lostCase = await openLost(platform, owner, draft)
await sql`update lost_cases set opened_at = opened_at - interval '2 hours' where id = ${lostCase}`.execute(db)
while (await alertBatch(platform, lostCase)) {
  // The next people.
}
const alerted = performance.now() - began
const { rows: told } = await sql<{ count: number }>`select count(*)::int as count from lost_alerts`.execute(db)
if (told[0]!.count !== around) throw new Error(`${told[0]!.count} were told instead of ${around}`)

console.log(
  JSON.stringify({
    bench: 'social.places',
    database: url ? 'postgres' : 'embedded',
    nearest: { median: quantile(nearest, 0.5), p99: quantile(nearest, 0.99) },
    fixes: { ours: median(rates.ours), bare: median(rates.bare) },
    alerted,
  }),
)
process.exit(0)
