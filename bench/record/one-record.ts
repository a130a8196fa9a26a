import { sql } from 'kysely'
import { openInMemory } from '#server/adapters/pglite/open-local.ts'
import { openPostgres } from '#server/adapters/postgres/pool.ts'
import { migrate } from '#server/migrations/migrate.ts'
import { bundleOf } from '#server/modules/fhir/out/bundle.ts'
import { snapshotOf } from '#server/modules/fhir/export-record.ts'
import { checkLines } from '#server/modules/formulary/index.ts'
import { medicines } from '#server/modules/formulary/data/medicines.ts'
import { searchMedicines } from '#server/modules/formulary/search/search-medicines.ts'
import { findSubject } from '#server/modules/records/index.ts'
import { median, quantile } from '../report/quantile.ts'

/**
 * A record of 5,000 measurements as a bundle, and checks of 20 lines over it. `BENCH_DATABASE_URL=postgres://…` on an empty PostgreSQL
 * database, without it on the embedded one. One JSON line.
 */
const url = process.env['BENCH_DATABASE_URL']
const db = url ? openPostgres({ url }, console) : (await openInMemory()).db
await migrate(db)
const now = new Date('2026-03-02T09:00:00.000Z')
const id = '0195f0aa-0000-7000-8000-000000000001'
await sql`insert into users (id, user_type, email, name, time_zone, created_at)
  values (${id}, 0, 'one@bench.test', 'One', 'UTC', ${now})`.execute(db)
await sql`insert into patients (user_id, birth_date) values (${id}, '1980-05-01')`.execute(db)
await sql`insert into observations (id, patient_id, kind, edition, value, at, is_day, measurer, told_by_owner, author_id, created_at)
  select gen_random_uuid(), ${id}, (array['weight', 'heart_rate'])[1 + n % 2], 1, 60 + n % 40,
    ${now}::timestamptz - n * interval '1 hour', false, 'device', true, ${id}, ${now}
  from generate_series(1, 5000) as n`.execute(db)
for (const [place, substance] of ['Penicillin', 'Sulfonamides', 'Latex', 'Aspirin'].entries())
  await sql`with made as (
      insert into record_entries (id, patient_id, kind, edition, at, is_day, words, told_by_owner, author_id, created_at)
      values (gen_random_uuid(), ${id}, 'allergy', 1, ${now}::timestamptz - ${place}::int * interval '1 day', false, '', true, ${id}, ${now})
      returning id, at)
    insert into record_entry_editions (entry_id, edition, act, data, capacity, written_by, written_at)
    select id, 1, 'write', ${JSON.stringify({ kind: 'allergy', substance, referenceId: null, reaction: '', severity: 'mild', since: null })}::jsonb,
      'owner', ${id}, at from made`.execute(db)
await sql`vacuum (analyze) observations`.execute(db)

const subject = (await findSubject(db, id))!
const platform = { db, clock: { now: () => now } } as unknown as Parameters<typeof snapshotOf>[0]

async function times(count: number, run: (round: number) => unknown): Promise<number[]> {
  const taken: number[] = []
  // The first ones only warm up.
  for (let round = 0; round < count + 3; round += 1) {
    const start = performance.now()
    await run(round)
    if (round >= 3) taken.push(performance.now() - start)
  }
  return taken
}

let bytes = 0
const bundles = await times(8, async () => {
  bytes = JSON.stringify(bundleOf(await snapshotOf(platform, subject))).length
})
const lines = medicines
  .filter(({ isFor }) => isFor.includes('person'))
  .slice(0, 20)
  .map((medicine, index) => ({
    lineId: `line-${index}`,
    name: medicine.name,
    medicineId: medicine.id,
    route: medicine.route,
    dailyMilligrams: 500,
  }))
const weight = { grams: 70_000, measuredAt: now.toISOString() }
const checks = await times(60, () => checkLines(db, { subject, lines, taken: [], weight, now }))
const typed = medicines.flatMap(({ name }) => [
  name.slice(0, 3),
  name.slice(0, 6),
  `${name.slice(1, 3)}${name[0]}${name.slice(3, 9)}`,
])
const searches = await times(600, (round) => searchMedicines(typed[(round * 7) % typed.length]!, 'person'))
await db.destroy()
console.log(
  JSON.stringify({
    bundle: { median: median(bundles), worst: Math.max(...bundles), bytes },
    checks: { median: median(checks), p99: quantile(checks, 0.99) },
    search: { median: median(searches), p99: quantile(searches, 0.99) },
  }),
)
