import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { defaultTimes, startJobs } from '#server/kernel/jobs/index.ts'
import { deliverOutbox } from '#server/kernel/outbox.ts'
import { createTestServer } from '../support/server.ts'

const server = await createTestServer({ modules: [] })

/** `count` mails written one after the other since yesterday; but for every 25th they remind of something that is over by now. */
const yesterdaysMails = (count: number) =>
  sql`insert into outbox_messages (id, channel, recipient, text, template, locale, next_attempt_at, created_at, stale_at)
    select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'email', 'ann@carenest.test', n::text, 'mail.code', 'en-US',
      at, at, case when n % 25 <> 0 then at + interval '1 hour' end
    from (select n, ${server.clock.now().toISOString()}::timestamptz - interval '1 day' + n * interval '1 second' as at
      from generate_series(1, ${count}) as n) as mails`.execute(server.db)

test('down for a day, then 50,000 mails: in order, in slices, beside other jobs; reminders of what is over are dropped and counted', async () => {
  await yesterdaysMails(50_000)
  let others = 0
  const other = { name: 'other', everySeconds: 0, run: async () => void (others += 1) }
  const mails = deliverOutbox(server.courier).find(({ name }) => name === 'outbox.email')!
  const loop = startJobs(server.platform, [mails, other], { ...defaultTimes, lookEvery: 5, slice: 100 })
  await vi.waitFor(() => expect(server.courier.delivered).toHaveLength(2000), { timeout: 270_000 })
  await loop.stop()
  const order = server.courier.delivered.map(({ text }) => Number(text))
  expect(order).toEqual(Array.from({ length: 2000 }, (_, index) => (index + 1) * 25))
  const counted = await sql<{ state: string; error: string | null; count: number }>`
    select state, error, count(*)::int as count from outbox_messages group by state, error order by state`.execute(server.db)
  expect(counted.rows).toEqual([
    { state: 'discarded', error: 'stale', count: 48_000 },
    { state: 'sent', error: null, count: 2000 },
  ])
  const runs = await server.db.selectFrom('job_runs').select('id').where('job', '=', mails.name).execute()
  expect(runs.length).toBeGreaterThan(3)
  expect(others).toBeGreaterThan(runs.length)
}, 300_000)
