import { fork } from 'node:child_process'
import { once } from 'node:events'
import { sql } from 'kysely'
import { runJob } from '#server/kernel/jobs/index.ts'
import { compareAll } from '#server/modules/ledger/tie-out.ts'
import { Refusal } from '#server/kernel/errors.ts'
import { placeCheckout } from '#server/modules/shop/checkout/place-checkout.ts'
import { openPlatform } from '../running/platform.ts'
import { makePeople, makeProducts } from './platform.ts'

/**
 * A process that sells is killed again and again while four clients buy; what it had answered as paid is there, the ledger comes to nothing,
 * and invoices have no gaps. `BENCH_DATABASE_URL=postgres://… tsx bench/shop/kills.ts [kills]`. One JSON line.
 */
const kills = Number(process.argv[2] ?? 50)
const { db, platform, jobs } = await openPlatform(6)
const { buyers } = await makePeople(db, 4)
const [product] = await makeProducts(db, 1, 1_000_000)
const told = async () => {
  const input = {
    lines: [{ productId: product!, quantity: 1, price: 1999 }],
    delivery: 'pickup' as const,
    addressId: null,
    coupon: null,
  }
  try {
    await placeCheckout(platform, buyers[0]!, { ...input, expectedTotal: { amount: 0, currency: 'USD' } })
  } catch (error) {
    if (error instanceof Refusal) return error.more.errors!.at(-1)!.message
    throw error
  }
  throw new Error('It cost nothing')
}
const args = [product!, await told(), ...buyers.map(({ userId }) => userId)]
const acknowledged: string[] = []
for (let round = 0; round < kills; round += 1) {
  const child = fork('bench/shop/buyers.ts', args, { execArgv: ['--import', 'tsx'] })
  let isSelling = false
  child.on('message', (word: string) => {
    if (word === 'open') return
    acknowledged.push(word)
    if (isSelling) return
    isSelling = true
    // Somewhere within the next second, elsewhere each time.
    setTimeout(() => child.kill('SIGKILL'), 20 + ((round * 137) % 900))
  })
  await once(child, 'exit')
  if (!isSelling) throw new Error('The process sold nothing')
}
await sql`update payments set updated_at = updated_at - interval '1 hour'`.execute(db)
for (let round = 0; round < 2; round += 1) for (const job of jobs) await runJob(platform, job)
await compareAll(platform)
const one = async <T>(query: ReturnType<typeof sql<T>>) => (await query.execute(db)).rows[0]!
const { lost } = await one(sql<{ lost: number }>`select count(*)::int as lost from unnest(${acknowledged}::uuid[]) as paid (id)
  left join orders on orders.id = paid.id and orders.payment_state = 'paid' where orders.id is null`)
const { balance } = await one(sql<{ balance: number }>`select coalesce(sum(amount), 0)::bigint as balance from ledger_entries`)
const { differences } = await one(
  sql<{ differences: number }>`select count(*)::int as differences from ledger_differences where resolved_at is null`,
)
const { gaps } = await one(sql<{ gaps: number }>`select count(*)::int as gaps from
  (select 1 from invoices group by seller_id, year having max(sequence) <> count(*)) as broken`)
const { oversold } = await one(sql<{
  oversold: number
}>`select (1000000 - quantity - (select count(*) from orders where payment_state = 'paid'))::int as oversold
  from stock_lots where product_id = ${product!}`)
await db.destroy()
console.log(
  JSON.stringify({
    bench: 'shop.kills',
    kills,
    acknowledged: acknowledged.length,
    lost,
    balance,
    differences,
    gaps,
    oversold,
  }),
)
