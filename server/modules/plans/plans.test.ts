import { describe, expect, test } from 'vitest'
import { ordersContract } from '#contract/orders/contract.ts'
import { plansContract } from '#contract/plans/contract.ts'
import { payWith } from '../../../tests/payments/money-rows.ts'
import { makeAdmin, makePatient, signIn, type Person } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { giveVisitBack, takeVisit } from './benefits.ts'
import { advanceSubscription } from './renew.ts'
import { makePlan, planDraft, soldVersion } from './testing/make-plan.ts'

const server = await createTestServer()
const { platform, clock } = server

/** Whoever comes back after the clock has gone on signs in again. */
const again = (person: Person) => signIn(server, person)
const own = async (as: Person) => (await server.call(plansContract.readSubscription, {}, { as: await again(as) })).subscription

async function subscribed(columns: Parameters<typeof planDraft>[0] = {}) {
  const buyer = await makePatient(server)
  const plan = await makePlan(server, { columns })
  const { id, orderId } = await server.call(plansContract.subscribe, { body: { versionId: soldVersion(plan) } }, { as: buyer })
  await payWith(server, buyer, orderId)
  return { buyer, plan, id, orderId }
}
const orderOf = async (as: Person, id: string) =>
  server.call(ordersContract.readOrder, { params: { id } }, { as: await again(as) })

