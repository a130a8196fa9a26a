import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { ordersContract } from '#contract/orders/contract.ts'
import { plansContract } from '#contract/plans/contract.ts'
import { upgradePrice } from '#contract/plans/upgrade.ts'
import { chargeWithoutWebhook, payWith } from '../../../tests/payments/money-rows.ts'
import { makePatient, signIn, type Person } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { takeVisit } from './benefits.ts'
import { advanceSubscription, renewSubscriptions } from './renew.ts'
import { daysOf } from './rules.ts'
import { makePlan, type planDraft, soldVersion } from './testing/make-plan.ts'
import { wholeSlice } from '../../../tests/support/whole-slice.ts'

const server = await createTestServer()
const { platform, clock } = server
beforeEach(() => clock.set('2026-03-02T09:00:00.000Z'))
const again = (person: Person) => signIn(server, person)
const own = async (as: Person) => (await server.call(plansContract.readSubscription, {}, { as: await again(as) })).subscription!
const sold = async (columns: Parameters<typeof planDraft>[0]) => soldVersion(await makePlan(server, { columns }))

async function subscribed() {
  const buyer = await makePatient(server, { time_zone: 'UTC' })
  const { id, orderId } = await server.call(plansContract.subscribe, { body: { versionId: await sold({}) } }, { as: buyer })
  await payWith(server, buyer, orderId)
  return { buyer, id, dearer: await sold({ price: 5100, visits: 6 }) }
}
const quote = async (as: Person, versionId: string) =>
  server.call(plansContract.priceUpgrade, { query: { versionId } }, { as: await again(as) })
const quoteRefused = async (as: Person, versionId: string) =>
  server.refusal(plansContract.priceUpgrade, { query: { versionId } }, { as: await again(as) })
const upgrade = async (as: Person, versionId: string, price: number) =>
  server.call(plansContract.upgrade, { body: { versionId, price } }, { as: await again(as) })
const upgradeRefused = async (as: Person, versionId: string, price: number) =>
  server.refusal(plansContract.upgrade, { body: { versionId, price } }, { as: await again(as) })

