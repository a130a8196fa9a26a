import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { couponsContract } from '#contract/coupons/contract.ts'
import { ledgerContract } from '#contract/ledger/contract.ts'
import { ordersContract } from '#contract/orders/contract.ts'
import { refundLines, refundOrder, type RefundPortion } from '#server/modules/orders/index.ts'
import { chargeWithoutWebhook, makeCoupon, payWith } from '../../../tests/payments/money-rows.ts'
import { failSeat, holdSeat, seatModule } from '../../../tests/payments/seat.ts'
import { makeAdmin, makeDoctor, makePatient, signIn, type Person } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { seedDemonstration } from '#server/seed/index.ts'
import { bookPast } from './book-past.ts'
import { compareAll } from './tie-out.ts'

const server = await createTestServer({ besides: [seatModule] })
const { platform } = server

/** The line to the provider may be cut. */
let cut = false
const refund = platform.payments.refund.bind(platform.payments)
platform.payments.refund = (input) => (cut ? Promise.reject(new Error('no answer')) : refund(input))
beforeEach(() => void (cut = false))

const balances = async () => {
  const rows = await server.db
    .selectFrom('ledger_entries')
    .select(({ fn }) => ['account', fn.sum<number>('amount').as('amount')])
    .groupBy('account')
    .execute()
  return Object.fromEntries(rows.flatMap(({ account, amount }) => (amount === 0 ? [] : [[account, amount]])))
}
const differences = async () => {
  await compareAll(platform)
  const open = server.db.selectFrom('ledger_differences').select(['kind', 'subject', 'expected', 'found'])
  return open.where('resolved_at', 'is', null).orderBy('kind').execute()
}
async function paid(price = 5000, code?: string) {
  const [buyer, seller] = [await makePatient(server), await makeDoctor(server)]
  const { orderId, seatId } = await holdSeat(server, { buyer, seller, price })
  if (code) await server.call(ordersContract.applyCoupon, { params: { id: orderId }, body: { code } }, { as: buyer })
  await payWith(server, buyer, orderId)
  return { buyer, seller, orderId, seatId }
}
const give = (orderId: string, portion: RefundPortion) =>
  platform.transact((work) => refundOrder(platform, work, orderId, { portion, reason: 'test', actorId: null }))

// A seat is sold by the platform itself: what sellers are owed is in `rules.test.ts`, and in the demonstration world below.
test('a sale, half of it back, then all: at each step', async () => {
  const { orderId } = await paid(5000)
  expect(await balances()).toEqual({ provider: 5000, fees: -5000 })
  await give(orderId, 'half')
  expect(await balances()).toEqual({ provider: 2500, fees: -2500 })
  expect(await differences()).toEqual([])
  await give(orderId, 'full')
  expect(await balances()).toEqual({})
  expect(await differences()).toEqual([])
})

test('a coupon’s part is owed by its company, and no longer once all goes back', async () => {
  await makeCoupon(server)
  const { orderId } = await paid(5000, 'SPRING20')
  expect(await balances()).toEqual({ provider: 4000, fees: -5000, companies_unbilled: 1000 })
  expect(await differences()).toEqual([])
  await give(orderId, 'full')
  expect(await balances()).toEqual({})
  expect(await differences()).toEqual([])
})

test('money that nobody wanted is no sale', async () => {
  const [buyer, seller] = [await makePatient(server), await makeDoctor(server)]
  const seat = await holdSeat(server, { buyer, seller })
  const { arrive } = await chargeWithoutWebhook(server, buyer, seat.orderId)
  await platform.transact(async (work) => {
    await work.db
      .updateTable('orders')
      .set({ payment_state: 'voided', fulfilment_state: 'expired' })
      .where('id', '=', seat.orderId)
      .execute()
  })
  const other = await makePatient(server)
  await server.db
    .updateTable('appointments')
    .set({ state: 'expired', hold_expires_at: null })
    .where('id', '=', seat.seatId)
    .execute()
  const next = await holdSeat(server, { buyer: other, seller })
  expect((await arrive()).status).toBe(200)
  expect(await balances()).toEqual({})
  await failSeat(server, next)
  expect(await differences()).toEqual([])
})

