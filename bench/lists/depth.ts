import { sql } from 'kysely'
import type { Db } from '#server/kernel/db.ts'
import { boundedCount, readPage } from '#server/kernel/paging.ts'
import '#server/kernel/tables.ts'
import { newestFirst } from '#server/modules/admin/newest-first.ts'
import { alone, compared, type Figure } from '../report/figure.ts'
import { median } from '../report/quantile.ts'
import { records } from './fill.ts'

const rounds = 9
const limit = 20

async function medianOf(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const began = performance.now()
    await run()
    times.push(performance.now() - began)
  }
  return median(times)
}

/** Pages by keyset against OFFSET, and a bounded count against an exact one, over the million records. */
export async function measureDepth(db: Db): Promise<Figure[]> {
  const all = () => db.selectFrom('outbox_messages').selectAll()
  const depth = records / 2
  const before = await all()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(depth - limit)
    .limit(limit)
    .execute()
  const { next } = await readPage(all().where('created_at', '<=', before[0]!.created_at), newestFirst, { limit })
  const first = await medianOf(() => readPage(all(), newestFirst, { limit }))
  const deep = await medianOf(() => readPage(all(), newestFirst, { limit, cursor: next! }))
  const offset = await medianOf(() =>
    all().orderBy('created_at', 'desc').orderBy('id', 'desc').offset(depth).limit(limit).execute(),
  )
  const exact = await medianOf(() => sql`select count(*) from outbox_messages`.execute(db))
  const bounded = await medianOf(() => boundedCount(db, db.selectFrom('outbox_messages')))
  return [
    alone('First page by keyset, database only', first, 'ms'),
    compared('Page behind 500,000 rows: keyset against OFFSET', deep, offset, 'ms', { atMost: 1 }),
    compared('Count: bounded (1,000+) against exact', bounded, exact, 'ms', { atMost: 1 }),
  ]
}
