import { beforeEach, describe, expect, test } from 'vitest'
import { paymentsContract } from '#contract/payments/contract.ts'
import { plansContract } from '#contract/plans/contract.ts'
import { saveCard } from '#server/modules/payments/testing/save-card.ts'
import { payWith } from '../../../tests/payments/money-rows.ts'
import { makePatient, signIn, type Person } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { renewSubscription } from './renew.ts'
import { makePlan, soldVersion } from './testing/make-plan.ts'

const server = await createTestServer()
const { platform, clock } = server
beforeEach(() => clock.set('2027-01-31T15:00:00.000Z'))

const cards = {
  succeeds: '4242424242424242',
  soft: '4000000000009995',
  hard: '4000000000009979',
  needsOwner: '4000002760003184',
  askedOnce: '4000002500003155',
}

async function subscribed(card?: keyof typeof cards) {
  const buyer = await makePatient(server)
  const plan = await makePlan(server)
  const { id, orderId } = await server.call(plansContract.subscribe, { body: { versionId: soldVersion(plan) } }, { as: buyer })
  await payWith(server, buyer, orderId)
  if (card) await saveCard(server, buyer, cards[card])
  return { buyer, id }
}
const again = (person: Person) => signIn(server, person)
const own = async (as: Person) => (await server.call(plansContract.readSubscription, {}, { as: await again(as) })).subscription
const told = async ({ userId }: Person) => {
  const rows = await server.db
    .selectFrom('notices')
    .select('kind')
    .where('user_id', '=', userId)
    .where('kind', 'like', 'subscription%')
    .where('kind', '<>', 'subscriptionStarted')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ kind }) => kind)
}
const taken = async (id: string) => {
  const rows = await server.db
    .selectFrom('subscription_periods as period')
    .innerJoin('payment_orders', 'payment_orders.order_id', 'period.order_id')
    .innerJoin('payments', 'payments.id', 'payment_orders.payment_id')
    .select('period.number')
    .where('subscription_id', '=', id)
    .where('payments.state', '=', 'succeeded')
    .orderBy('number')
    .execute()
  return rows.map(({ number }) => number)
}
/** Every hour of these days somebody looks, and often two at once. */
async function pass(id: string, days: number) {
  for (let day = 0; day < days; day += 1) {
    await Promise.all([renewSubscription(platform, id), renewSubscription(platform, id)])
    clock.advance({ days: 1 })
  }
  await renewSubscription(platform, id)
}
const toRenewal = async (buyer: Person) => clock.set((await own(buyer))!.endsAt)

