import pg from 'pg'
import { sql } from 'kysely'
import { accountsQuery } from '#contract/admin/account-schemas.ts'
import { officeInvoicesQuery, officeOrdersQuery, transactionsQuery } from '#contract/admin/order-schemas.ts'
import { auditQuery } from '#contract/admin/schemas.ts'
import { migrationLimits } from '#server/adapters/postgres/time-limits.ts'
import { listAccounts } from '#server/modules/admin/accounts/list-accounts.ts'
import { listAudit } from '#server/modules/admin/audit-list.ts'
import { listOfficeInvoices } from '#server/modules/admin/orders/list-office-invoices.ts'
import { listOfficeOrders } from '#server/modules/admin/orders/list-office-orders.ts'
import { listTransactions } from '#server/modules/admin/orders/list-transactions.ts'
import { median, quantile } from '../report/quantile.ts'
import { openPlatform } from '../running/platform.ts'
import { administratorId, makeOffice } from './people.ts'

/**
 * The first page of the office's lists over a million records, and of the audit trail over ten, against the same rows asked for by the driver
 * alone, in turns. `BENCH_DATABASE_URL=postgres://… tsx bench/office/lists.ts [records] [audit entries]`. One JSON line.
 */
const records = Number(process.argv[2] ?? 1_000_000)
const entries = Number(process.argv[3] ?? 10_000_000)
const rounds = 400
const limit = 20
const { db, platform, url } = await openPlatform(4, migrationLimits)
const actor = await makeOffice(db, records)
await fillOrders()
await fillAudit()
await sql`vacuum (analyze)`.execute(db)
const driver = new pg.Client(url)
await driver.connect()

const number = (count: number) => count.toLocaleString('en-US')
const newest = (from: string, at = 'created_at') => `select * from ${from} order by ${at} desc, id desc limit ${limit + 1}`
const lists: readonly { name: string; ours: () => Promise<{ items: readonly unknown[] }>; bare: string }[] = [
  {
    name: `${number(records)} accounts`,
    ours: () => listAccounts(platform, actor, accountsQuery.parse({ role: 'patient', limit })),
    bare: newest('users where user_type = 0 and erased_at is null'),
  },
  {
    name: `${number(records)} orders of a kind`,
    ours: () => listOfficeOrders(platform, actor, officeOrdersQuery.parse({ kind: 'shop', limit })),
    bare: newest(`orders where kind = 'shop'`),
  },
  {
    name: `${number(records)} payments and their refunds`,
    ours: () => listTransactions(platform, actor, transactionsQuery.parse({ limit })),
    bare: newest('payments'),
  },
  {
    name: `${number(records)} invoices`,
    ours: () => listOfficeInvoices(platform, actor, officeInvoicesQuery.parse({ limit })),
    bare: newest('invoices', 'issued_at'),
  },
  {
    name: `${number(entries)} audit entries`,
    ours: () => listAudit(platform, auditQuery.parse({ limit })),
    bare: newest('audit_entries', 'at'),
  },
]

const measured: { name: string; ours: number; bare: number; medians: { ours: number; bare: number } }[] = []
for (const { name, ours, bare } of lists) {
  const times = { ours: [] as number[], bare: [] as number[] }
  for (let round = 0; round < rounds; round += 1) {
    times.ours.push(await timed(async () => (await ours()).items.length))
    times.bare.push(await timed(async () => (await driver.query(bare)).rows.length - 1))
  }
  const p99 = (which: 'ours' | 'bare') => quantile(times[which].slice(rounds / 4), 0.99)
  measured.push({
    name,
    ours: p99('ours'),
    bare: p99('bare'),
    medians: { ours: median(times.ours), bare: median(times.bare) },
  })
}
await driver.end()
await db.destroy()
console.log(JSON.stringify({ bench: 'office.lists', lists: measured }))

async function timed(ask: () => Promise<number>): Promise<number> {
  const began = performance.now()
  const rows = await ask()
  const milliseconds = performance.now() - began
  if (rows !== limit) throw new Error(`${rows} rows instead of ${limit}`)
  return milliseconds
}

/** An order for each patient, paid and delivered, with payment and invoice; every twentieth given back. Past triggers: they ask for each row what is known of all. */
async function fillOrders(): Promise<void> {
  await db.transaction().execute(async (filling) => {
    await sql`set local session_replication_role = replica`.execute(filling)
    await sql`insert into orders (id, number, kind, state, payment_state, fulfilment_state, buyer_id, seller_id, lines, currency, subtotal, total, created_at, updated_at)
      select gen_random_uuid(), 'A-' || row_number() over (), 'shop', 'completed', 'paid', 'delivered', id, ${administratorId}, '[]', 'USD', 1999, 1999, created_at, created_at
      from users where user_type = 0`.execute(filling)
    await sql`insert into payments (id, payer_id, provider, provider_reference, state, amount, currency, created_at, updated_at)
      select id, buyer_id, 'sandbox', 'pi_' || number, 'succeeded', 1999, 'USD', created_at, created_at from orders`.execute(
      filling,
    )
    await sql`insert into payment_orders (payment_id, order_id, amount) select id, id, 1999 from orders`.execute(filling)
    await sql`insert into refunds (id, payment_id, order_id, amount, reason, state, provider_reference, next_attempt_at, created_at)
      select gen_random_uuid(), id, id, 500, 'returned', 'succeeded', 're_' || number, created_at, created_at + interval '1 day'
      from orders where right(number, 1) = '0' and right(number, 2) < '50'`.execute(filling)
    await sql`insert into invoices (id, order_id, seller_id, kind, year, sequence, number, seller_name, buyer_name, lines, amount, currency, issued_at)
      select gen_random_uuid(), id, seller_id, 'invoice', 2026, row_number() over (), 'R-' || number, 'Bench Office', 'Patient', '[]', 1999, 'USD', created_at
      from orders`.execute(filling)
  })
}

async function fillAudit(): Promise<void> {
  const batch = 500_000
  for (let from = 0; from < entries; from += batch)
    await sql`insert into audit_entries (id, at, action, record_kind, record_id, user_id)
      select gen_random_uuid(), now() - n * interval '5 seconds', 'record.read', 'record', n::text, ${administratorId}
      from generate_series(${from + 1}::int, ${Math.min(from + batch, entries)}::int) n`.execute(db)
}