describe('going over to a dearer plan at once', () => {
  test('costs the difference by the days that are left; uses are carried over and the next period begins as before', async () => {
    const { buyer, id, dearer } = await subscribed()
    const appointmentId = platform.ids.next()
    const visit = { userId: buyer.userId, appointmentId, mode: 'video', forPet: false, fee: 100 } as const
    expect(await platform.transact((work) => takeVisit(platform, work, visit))).toBe(true)
    const before = await own(buyer)
    clock.set('2026-03-23T10:00:00.000Z')
    const { price, daysLeft, days } = await quote(buyer, dearer)
    expect({ price: price.amount, daysLeft, days }).toEqual({ price: 1000, daysLeft: 10, days: 31 })
    const { orderId } = await upgrade(buyer, dearer, 1000)
    expect((await own(buyer)).plan.visits).toBe(2)
    await payWith(server, await again(buyer), orderId)
    expect(await own(buyer)).toMatchObject({
      plan: { id: dearer, visits: 6 },
      visitsUsed: 1,
      endsAt: before.endsAt,
      startsAt: before.startsAt,
      state: 'active',
    })
    clock.set(before.endsAt)
    await advanceSubscription(platform, id)
    const next = await own(buyer)
    expect(next.periods[0]).toMatchObject({ startsAt: before.endsAt, price: { amount: 5100 } })
    expect(next.endsAt).toBe('2026-05-02T09:00:00.000Z')
  })

  test('is charged as it was shown, or not at all', async () => {
    const { buyer, dearer } = await subscribed()
    const { price } = await quote(buyer, dearer)
    clock.set('2026-03-12T09:00:00.000Z')
    expect(await upgradeRefused(buyer, dearer, price.amount)).toMatchObject({ status: 409, code: 'price_changed' })
    const now = (await quote(buyer, dearer)).price.amount
    const { orderId } = await upgrade(buyer, dearer, now)
    expect((await upgrade(buyer, dearer, now)).orderId).toBe(orderId)
    const order = await server.call(ordersContract.readOrder, { params: { id: orderId } }, { as: await again(buyer) })
    expect(order.total.amount).toBe(now)
  })

  test('is no way to a plan that is cheaper, includes less, or is not sold', async () => {
    const { buyer } = await subscribed()
    for (const columns of [
      { price: 1000 },
      { price: 9000, visits: 1 },
      { price: 9000, freeDelivery: false },
      { price: 9000, period: 'year' as const },
    ])
      expect(await quoteRefused(buyer, await sold(columns))).toMatchObject({ status: 409, code: 'no_upgrade' })
    expect(await quoteRefused(buyer, platform.ids.next())).toMatchObject({ status: 422 })
    expect(await quoteRefused(await makePatient(server), await sold({ price: 9000 }))).toMatchObject({ code: 'no_subscription' })
  })

  test('that is not paid within the hour leaves the plan; money that comes after the next period has begun goes back', async () => {
    const { buyer, id, dearer } = await subscribed()
    const { price } = await quote(buyer, dearer)
    const { orderId } = await upgrade(buyer, dearer, price.amount)
    clock.advance({ hours: 2 })
    await renewSubscriptions.run(platform, wholeSlice(server.log))
    const order = async () => server.call(ordersContract.readOrder, { params: { id: orderId } }, { as: await again(buyer) })
    expect(await order()).toMatchObject({ state: 'expired', paymentState: 'voided' })
    expect((await own(buyer)).plan.visits).toBe(2)

    const last = (await own(buyer)).endsAt
    clock.set(new Date(Date.parse(last) - 60_000).toISOString())
    const late = await upgrade(buyer, dearer, (await quote(buyer, dearer)).price.amount)
    const { arrive } = await chargeWithoutWebhook(server, await again(buyer), late.orderId)
    clock.set(last)
    await advanceSubscription(platform, id)
    await arrive()
    await server.runJobs()
    expect((await own(buyer)).plan.visits).toBe(2)
    const { payment_state: state } = await server.db
      .selectFrom('orders')
      .select('payment_state')
      .where('id', '=', late.orderId)
      .executeTakeFirstOrThrow()
    expect(['refunded', 'voided']).toContain(state)
  })
})

/** The same on paper: days are counted one after the other in the calendar of the zone, and cents are laid out for each. */
function naive(difference: number, startsAt: string, endsAt: string, now: string, zone: string): number {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' })
  const dayOf = (at: number) => format.format(new Date(at))
  const last = dayOf(Date.parse(endsAt))
  const days = new Set<string>()
  // Quarters of a day: none is passed over, however the clock is changed.
  for (let at = Date.parse(startsAt); dayOf(at) < last; at += 6 * 3_600_000) days.add(dayOf(at))
  if (days.size === 0) days.add(dayOf(Date.parse(startsAt)))
  const all = [...days].sort()
  const left = Math.max(1, all.filter((day) => day >= dayOf(Date.parse(now))).length)
  return Math.floor((2 * difference * left + all.length) / (2 * all.length))
}

const zones = fc.constantFrom(
  'UTC',
  'America/New_York',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'America/St_Johns',
)

test('the price by day is the one that is counted on paper, in every zone and over every change of the clock', () => {
  fc.assert(
    fc.property(
      zones,
      fc.date({ min: new Date('2020-01-01'), max: new Date('2032-12-31'), noInvalidDate: true }),
      fc.oneof(fc.integer({ min: 24, max: 24 * 40 }), fc.integer({ min: 24, max: 24 * 366 })),
      fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
      fc.integer({ min: 1, max: 1_000_000 }),
      (zone, start, hours, gone, difference) => {
        const length = hours * 3_600_000
        const [starts_at, ends_at] = [start.toISOString(), new Date(start.getTime() + length).toISOString()]
        const now = new Date(start.getTime() + Math.floor(gone * length)).toISOString()
        const price = upgradePrice(difference, daysOf({ starts_at, ends_at }, zone, now))
        expect(price).toBe(naive(difference, starts_at, ends_at, now, zone))
        expect(price).toBeLessThanOrEqual(difference)
      },
    ),
    { numRuns: 300 },
  )
})