describe('a renewal', () => {
  test.each(['succeeds', 'askedOnce'] as const)(
    'is charged to the saved card that %s, once, and nobody is asked',
    async (card) => {
      const { buyer, id } = await subscribed(card)
      await toRenewal(buyer)
      await Promise.all(Array.from({ length: 4 }, () => renewSubscription(platform, id)))
      expect(await own(buyer)).toMatchObject({ state: 'active', hasBenefits: true, openOrderId: null })
      expect(await taken(id)).toEqual([0, 1])
      expect(await told(buyer)).toEqual([])
    },
  )

  test('of a card with too little on it is tried on days 0, 1, 3 and 7, told each time once, and ends on 14', async () => {
    const { buyer, id } = await subscribed('soft')
    await toRenewal(buyer)
    await pass(id, 6)
    expect(await own(buyer)).toMatchObject({ state: 'past_due', hasBenefits: true })
    await pass(id, 9)
    expect(await own(buyer)).toBeNull()
    const failed = 'subscriptionCardFailed'
    expect(await told(buyer)).toEqual([failed, failed, failed, failed, 'subscriptionEnded'])
    expect(await taken(id)).toEqual([0])
  })

  test('is not tried again after a hard decline; its reminders go on', async () => {
    const { buyer, id } = await subscribed('hard')
    await toRenewal(buyer)
    await pass(id, 8)
    const reminder = 'subscriptionReminder'
    expect(await told(buyer)).toEqual(['subscriptionCardFailed', reminder, reminder, reminder])
    const tries = await server.db.selectFrom('order_events').select('id').where('event', '=', 'paymentFailed').execute()
    expect(tries).toHaveLength(1)
  })

  test('of a card that wants its owner waits for them', async () => {
    const { buyer, id } = await subscribed('needsOwner')
    await toRenewal(buyer)
    await renewSubscription(platform, id)
    const open = (await own(buyer))!
    expect(open).toMatchObject({ state: 'past_due' })
    await payWith(server, await again(buyer), open.openOrderId!)
    expect(await own(buyer)).toMatchObject({ state: 'active' })
    expect(await taken(id)).toEqual([0, 1])
  })

  test('goes on by another card that is put in between two tries', async () => {
    const { buyer, id } = await subscribed('hard')
    await toRenewal(buyer)
    await pass(id, 2)
    await saveCard(server, await again(buyer), cards.succeeds)
    await Promise.all([renewSubscription(platform, id), renewSubscription(platform, id)])
    expect(await own(buyer)).toMatchObject({ state: 'active' })
    expect(await taken(id)).toEqual([0, 1])
  })

  test('is not charged when the plan was called off before, however close', async () => {
    const { buyer, id } = await subscribed('succeeds')
    await toRenewal(buyer)
    const step = { body: { step: 'cancel' as const } }
    await Promise.all([
      server.call(plansContract.changeSubscription, step, { as: await again(buyer) }),
      renewSubscription(platform, id),
    ]).catch(() => null)
    clock.advance({ minutes: 1 })
    await renewSubscription(platform, id)
    const now = await own(buyer)
    const paid = await taken(id)
    // Whoever came first: the plan ended and nothing was taken, or the period is paid and the plan ends with it.
    expect(now === null ? paid : [...paid, now.endsWithPeriod]).toEqual(now === null ? [0] : [0, 1, true])
  })

  test('walks through two years by itself, from 31 January, each period paid once', async () => {
    const { buyer, id } = await subscribed('succeeds')
    for (let month = 0; month < 24; month += 1) {
      const row = await server.db.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
      clock.set(row.due_at!)
      await renewSubscription(platform, id)
    }
    const rows = await server.db
      .selectFrom('subscription_periods')
      .select(['starts_at', 'paid_at'])
      .where('subscription_id', '=', id)
      .orderBy('number')
      .execute()
    expect(rows.slice(0, 3).map(({ starts_at }) => starts_at.slice(0, 10))).toEqual(['2027-01-31', '2027-02-28', '2027-03-31'])
    expect(rows[13]!.starts_at.slice(0, 10)).toBe('2028-02-29')
    expect(rows.every(({ paid_at }) => paid_at !== null)).toBe(true)
    expect(await taken(id)).toEqual(Array.from({ length: 25 }, (_, number) => number))
    expect(await told(buyer)).toEqual([])
  }, 60_000)
})

describe('a saved card', () => {
  test('is charged until another is chosen; the one that is removed is never shown again', async () => {
    const as = await makePatient(server)
    const first = await saveCard(server, as)
    const second = await saveCard(server, as, '5555555555554444')
    const list = async () =>
      (await server.call(paymentsContract.listCards, {}, { as })).map(({ id, isCharged, last4 }) => [id, isCharged, last4])
    expect(await list()).toEqual([
      [second, true, '4444'],
      [first, false, '4242'],
    ])
    await server.call(paymentsContract.chargeCard, { params: { id: first } }, { as })
    expect((await list())[0]).toEqual([first, true, '4242'])
    await server.call(paymentsContract.removeCard, { params: { id: first } }, { as })
    expect(await list()).toEqual([[second, true, '4444']])
    expect(await server.refusal(paymentsContract.removeCard, { params: { id: first } }, { as })).toMatchObject({ status: 404 })
  })

  test('with a number that cannot be is not saved, and says why', async () => {
    const as = await makePatient(server)
    const { id } = await server.call(paymentsContract.beginCard, {}, { as })
    const body = { number: '4242424242424241', expiryMonth: 12, expiryYear: 2035, cvc: '123' }
    const setup = await server.call(paymentsContract.confirmSandboxCard, { params: { id }, body }, { as })
    expect(setup).toMatchObject({ state: 'failed', failureCode: 'incorrect_number' })
    expect(await server.call(paymentsContract.listCards, {}, { as })).toEqual([])
  })

  test('never has its number anywhere', async () => {
    const as = await makePatient(server)
    await saveCard(server, as, '378282246310005').catch(() => null)
    const kept = await server.db.selectFrom('sandbox_setups').selectAll().execute()
    for (const number of Object.values(cards)) expect(JSON.stringify(kept)).not.toContain(number)
  })
})
