import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import type { Actor } from '#server/kernel/actor.ts'
import { Refusal } from '#server/kernel/errors.ts'
import { placeCheckout } from '#server/modules/shop/checkout/place-checkout.ts'
import { openPlatform } from '../running/platform.ts'
import { makePeople, makeProducts } from './platform.ts'

/**
 * Checkouts a second of 16 clients on PostgreSQL, beside bare transactions that write the same rows; then many more buyers than there are
 * goods. `BENCH_DATABASE_URL=postgres://… tsx bench/shop/checkouts.ts`. One JSON line.
 */
const clients = 16
const seconds = 8
const attempts = 10_000
const scarce = 700

const { db, url, platform } = await openPlatform(clients)
const { buyers } = await makePeople(db, clients)
const products = await makeProducts(db, 64, 1_000_000)
const total = { amount: 1999, currency: 'USD' }
const order = (buyer: Actor, productId: string) =>
  placeCheckout(platform, buyer, {
    lines: [{ productId, quantity: 1, price: 1999 }],
    delivery: 'pickup',
    addressId: null,
    coupon: null,
    expectedTotal: { ...total, amount: taxed },
  })

/** What one costs with its tax. */
let taxed = total.amount
try {
  await order(buyers[0]!, products[0]!)
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  taxed = Number(error.more.errors?.at(-1)?.message)
}

interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** All that one checkout says to the database but its reading. */
async function writesOfOne(): Promise<Statement[]> {
  const heard: Statement[] = []
  const client = pg.Client.prototype as unknown as { query: (this: unknown, ...args: unknown[]) => unknown }
  const { query } = client
  client.query = function (...args) {
    const [config, values] = args
    const text = typeof config === 'string' ? config : ((config as { text?: string } | null)?.text ?? '')
    const given = (values ?? (config as { values?: unknown[] } | null)?.values ?? []) as unknown[]
    if (/^\s*(insert|update|delete|with)/i.test(text) || /for update/i.test(text)) heard.push({ text, values: given })
    return query.apply(this, args)
  }
  await order(buyers[0]!, products[0]!)
  client.query = query
  return heard
}

const isUuid = (value: unknown): value is string => typeof value === 'string' && /^[\da-f]{8}-[\da-f]{4}-/.test(value)

/** The same rows for another buyer and product, under ids of their own. */
function again(statements: readonly Statement[], buyer: string, product: string): Statement[] {
  const ids = new Map<string, string>([
    [buyers[0]!.userId, buyer],
    [products[0]!, product],
  ])
  const other = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(other)
    if (typeof value === 'string' && /^[A-Z]-?\d/.test(value)) return `S-${randomUUID().slice(0, 13)}`
    if (!isUuid(value) || value.endsWith('0000000000aa')) return value
    if (!ids.has(value)) ids.set(value, randomUUID())
    return ids.get(value)
  }
  return statements.map(({ text, values }) => ({ text, values: values.map(other) }))
}

async function perSecond(one: (client: number, round: number) => Promise<unknown>): Promise<number> {
  const end = performance.now() + seconds * 1000
  let done = 0
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let round = 0; performance.now() < end; round += 1) {
        await one(client, round)
        done += 1
      }
    }),
  )
  return done / seconds
}

const productOf = (client: number, round: number) => products[(client * 4 + (round % 4)) % products.length]!
const statements = await writesOfOne()
const pool = new pg.Pool({ connectionString: url, max: clients, options: '-c TimeZone=UTC' })
const bare = async (client: number, round: number) => {
  const held = await pool.connect()
  try {
    await held.query('begin')
    for (const { text, values } of again(statements, buyers[client]!.userId, productOf(client, round)))
      await held.query({ text, values: [...values] })
    await held.query('commit')
  } finally {
    held.release()
  }
}
const ours = (client: number, round: number) => order(buyers[client]!, productOf(client, round))
await perSecond(ours)
const rates = { bare: await perSecond(bare), ours: await perSecond(ours) }
await pool.end()

const [last] = await makeProducts(db, 1, scarce)
let won = 0
let asked = 0
await Promise.all(
  Array.from({ length: clients }, async (_, client) => {
    while (asked < attempts) {
      asked += 1
      try {
        await order(buyers[client]!, last!)
        won += 1
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
      }
    }
  }),
)
const { rows } = await sql<{ kept: number }>`select coalesce(sum(quantity), 0)::int as kept from stock_reservations
  where product_id = ${last!} and state = 'reserved'`.execute(db)
await db.destroy()
console.log(
  JSON.stringify({
    bench: 'shop.checkouts',
    writes: statements.length,
    perSecond: rates,
    attempts: asked,
    oversold: Math.max(won, rows[0]!.kept) - scarce,
  }),
)
