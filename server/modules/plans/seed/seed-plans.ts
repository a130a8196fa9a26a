import { seedPayment } from '#server/modules/goods/index.ts'
import { ofPlatform } from '#server/modules/orders/index.ts'
import { userTypeOf } from '#contract/kernel/roles.ts'
import { Dice } from '#server/seed/random.ts'
import { daysFrom, insertAll, type PeopledWorld } from '#server/seed/world.ts'
import type { PlanDraft } from '#contract/plans/schemas.ts'
import { monthsAfter, monthsOf } from '../rules.ts'
import '../tables.ts'
import { seededPlans } from './plans.ts'

/** Of its own, so that nothing of another capability falls otherwise. */
const seed = 20_261_220

const zone = 'America/New_York'

interface Sold {
  readonly id: string
  readonly terms: PlanDraft
  readonly sellerId: string
}

/** Plans with what came before and comes next, and patients who have had one for months. The demonstration patient has none yet. */
export async function seedPlans(world: PeopledWorld): Promise<void> {
  const admin = await world.db
    .selectFrom('users')
    .select('id')
    .where('user_type', '=', userTypeOf('admin'))
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (!admin) return
  const dice = new Dice(seed)
  const sold: Sold[] = []
  for (const [place, { versions, draft }] of seededPlans.entries()) {
    const created = daysFrom(world, -200 + place)
    const planId = dice.id(created)
    await insertAll(world, 'plans', [{ id: planId, created_at: created.toISOString() }])
    for (const [index, terms] of [...versions, ...(draft ? [draft] : [])].entries()) {
      const id = dice.id(created)
      const isDraft = index >= versions.length
      const isRetired = index < versions.length - 1
      await insertAll(world, 'plan_versions', [
        {
          id,
          plan_id: planId,
          number: index + 1,
          state: isDraft ? 'draft' : isRetired ? 'retired' : 'published',
          audience: terms.audience,
          price: terms.price,
          currency: terms.currency,
          period: terms.period,
          visits: terms.visits,
          free_delivery: terms.freeDelivery,
          texts: JSON.stringify(terms.texts),
          published_by: isDraft ? null : admin.id,
          published_at: isDraft ? null : daysFrom(world, -195 + place + index * 90).toISOString(),
          retired_at: isRetired ? daysFrom(world, -105 + place).toISOString() : null,
        },
      ])
      if (!isDraft) sold.push({ id, terms, sellerId: admin.id })
    }
  }
  for (const patient of world.patients.slice(20, 44)) await seedSubscriber(world, dice, patient.id, dice.pick(sold))
}

async function seedSubscriber(world: PeopledWorld, dice: Dice, userId: string, { id: versionId, terms, sellerId }: Sold) {
  const anchor = daysFrom(world, -dice.between(3, 100)).toISOString()
  const length = monthsOf[terms.period]
  const starts: string[] = []
  for (let months = 0; ; months += length) {
    const start = monthsAfter(anchor, zone, months)
    if (Date.parse(start) > world.now.getTime()) break
    starts.push(start)
  }
  const period = starts.length - 1
  const ends = monthsAfter(anchor, zone, length * starts.length)
  const id = dice.id(new Date(anchor))
  await insertAll(world, 'subscriptions', [
    {
      id,
      user_id: userId,
      version_id: versionId,
      next_version_id: null,
      state: 'active',
      zone,
      anchor,
      months: length * period,
      period,
      due_at: ends,
      created_at: anchor,
    },
  ])
  for (const [number, start] of starts.entries()) {
    const orderId = await seedOrder(world, dice, { userId, sellerId, versionId, terms, subscriptionId: id, at: new Date(start) })
    await insertAll(world, 'subscription_periods', [
      {
        subscription_id: id,
        number,
        version_id: versionId,
        order_id: orderId,
        starts_at: start,
        ends_at: starts[number + 1] ?? ends,
        paid_at: start,
        visits: terms.visits,
        visits_used: 0,
      },
    ])
  }
}

interface OrderToSeed {
  readonly userId: string
  readonly sellerId: string
  readonly versionId: string
  readonly subscriptionId: string
  readonly terms: PlanDraft
  readonly at: Date
}

async function seedOrder(world: PeopledWorld, dice: Dice, order: OrderToSeed): Promise<string> {
  const { userId, sellerId, terms } = order
  const at = order.at.toISOString()
  const id = dice.id(order.at)
  const number = `P-${dice.digits(5)}-${dice.digits(5)}`
  const name = terms.texts['en-US'].name
  await insertAll(world, 'orders', [
    {
      id,
      number,
      kind: 'subscription',
      payment_state: 'paid',
      fulfilment_state: 'active',
      buyer_id: userId,
      seller_id: sellerId,
      subject_kind: 'subscription',
      subject_id: order.subscriptionId,
      lines: '[]',
      currency: terms.currency,
      subtotal: terms.price,
      total: terms.price,
      coupon_id: null,
      created_at: at,
      updated_at: at,
    },
  ])
  await insertAll(world, 'order_lines', [
    {
      order_id: id,
      position: 1,
      kind: 'product',
      words: null,
      title: name,
      subject_kind: 'plan',
      subject_id: order.versionId,
      quantity: 1,
      unit_amount: terms.price,
      total: terms.price,
    },
  ])
  await insertAll(
    world,
    'order_events',
    (['placed', 'paid'] as const).map((event) => ({
      id: dice.id(order.at),
      order_id: id,
      actor_id: userId,
      reason: null,
      at,
      event,
      payment_state: event === 'paid' ? ('paid' as const) : ('unpaid' as const),
      fulfilment_state: event === 'paid' ? 'active' : 'pending_payment',
    })),
  )
  await seedPayment(world, dice, {
    id,
    number,
    buyerId: userId,
    sellerId,
    total: terms.price,
    at: order.at,
  })
  await world.db.updateTable('invoices').set(ofPlatform).where('order_id', '=', id).execute()
  return id
}
