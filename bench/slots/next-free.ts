import { sql } from 'kysely'
import { openInMemory } from '#server/adapters/pglite/open-local.ts'
import { openPostgres } from '#server/adapters/postgres/pool.ts'
import { migrate } from '#server/migrations/migrate.ts'
import { nextFreeSlots } from '#server/modules/booking/slots/next-free.ts'
import { quantile } from './practice.ts'

/**
 * The next free slots of 200 doctors over 14 days, as the doctors list asks for them: rows read and slots computed (limit: p99
 * 10 ms). `BENCH_DATABASE_URL=postgres://… tsx bench/slots/next-free.ts` on an empty PostgreSQL database, without it on the
 * embedded one. One JSON line.
 */
const doctors = 200
const visitsEach = 112
const rounds = 300
const url = process.env['BENCH_DATABASE_URL']
const db = url ? openPostgres({ url }, console) : (await openInMemory()).db
await migrate(db)

const now = new Date('2026-03-02T09:00:00.000Z')
const weekly = JSON.stringify(
  Array.from({ length: 7 }, () => [
    { from: '08:00', to: '12:00', modes: ['video', 'clinic'] },
    { from: '13:00', to: '18:00', modes: ['video'] },
  ]),
)
const zones = ['America/New_York', 'Europe/Berlin', 'Asia/Kolkata', 'Australia/Sydney', 'America/Santiago', 'UTC']
await sql`insert into users (id, user_type, email, name, time_zone, created_at)
  select gen_random_uuid(), case when n <= ${doctors}::int then 1 else 0 end, 'p' || n || '@bench.test', 'P' || n, 'UTC', ${now}
  from generate_series(1, ${2 * doctors}::int) n`.execute(db)
await sql`insert into patients (user_id) select id from users where user_type = 0`.execute(db)
await sql`insert into doctors (user_id, kind, speciality, licence_number, licence_state, video_fee, clinic_fee)
  select id, 'physician', 'general-practice', email, 'verified', 5000, 8000 from users where user_type = 1`.execute(db)
await sql`insert into availability (doctor_id, time_zone, weekly, updated_at)
  select user_id, (${zones}::text[])[1 + (row_number() over ()) % ${zones.length}], ${weekly}::jsonb, ${now} from doctors`.execute(
  db,
)
// Eight visits a day, an hour apart. Visit k of doctor d is that of patient d + k, so that nobody is at two places at once.
await sql`insert into appointments (id, number, patient_id, doctor_id, mode, state, starts_at, ends_at, buffer_before_minutes,
    buffer_after_minutes, blocked, fee, currency, created_at, updated_at)
  select gen_random_uuid(), 'V-' || d.n || '-' || k, p.user_id, d.user_id, 'video', 'confirmed', t, t + interval '30 minutes', 0, 0,
    tstzrange(t, t + interval '30 minutes'), 5000, 'USD', ${now}, ${now}
  from (select user_id, row_number() over (order by user_id) n from doctors) d
  cross join generate_series(1, ${visitsEach}::int) k
  join (select user_id, row_number() over (order by user_id) n from patients) p on p.n = (d.n + k) % ${doctors} + 1
  cross join lateral (select ${now}::timestamptz + interval '1 day' * ((k - 1) / 8) + interval '1 hour' * ((k - 1) % 8) t) s`.execute(
  db,
)
await sql`vacuum (analyze) appointments`.execute(db)

const ids = (await db.selectFrom('doctors').select('user_id').execute()).map((row) => row.user_id)
const booked = await db
  .selectFrom('appointments')
  .select((count) => count.fn.countAll<number>().as('rows'))
  .executeTakeFirstOrThrow()
// Visitors come, and time passes: half a minute between two of them. What is free first changes as in life.
let visitors = 0
const platform = { db, clock: { now: () => new Date(now.getTime() + visitors * 30_000) } }
const times: number[] = []
let found = 0
for (let round = 0; round < rounds + 30; round += 1) {
  visitors = round
  const start = performance.now()
  const slots = await nextFreeSlots(platform, ids)
  if (round >= 30) times.push(performance.now() - start)
  found = [...slots.values()].filter(({ length }) => length > 0).length
}
await db.destroy()
console.log(
  JSON.stringify({
    bench: 'slots.nextFree',
    database: url ? 'postgres' : 'embedded',
    doctors: ids.length,
    days: 14,
    bookedRows: booked.rows,
    doctorsWithFreeTime: found,
    milliseconds: { median: quantile(times, 0.5), p99: quantile(times, 0.99), limit: 10 },
  }),
)