test('a refund on its way is owed to the buyer until the provider has sent it, whatever breaks in between', async () => {
  const { orderId } = await paid()
  cut = true
  await give(orderId, 'half')
  expect(await balances()).toEqual({ provider: 5000, fees: -2500, refunds_due: -2500 })
  expect(await differences()).toEqual([])
  cut = false
  server.clock.advance({ minutes: 2 })
  await server.runJobs()
  expect(await balances()).toEqual({ provider: 2500, fees: -2500 })
  expect(await differences()).toEqual([])
})

describe('the ledger', () => {
  test('is only ever added to', async () => {
    await paid()
    await expect(sql`update ledger_entries set amount = amount + 1`.execute(server.db)).rejects.toThrow('only ever added')
    await expect(sql`delete from ledger_entries`.execute(server.db)).rejects.toThrow('only ever added')
    await expect(sql`delete from ledger_transactions`.execute(server.db)).rejects.toThrow('only ever added')
  })

  test('takes nothing that does not come to nothing', async () => {
    const id = platform.ids.next()
    const write = platform.transact(async ({ db }) => {
      const row = { id, kind: 'refund_sent', source_id: id, order_id: null, at: server.clock.now() } as const
      await db.insertInto('ledger_transactions').values(row).execute()
      const entry = { transaction_id: id, position: 1, account: 'fees', party_id: null, currency: 'USD', amount: 5 } as const
      await db.insertInto('ledger_entries').values(entry).execute()
    })
    await expect(write).rejects.toThrow('do not come to nothing')
  })

  test('is written from the past as it would have been at the time', async () => {
    await makeCoupon(server)
    const [one, other, third] = [await paid(4999), await paid(5000, 'SPRING20'), await paid(3333)]
    await give(one.orderId, 'half')
    await give(one.orderId, 'full')
    await give(other.orderId, 'full')
    cut = true
    await give(third.orderId, 'half')
    const entries = () =>
      sql`select kind, source_id, order_id, account, party_id, amount from ledger_transactions
        join ledger_entries on transaction_id = id order by 1, 2, 3, 4`.execute(server.db)
    const before = (await entries()).rows
    await sql`truncate ledger_entries, ledger_transactions`.execute(server.db)
    await platform.transact(({ db }) => bookPast(db))
    expect((await entries()).rows).toEqual(before)
    await platform.transact(({ db }) => bookPast(db))
    expect((await entries()).rows).toEqual(before)
  })
})

describe('what does not agree', () => {
  test('is told to administrators once, listed, and resolved when it agrees again', async () => {
    const admin = await makeAdmin(server)
    const { orderId } = await paid()
    expect(await differences()).toEqual([])
    await server.db.updateTable('invoices').set({ amount: 4000 }).where('order_id', '=', orderId).execute()
    expect(await differences()).toMatchObject([{ kind: 'invoice_amount', expected: 5000, found: 4000 }])
    await differences()
    const notices = () => server.db.selectFrom('notices').select('kind').where('user_id', '=', admin.userId).execute()
    expect(await notices()).toEqual([{ kind: 'accountsDiffer' }])
    expect(await server.call(ledgerContract.listDifferences, { query: { open: 'true' } }, { as: admin })).toMatchObject({
      items: [{ kind: 'invoice_amount', resolvedAt: null }],
    })
    expect(await server.call(ledgerContract.readBalances, {}, { as: admin })).toMatchObject({ sum: 0, openDifferences: 1 })
    await server.db.updateTable('invoices').set({ amount: 5000 }).where('order_id', '=', orderId).execute()
    server.clock.advance({ minutes: 1 })
    expect(await server.call(ledgerContract.compareNow, {}, { as: await signIn(server, admin) })).toMatchObject({
      openDifferences: 0,
    })
  })

  test('at the provider, in numbers of invoices, and in refunds', async () => {
    const { seller } = await paid()
    await server.db.updateTable('sandbox_intents').set({ refunded: 1000 }).execute()
    await server.db.updateTable('invoice_counters').set({ last: 3 }).execute()
    await server.db.updateTable('payments').set({ refunded: 7 }).execute()
    expect(await differences()).toMatchObject([
      { kind: 'invoice_gap', subject: `${seller.userId} 2026`, expected: 3, found: 1 },
      { kind: 'payment_refunds', expected: 7, found: 0 },
      { kind: 'provider_amount', expected: 5000, found: 4000 },
    ])
  })
})

