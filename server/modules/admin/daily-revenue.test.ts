import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { beforeEach, expect, test } from 'vitest'
import { adminContract } from '#contract/admin/contract.ts'
import { makeAdmin, makeDoctor, makePatient, type Person } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { wholeSlice } from '../../../tests/support/whole-slice.ts'
import { countRevenue } from './count-revenue.ts'
import { makePaper } from './testing/make-paper.ts'

const server = await createTestServer()
// In the week before the test's day the clocks of New York change; the other two are far ahead, one of them by a quarter of an hour.
const zones = ['America/New_York', 'Asia/Kathmandu', 'Pacific/Auckland']
const count = () => countRevenue.run(server.platform, wholeSlice(server.log))
const rows = () => server.db.selectFrom('daily_revenue').selectAll().orderBy('zone').orderBy('day').orderBy('currency').execute()

beforeEach(() => server.clock.advance({ days: 8, hours: 7 }))

async function makePeople() {
  const [doctor, patient] = [await makeDoctor(server), await makePatient(server)]
  const admins: Person[] = []
  for (const time_zone of zones) {
    const as = await makeAdmin(server)
    await server.db.updateTable('users').set({ time_zone }).where('id', '=', as.userId).execute()
    admins.push(as)
  }
  const revenue = async () => {
    const all = []
    for (const [index, as] of admins.entries())
      all.push((await server.call(adminContract.readSummary, { query: { timeZone: zones[index]! } }, { as })).revenue)
    return all
  }
  return { parties: { sellerId: doctor.userId, buyerId: patient.userId }, revenue }
}

test('each day that is over is counted in each zone and currency as one adds it up on paper, and again the same from nothing', async () => {
  const { parties, revenue } = await makePeople()
  const now = server.clock.now().getTime()
  const paper = fc.record({
    kind: fc.constantFrom('invoice' as const, 'credit_note' as const),
    amount: fc.integer({ min: 1, max: 100_000 }),
    issued: fc.integer({ min: now - 20 * 86_400_000, max: now - 3_600_001 }).map((at) => new Date(at).toISOString()),
    currency: fc.constantFrom('USD', 'EUR'),
  })
  const papers = fc.sample(paper, { numRuns: 60, seed: 20261126 })
  for (const each of papers) await makePaper(server, parties, each)
  const read = await revenue()
  await count()
  const counted = await rows()
  for (const { zone, day, currency, amount } of counted) {
    const of = papers.filter(
      (each) =>
        each.currency === currency &&
        Temporal.Instant.from(each.issued).toZonedDateTimeISO(zone).toPlainDate().toString() === day,
    )
    const sum = of.reduce((all, each) => all + (each.kind === 'invoice' ? each.amount : -each.amount), 0)
    expect({ zone, day, currency, amount }).toEqual({ zone, day, currency, amount: sum })
  }
  expect(counted.filter(({ currency }) => currency === 'USD')).toHaveLength(13 * zones.length)
  expect(await revenue()).toEqual(read)

  await server.db.deleteFrom('daily_revenue').execute()
  await count()
  await count()
  expect(await rows()).toEqual(counted)
})

test('the dashboard reads days that were counted as they were, and the running day from its papers', async () => {
  const { parties, revenue } = await makePeople()
  const now = server.clock.now()
  await makePaper(server, parties, {
    kind: 'invoice',
    amount: 500,
    issued: new Date(now.getTime() - 3 * 86_400_000).toISOString(),
  })
  await count()
  await server.db.updateTable('daily_revenue').set({ amount: 777 }).where('amount', '=', 500).execute()
  await makePaper(server, parties, { kind: 'invoice', amount: 100, issued: now.toISOString() })
  for (const [dollars] of await revenue()) {
    expect(dollars!.days.at(-1)).toBe(100)
    expect(dollars!.days.filter((amount) => amount === 777)).toHaveLength(1)
  }
})

test('what a clock counted that was days ahead is counted anew once it is right, and what is not shown any more goes', async () => {
  const { parties, revenue } = await makePeople()
  const now = server.clock.now()
  await count()
  const before = await rows()
  server.clock.advance({ days: 2 })
  await count()
  server.clock.set(now.toISOString())
  await makePaper(server, parties, { kind: 'invoice', amount: 4200, issued: now.toISOString() })
  await count()
  expect(await rows()).toEqual(before)
  for (const [dollars] of await revenue()) expect(dollars!.days.at(-1)).toBe(4200)
})

test('a day is counted an hour after it is over', async () => {
  await makePeople()
  const days = async () => new Set((await rows()).filter(({ zone }) => zone === 'America/New_York').map(({ day }) => day))
  // 16:00 in London, noon in New York on 10 March; ten minutes past midnight there, and past one.
  server.clock.advance({ hours: 12, minutes: 10 })
  await count()
  expect(await days()).not.toContain('2026-03-10')
  server.clock.advance({ hours: 1 })
  await count()
  expect(await days()).toContain('2026-03-10')
})
