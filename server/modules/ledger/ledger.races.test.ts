import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ordersContract } from '#contract/orders/contract.ts'
import { paymentsContract } from '#contract/payments/contract.ts'
import { runJob } from '#server/kernel/jobs/index.ts'
import { refundOrder } from '#server/modules/orders/index.ts'
import { paymentJobs } from '#server/modules/payments/jobs.ts'
import { createPlatform } from '#server/platform.ts'
import { goodCard, makeCoupon, moneyTaken, orderRow, payWith } from '../../../tests/payments/money-rows.ts'
import { holdSeat, seatModule } from '../../../tests/payments/seat.ts'
import { mortalDatabase } from '../../../tests/support/mortal-database.ts'
import { makeDoctor, makePatient, type Person } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { compareAll } from './tie-out.ts'

const server = await createTestServer({ besides: [seatModule] })
const { platform } = server
const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))

const differences = async () => {
  await compareAll(platform)
  return server.db
    .selectFrom('ledger_differences')
    .select(['kind', 'subject', 'expected', 'found'])
    .where('resolved_at', 'is', null)
    .execute()
}
const sumOfLedger = async () => {
  const { rows } = await sql<{ sum: number }>`select coalesce(sum(amount), 0)::bigint as sum from ledger_entries`.execute(
    server.db,
  )
  return rows[0]!.sum
}

test('of fifty who take a coupon’s last use at once, one has it, and its company owes it once', async () => {
  await makeCoupon(server, { total_uses: 1 })
  const seller = await makeDoctor(server)
  const held = await times(50, async (index) => {
    const buyer = await makePatient(server)
    const at = { buyer, seller: index === 0 ? seller : await makeDoctor(server) }
    return { buyer, ...(await holdSeat(server, at)) }
  })
  const apply = ({ buyer, orderId }: { buyer: Person; orderId: string }) =>
    server.send(ordersContract.applyCoupon, { params: { id: orderId }, body: { code: 'SPRING20' } }, { as: buyer })
  const answers = await Promise.all(held.map(apply))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  const winner = held[answers.findIndex(({ ok }) => ok)]!
  await payWith(server, winner.buyer, winner.orderId)
  expect(await server.db.selectFrom('coupon_uses').select('state').where('state', '<>', 'released').execute()).toEqual([
    { state: 'taken' },
  ])
  expect(await differences()).toEqual([])
})

test('refunds of one order at once, while one is on its way, never come to more than was taken', async () => {
  const [buyer, seller] = [await makePatient(server), await makeDoctor(server)]
  const { orderId } = await holdSeat(server, { buyer, seller, price: 4999 })
  await payWith(server, buyer, orderId)
  const back = () =>
    platform.transact((work) => refundOrder(platform, work, orderId, { portion: { amount: 700 }, reason: 'test', actorId: null }))
  const given = await times(20, () => back().catch(() => 0))
  expect(given.reduce((total, amount) => total + amount, 0)).toBe(4999)
  await server.runJobs()
  expect(await differences()).toEqual([])
})

test('fifty connections killed in the middle of paying and refunding: the ledger comes to nothing and agrees with everything', async () => {
  let killed = 0
  const kill = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle' limit 1`
      .execute(server.db)
      .then(
        ({ rows }) => void (killed += rows.length),
        () => {},
      )
  for (let round = 0; killed < 50 && round < 200; round += 1) {
    const [buyer, seller] = [await makePatient(server), await makeDoctor(server)]
    const { orderId } = await holdSeat(server, { buyer, seller })
    const pay = async () => {
      const begun = await server.send(paymentsContract.payOrder, { params: { id: orderId } }, { as: buyer })
      if (!begun.ok) return
      const { id } = (await begun.json()) as { id: string }
      await server.send(paymentsContract.confirmSandbox, { params: { id }, body: goodCard }, { as: buyer })
      await platform.transact((work) => refundOrder(platform, work, orderId, { portion: 'half', reason: 'test', actorId: null }))
    }
    await Promise.allSettled([pay(), kill(), new Promise((done) => setTimeout(done, 8)).then(kill)])
  }
  for (let round = 0; round < 4; round += 1) {
    server.clock.advance({ minutes: 10 })
    await server.runJobs().catch(() => [])
  }
  expect(killed).toBeGreaterThanOrEqual(50)
  expect(await sumOfLedger()).toBe(0)
  expect(await differences()).toEqual([])
})

test('killed anywhere between the ledger and the refund, both are there once or neither', async () => {
  const held = async () => {
    const [buyer, seller] = [await makePatient(server), await makeDoctor(server)]
    const { orderId } = await holdSeat(server, { buyer, seller })
    await payWith(server, buyer, orderId)
    return orderId
  }
  /** Gives all back and sends it, in a process that is killed after so many moments; answers how many there were. */
  const giveAndDie = async (orderId: string, moments?: number): Promise<number> => {
    const { db, passed } = mortalDatabase(server.db, moments)
    const { platform: mortal } = createPlatform({ ...platform, db, courier: server.courier })
    const give = (work: Parameters<Parameters<typeof mortal.transact>[0]>[0]) =>
      refundOrder(mortal, work, orderId, { portion: 'full', reason: 'test', actorId: null })
    try {
      await mortal.transact(give)
      await runJob(mortal, paymentJobs[0]!)
    } catch {
      // Its end is what is asked for.
    }
    return passed()
  }
  const moments = await giveAndDie(await held())
  expect(moments).toBeGreaterThanOrEqual(4)
  for (let moment = 1; moment <= moments; moment += 1) {
    await server.reset()
    const orderId = await held()
    await giveAndDie(orderId, moment)
    for (const _ of [1, 2]) {
      server.clock.advance({ minutes: 5 })
      await server.runJobs()
    }
    const { payment_state: state } = await orderRow(server, orderId)
    expect([moment, await moneyTaken(server)]).toEqual([moment, state === 'refunded' ? 0 : 5000])
    const refunds = await server.db.selectFrom('refunds').select('state').execute()
    expect([moment, refunds]).toEqual([moment, state === 'refunded' ? [{ state: 'succeeded' }] : []])
    expect(await sumOfLedger()).toBe(0)
    expect(await differences()).toEqual([])
  }
})