describe('lines that go back', () => {
  const order = async () => {
    const { orderId, buyer } = await paid(5000)
    return { id: orderId, buyer }
  }
  const back = (id: string, lines: { position: number; quantity: number }[], delivery = false) =>
    platform.transact((work) => refundLines(platform, work, id, { lines, delivery, reason: 'sent back', actorId: null }))

  test('come to the whole, and no piece goes back twice', async () => {
    const { id, buyer } = await order()
    await give(id, 'half')
    expect(await back(id, [{ position: 1, quantity: 1 }])).toBe(2500)
    await expect(back(id, [{ position: 1, quantity: 1 }])).rejects.toMatchObject({ status: 422 })
    await expect(back(id, [])).rejects.toMatchObject({ code: 'nothing_to_refund' })
    const invoice = await server.call(ordersContract.readInvoice, { params: { id } }, { as: buyer })
    expect(invoice.creditNotes.map(({ amount }) => amount.amount)).toEqual([2500, 2500])
    expect(await differences()).toEqual([])
  })
})

test('a month’s statement is its uses less those given back, and what came back later is credited on the next', async () => {
  const couponId = await makeCoupon(server)
  const { company_id: companyId } = await server.db
    .selectFrom('coupons')
    .select('company_id')
    .where('id', '=', couponId)
    .executeTakeFirstOrThrow()
  const [one, other] = [await paid(5000, 'SPRING20'), await paid(4000, 'SPRING20')]
  const gone = await paid(1000, 'SPRING20')
  await give(gone.orderId, 'full')
  server.clock.set('2026-04-01T02:00:00.000Z')
  await server.runJobs()
  const statements = () =>
    server.db.selectFrom('company_statements').selectAll().where('company_id', '=', companyId).orderBy('month').execute()
  expect(await statements()).toMatchObject([
    { month: '2026-03-01', number: 'S-00001', uses: 3, taken: 2000, returned: 200, net: 1800 },
  ])
  expect(await balances()).toMatchObject({ companies_billed: 1800 })
  await give(one.orderId, 'full')
  expect(await balances()).toMatchObject({ companies_unbilled: -1000 })
  server.clock.set('2026-05-01T02:00:00.000Z')
  await server.runJobs()
  expect(await statements()).toMatchObject([
    { net: 1800 },
    { month: '2026-04-01', number: 'S-00002', uses: 0, taken: 0, returned: 1000, net: -1000 },
  ])
  expect(await balances()).toMatchObject({ companies_billed: 800 })
  expect((await balances())['companies_unbilled']).toBeUndefined()
  expect(await differences()).toEqual([])
  void other
  const email = await server.db
    .selectFrom('users')
    .select(['email', 'name'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  const as = await signIn(server, {
    role: 'company',
    userId: companyId,
    name: email.name,
    email: email.email!,
    password: '',
  } satisfies Omit<Person, 'token' | 'refreshToken'>)
  const listed = await server.call(couponsContract.listStatements, {}, { as })
  expect(listed.map(({ net }) => net.amount)).toEqual([-1000, 1800])
})

test('the demonstration world agrees with itself, and its sellers are owed what they sold less the fee', async () => {
  await seedDemonstration(platform)
  expect(await differences()).toEqual([])
  const { sellers = 0, fees = 0, provider = 0, companies_unbilled: open = 0, companies_billed: billed = 0 } = await balances()
  expect(sellers).toBeLessThan(0)
  expect(sellers + fees + provider + open + billed).toBe(0)
})
