import { sql } from 'kysely'
import { startOperation } from '#server/modules/admin/operations/start-operation.ts'
import { openPlatform } from '../running/platform.ts'
import { makeOffice } from './people.ts'
import { startWorkers, untilReached } from './workers.ts'

/**
 * Ten thousand accounts are suspended in one operation by two processes, of which the one at work is killed when a third is done. Each is
 * suspended once. `BENCH_DATABASE_URL=postgres://… tsx bench/office/bulk.ts [accounts]`. One JSON line.
 */
const accounts = Number(process.argv[2] ?? 10_000)
const { db, platform } = await openPlatform(6)
const actor = await makeOffice(db, accounts)
const counted = async (query: ReturnType<typeof sql<{ count: number }>>) => (await query.execute(db)).rows[0]!.count
const isDone = () => counted(sql<{ count: number }>`select count(*)::int as count from operation_rows where outcome <> 'pending'`)

const began = performance.now()
await startOperation(platform, actor, {
  verb: 'suspend',
  chosen: { by: 'filter', filter: { role: 'patient' } },
  reason: 'Registered by a machine',
  expected: accounts,
})
const workers = startWorkers(2, 'admin.operations')
await untilReached(accounts / 3, isDone)
workers.killOldest()
await untilReached(accounts, isDone)
const seconds = (performance.now() - began) / 1000
workers.stop()
const suspended = await counted(
  sql<{ count: number }>`select count(*)::int as count from users where user_type = 0 and status = 'suspended'`,
)
const twice = await counted(sql<{ count: number }>`select
  (select count(*) from (select 1 from account_suspensions group by user_id having count(*) > 1) as again)::int +
  (select count(*) from (select 1 from audit_entries where action = 'account.suspend' group by record_id having count(*) > 1) as audited)::int
  as count`)
await db.destroy()
console.log(JSON.stringify({ bench: 'office.bulk', accounts, seconds, suspended, twice }))
