import { firstPaymentMinutes } from '#contract/plans/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, invalid } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { rateLimit } from '#server/kernel/rate-limit.ts'
import type { Work } from '#server/kernel/work.ts'
import { endUnpaidOrder, orderPayments } from '#server/modules/orders/index.ts'
import { changeSubscription } from './change-subscription.ts'
import { pendingOf, periodOf, runningOf, type SubscriptionRow } from './find-subscription.ts'
import { placePeriod } from './place-period.ts'
import { monthsAfter, monthsOf } from './rules.ts'
import { startSubscription } from './start-subscription.ts'

/**
 * Chooses a plan: its first period is an order to pay, and begins when it is paid. A choice that was not paid makes way for this one.
 * @throws Refusal 422 `plan_not_sold`, 409 `subscription_exists`
 */
export async function subscribe(
  platform: Platform,
  actor: Actor,
  { versionId }: { versionId: string },
): Promise<{ id: string; orderId: string }> {
  const former = await pendingOf(platform.db, actor.userId)
  if (former && former.version_id !== versionId) {
    const { order_id } = await periodOf(platform.db, former)
    await orderPayments(platform).endOpenPayment(platform, order_id)
  }
  return platform.transact((work) => choose(platform, work, actor, versionId))
}

async function choose(platform: Platform, work: Work, actor: Actor, versionId: string) {
  await work.db.selectFrom('users').select('id').where('id', '=', actor.userId).forUpdate().execute()
  if (await runningOf(work.db, actor.userId)) throw conflict('subscription_exists', 'You have a plan already')
  const version = await work.db
    .selectFrom('plan_versions')
    .selectAll()
    .where('id', '=', versionId)
    .where('state', '=', 'published')
    .forShare()
    .executeTakeFirst()
  if (!version) throw invalid('versionId', 'plan_not_sold', 'This plan is not sold any more')
  const former = await pendingOf(work.db, actor.userId)
  if (former?.version_id === versionId) return { id: former.id, orderId: (await periodOf(work.db, former)).order_id }
  await rateLimit(platform, work, 'subscription.start', actor.userId)
  if (former) await giveUp(platform, work, actor, former)

  const now = platform.clock.now()
  const anchor = now.toISOString()
  const row = await work.db
    .insertInto('subscriptions')
    .values({
      id: platform.ids.next(),
      user_id: actor.userId,
      version_id: version.id,
      next_version_id: null,
      state: 'pending',
      zone: actor.timeZone,
      anchor,
      due_at: new Date(now.getTime() + firstPaymentMinutes * 60_000),
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const endsAt = monthsAfter(anchor, row.zone, monthsOf[version.period])
  const order = await placePeriod(platform, work, { subscription: row, version, number: 0, startsAt: anchor, endsAt })
  await work.audit({ action: 'subscription.choose', recordKind: 'subscription', recordId: row.id, userId: actor.userId })
  if (order.paymentState === 'paid') await startSubscription(platform, work, row)
  return { id: row.id, orderId: order.id }
}

async function giveUp(platform: Platform, work: Work, actor: Actor, former: SubscriptionRow): Promise<void> {
  const { order_id } = await periodOf(work.db, former)
  // Paid in this very moment: it is the plan then.
  if (!(await endUnpaidOrder(platform, work, order_id, { state: 'cancelled', actorId: actor.userId })))
    throw conflict('subscription_exists', 'You have a plan already')
  await changeSubscription(platform, work, former, 'end', {})
}