describe('a plan', () => {
  test('is sold in its last published version, and what is published never changes', async () => {
    const admin = await makeAdmin(server)
    const plan = await makePlan(server, { as: admin })
    const params = { id: plan.id }
    const body = { version: plan.version, draft: planDraft({ price: 2500 }) }
    const drafted = await server.call(plansContract.draftPlan, { params, body }, { as: admin })
    expect(drafted.versions.map(({ number, state }) => [number, state])).toEqual([
      [2, 'draft'],
      [1, 'published'],
    ])
    const move = { params, body: { version: drafted.version, step: 'publish' as const } }
    const published = await server.call(plansContract.movePlan, move, { as: admin })
    expect(published.versions.map(({ number, state }) => [number, state])).toEqual([
      [2, 'published'],
      [1, 'retired'],
    ])
    const sold = (await server.call(plansContract.listPlans, {})).filter(({ planId }) => planId === plan.id)
    expect(sold.map(({ price }) => price.amount)).toEqual([2500])
    await expect(
      server.db.updateTable('plan_versions').set({ price: 1 }).where('id', '=', soldVersion(published)).execute(),
    ).rejects.toThrow('does not change')
  })

  test('tells beforehand what a new price touches, and nothing of that is kept', async () => {
    const { buyer: keeper, plan, id } = await subscribed()
    const { buyer: switching } = await subscribed({ price: 500 })
    await server.call(
      plansContract.changeSubscription,
      { body: { step: 'switch', versionId: soldVersion(plan) } },
      { as: switching },
    )
    await server.call(plansContract.subscribe, { body: { versionId: soldVersion(plan) } }, { as: await makePatient(server) })
    const admin = await makeAdmin(server)
    const params = { id: plan.id }
    const draft = { version: plan.version, draft: planDraft({ price: 2500 }) }
    const { version } = await server.call(plansContract.draftPlan, { params, body: draft }, { as: admin })
    const written = async () => ({
      plans: await server.call(plansContract.listOfficePlans, {}, { as: admin }),
      mails: await server.db.selectFrom('outbox_messages').select('id').orderBy('id').execute(),
      audit: await server.db.selectFrom('audit_entries').select('id').where('record_id', '=', plan.id).execute(),
    })
    const before = await written()
    const rehearsed = (step: 'publish' | 'retire') =>
      server.call(plansContract.rehearsePlanMove, { params, body: { version, step } }, { as: admin })
    const touched = { before: { amount: 2000, currency: 'USD' }, keep: 1, chosen: 1, unpaid: 1, mails: 0 }
    expect(await rehearsed('publish')).toEqual({ ...touched, after: { amount: 2500, currency: 'USD' } })
    expect(await rehearsed('retire')).toEqual({ ...touched, after: null })
    expect(await written()).toEqual(before)
    const stale = server.call(
      plansContract.rehearsePlanMove,
      { params, body: { version: version - 1, step: 'publish' } },
      { as: admin },
    )
    await expect(stale).rejects.toThrow('stale_version')
    expect(await own(keeper)).toMatchObject({ id, plan: { price: { amount: 2000 } } })
  })

  test('is changed by one of two administrators', async () => {
    const [one, other] = [await makeAdmin(server), await makeAdmin(server)]
    const plan = await makePlan(server, { as: one })
    const input = { params: { id: plan.id }, body: { version: plan.version, step: 'retire' as const } }
    const answers = await Promise.allSettled([one, other].map((as) => server.call(plansContract.movePlan, input, { as })))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('a subscription', () => {
  test('begins when its first period is paid', async () => {
    const buyer = await makePatient(server)
    const plan = await makePlan(server)
    const body = { versionId: soldVersion(plan) }
    const { orderId } = await server.call(plansContract.subscribe, { body }, { as: buyer })
    expect(await own(buyer)).toMatchObject({ state: 'pending', hasBenefits: false, openOrderId: orderId })
    await payWith(server, buyer, orderId)
    expect(await own(buyer)).toMatchObject({ state: 'active', hasBenefits: true, openOrderId: null })
    expect(await orderOf(buyer, orderId)).toMatchObject({ state: 'active', paymentState: 'paid', seller: { kind: 'platform' } })
    await expect(server.call(plansContract.subscribe, { body }, { as: buyer })).rejects.toMatchObject({ status: 409 })
  })

  test('that was never paid ends by itself, and its late money goes back or starts it', async () => {
    const buyer = await makePatient(server)
    const plan = await makePlan(server)
    const { id, orderId } = await server.call(plansContract.subscribe, { body: { versionId: soldVersion(plan) } }, { as: buyer })
    clock.advance({ hours: 2 })
    await advanceSubscription(platform, id)
    expect(await own(buyer)).toBeNull()
    expect(await orderOf(buyer, orderId)).toMatchObject({ state: 'expired', paymentState: 'voided' })
  })

  test('has one order for a period however many renew it, reminds once a day of three, and ends after 14 days', async () => {
    const { buyer, id } = await subscribed()
    const until = (await own(buyer))!.endsAt
    clock.set(until)
    await Promise.all(Array.from({ length: 8 }, () => advanceSubscription(platform, id)))
    const due = (await own(buyer))!
    expect(due).toMatchObject({ state: 'past_due', hasBenefits: true, startsAt: until })
    expect(due.periods.map(({ number, isPaid }) => [number, isPaid])).toEqual([
      [1, false],
      [0, true],
    ])
    const told = async () => {
      const rows = await server.db
        .selectFrom('notices')
        .select('kind')
        .where('user_id', '=', buyer.userId)
        .where('kind', 'in', ['subscriptionDue', 'subscriptionReminder', 'subscriptionEnded'])
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      return rows.map(({ kind }) => kind)
    }
    for (let passed = 1; passed <= 15; passed += 1) {
      clock.advance({ days: 1 })
      await Promise.all([advanceSubscription(platform, id), advanceSubscription(platform, id)])
      if (passed === 6) expect(await own(buyer)).toMatchObject({ hasBenefits: true })
      if (passed === 8) expect(await own(buyer)).toMatchObject({ hasBenefits: false, state: 'past_due' })
    }
    expect(await own(buyer)).toBeNull()
    expect(await told()).toEqual([
      'subscriptionDue',
      'subscriptionReminder',
      'subscriptionReminder',
      'subscriptionReminder',
      'subscriptionEnded',
    ])
  })

  test('walks through two years, each period paid, always from its first day', async () => {
    clock.set('2027-01-31T15:00:00.000Z')
    const { buyer, id } = await subscribed()
    for (let month = 0; month < 24; month += 1) {
      const { endsAt } = (await own(buyer))!
      clock.set(endsAt)
      await advanceSubscription(platform, id)
      await payWith(server, await again(buyer), (await own(buyer))!.openOrderId!)
    }
    const rows = await server.db
      .selectFrom('subscription_periods')
      .select(['number', 'starts_at', 'ends_at', 'paid_at'])
      .where('subscription_id', '=', id)
      .orderBy('number')
      .execute()
    expect(rows).toHaveLength(25)
    expect(rows.slice(1, 4).map(({ starts_at }) => starts_at.slice(0, 10))).toEqual(['2027-02-28', '2027-03-31', '2027-04-30'])
    expect(rows[13]!.starts_at.slice(0, 10)).toBe('2028-02-29')
    for (const [place, row] of rows.slice(1).entries()) expect(row.starts_at).toBe(rows[place]!.ends_at)
    expect(rows.every(({ paid_at }) => paid_at !== null)).toBe(true)
  }, 60_000)

  test('ends with its period when called off, unless that is taken back', async () => {
    const { buyer, id } = await subscribed()
    const step = (body: { step: 'cancel' } | { step: 'goOn' }) =>
      server.call(plansContract.changeSubscription, { body }, { as: buyer })
    await step({ step: 'cancel' })
    expect((await step({ step: 'goOn' })).subscription).toMatchObject({ endsWithPeriod: false })
    expect((await step({ step: 'cancel' })).subscription).toMatchObject({ state: 'active', hasBenefits: true })
    clock.set((await own(buyer))!.endsAt)
    await advanceSubscription(platform, id)
    expect(await own(buyer)).toBeNull()
  })

  test('of a retired plan goes on', async () => {
    const { buyer, plan, id } = await subscribed()
    const body = { version: plan.version, step: 'retire' as const }
    await server.call(plansContract.movePlan, { params: { id: plan.id }, body }, { as: await makeAdmin(server) })
    clock.set((await own(buyer))!.endsAt)
    await advanceSubscription(platform, id)
    await payWith(server, await again(buyer), (await own(buyer))!.openOrderId!)
    expect(await own(buyer)).toMatchObject({ state: 'active', plan: { price: { amount: 2000 } } })
  })

  test('goes on with the chosen plan from the next period', async () => {
    const { buyer, id } = await subscribed()
    const cheaper = soldVersion(await makePlan(server, { columns: { price: 500, visits: 0 } }))
    const { subscription } = await server.call(
      plansContract.changeSubscription,
      { body: { step: 'switch', versionId: cheaper } },
      { as: buyer },
    )
    expect(subscription).toMatchObject({ plan: { price: { amount: 2000 } }, next: { price: { amount: 500 } } })
    clock.set((await own(buyer))!.endsAt)
    await advanceSubscription(platform, id)
    expect(await own(buyer)).toMatchObject({ plan: { price: { amount: 500 } }, next: null })
  })
})

describe('included visits', () => {
  test('are counted exactly, however many take them at once', async () => {
    const { buyer } = await subscribed({ visits: 3 })
    const take = () =>
      platform.transact((work) =>
        takeVisit(platform, work, {
          userId: buyer.userId,
          appointmentId: platform.ids.next(),
          mode: 'video',
          forPet: false,
          fee: 5000,
        }),
      )
    const taken = await Promise.all(Array.from({ length: 12 }, take))
    expect(taken.filter(Boolean)).toHaveLength(3)
    expect(await own(buyer)).toMatchObject({ visitsUsed: 3 })
  })

  test('of a plan for pets are for pets alone', async () => {
    const { buyer } = await subscribed({ audience: 'pets' })
    const take = (forPet: boolean) =>
      platform.transact((work) =>
        takeVisit(platform, work, { userId: buyer.userId, appointmentId: platform.ids.next(), mode: 'video', forPet, fee: 5000 }),
      )
    expect([await take(false), await take(true)]).toEqual([false, true])
  })

  test('come back once', async () => {
    const { buyer } = await subscribed({ visits: 1 })
    const appointmentId = platform.ids.next()
    await platform.transact((work) =>
      takeVisit(platform, work, { userId: buyer.userId, appointmentId, mode: 'video', forPet: true, fee: 5000 }),
    )
    await Promise.all(Array.from({ length: 3 }, () => platform.transact((work) => giveVisitBack(platform, work, appointmentId))))
    expect(await own(buyer)).toMatchObject({ visitsUsed: 0 })
  })
})
