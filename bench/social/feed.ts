import { sql } from 'kysely'
import { openInMemory } from '#server/adapters/pglite/open-local.ts'
import { openPostgres } from '#server/adapters/postgres/pool.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { migrate } from '#server/migrations/migrate.ts'
import { listPosts } from '#server/modules/social/posts/list-posts.ts'
import { quantile } from '../slots/practice.ts'

/**
 * The feed over many posts: pages of people who follow a few to many, with their pictures and animals. `BENCH_DATABASE_URL=postgres://…
 * tsx bench/social/feed.ts [posts]` on an empty PostgreSQL database, without it on the embedded one. One JSON line.
 */
const posts = Number(process.argv[2] ?? 1_000_000)
const people = 10_000
const readers = 200
const deep = 50
const url = process.env['BENCH_DATABASE_URL']
const db = url ? openPostgres({ url }, console) : (await openInMemory()).db
await migrate(db)

const id = (kind: string, n: ReturnType<typeof sql>) =>
  sql`overlay(overlay(md5(${sql.lit(kind)} || ${n}) placing '4' from 13) placing '8' from 17)::uuid`
const n = sql`n`
await sql`insert into users (id, user_type, status, email, name, created_at)
  select ${id('u', n)}, 0, 'active', 'n' || n || '@bench.test', 'N' || n, now() from generate_series(1, ${people}::int) n`.execute(
  db,
)
// Reader r follows 5 + 2r others, so the last one 403.
await sql`insert into follows (follower_id, followed_id, created_at)
  select ${id('u', sql`r`)}, ${id('u', sql`(r + 17 * k) % ${people}::int + 1`)}, now()
  from generate_series(1, ${readers}::int) r cross join lateral generate_series(1, 5 + 2 * r) k
  where (r + 17 * k) % ${people}::int + 1 <> r on conflict do nothing`.execute(db)
await sql`insert into blocks (blocker_id, blocked_id, created_at)
  select ${id('u', sql`r`)}, ${id('u', sql`r + 300`)}, now() from generate_series(1, ${readers}::int) r`.execute(db)
// One author of a hundred writes a tenth of all.
// A statement has its time limit.
const batch = 50_000
for (let first = 1; first <= posts; first += batch)
  await sql`insert into social_posts (id, author_id, body, audience, created_at)
    select ${id('p', n)}, ${id('u', sql`case when n % 10 = 0 then 1 + (n / 10) % 100 else 1 + (n * 7919::bigint) % ${people}::int end`)},
      'A walk by the river', (array['everyone', 'everyone', 'followers', 'me'])[1 + n % 4],
      timestamptz '2026-03-01' - interval '20 seconds' * n
    from generate_series(${first}::int, least(${first}::int + ${batch}::int - 1, ${posts}::int)) n`.execute(db)
await sql`vacuum (analyze) social_posts`.execute(db)
await sql`analyze`.execute(db)

const readerOf = async (r: number): Promise<Actor> => {
  const { rows } = await sql<{ id: string }>`select ${id('u', sql`${r}::int`)} as id`.execute(db)
  return { userId: rows[0]!.id } as Actor
}
const limit = 25
const newest: number[] = []
const fiftieth: number[] = []
for (let r = 1; r <= readers; r += 1) {
  const reader = await readerOf(r)
  for (let round = 0; round < 3; round += 1) {
    const began = performance.now()
    await listPosts({ db }, reader, { limit, tab: 'following' })
    if (round > 0) newest.push(performance.now() - began)
  }
  if (r % 20 !== 0) continue
  let cursor: string | undefined
  for (let page = 1; page <= deep; page += 1) {
    const began = performance.now()
    const { next } = await listPosts({ db }, reader, { limit, tab: 'following', ...(cursor && { cursor }) })
    if (page === deep) fiftieth.push(performance.now() - began)
    if (next === null) break
    cursor = next
  }
}
const discover: number[] = []
for (let r = 1; r <= readers; r += 1) {
  const reader = await readerOf(r)
  const began = performance.now()
  await listPosts({ db }, reader, { limit, tab: 'discover' })
  discover.push(performance.now() - began)
}
await db.destroy()
console.log(
  JSON.stringify({
    bench: 'social.feed',
    database: url ? 'postgres' : 'embedded',
    posts,
    milliseconds: {
      median: quantile(newest, 0.5),
      p99: quantile(newest, 0.99),
      deepMedian: quantile(fiftieth, 0.5),
      discoverMedian: quantile(discover, 0.5),
      discoverP99: quantile(discover, 0.99),
    },
  }),
)
