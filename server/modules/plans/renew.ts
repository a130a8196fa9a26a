import { sql } from 'kysely'
import { paths } from '#contract/paths.ts'
import { endDays, reminderDays } from '#contract/plans/values.ts'
import type { Job } from '#server/kernel/module.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { endUnpaidOrder, orderPayments } from '#server/modules/orders/index.ts'
import { chargeAt, chargeDue } from './charge-due.ts'
import { changeSubscription, tellSubscriber } from './change-subscription.ts'
import { lockSubscription, type PeriodRow, periodOf, type SubscriptionRow } from './find-subscription.ts'
import { placePeriod } from './place-period.ts'
import { versionOf } from './read-plans.ts'
import { dueUpgrades, endUpgrade } from './upgrades.ts'
import { daysAfter, monthsAfter, monthsOf } from './rules.ts'

const atOnce = 200

type Due = Pick<SubscriptionRow, 'id' | 'due_at'>

/** Every 30 seconds: what of subscriptions is due. */
export const renewSubscriptions: Job = {
  name: 'plans.renew',
  everySeconds: 30,
  async run(platform, slice) {
    const due = { size: atOnce, read: (after: Due | undefined) => dueSubscriptions(platform, after) }
    await slice.eachDueOf(due, ({ id }) => renewSubscription(platform, id))
    const unpaid = await dueUpgrades(platform, atOnce)
    await slice.eachDue(
      unpaid.map((asked) => ({ ...asked, id: asked.order_id })),
      (asked) => endUpgrade(platform, asked),
    )
  },
}

/** The next ones that are due or whose card is to be charged, those that waited longest first. */
function dueSubscriptions({ db, clock }: Platform, after: Due | undefined): Promise<Due[]> {
  const now = clock.now().toISOString()
  let due = db
    .selectFrom('subscriptions')
    .select(['id', 'due_at'])
    .where((eb) => eb.or([eb('due_at', '<=', now), eb('charge_at', '<=', now)]))
  if (after) due = due.where(sql<boolean>`(due_at, id) > (${after.due_at}, ${after.id}::uuid)`)
  return due.orderBy('due_at').orderBy('id').limit(atOnce).execute()
}

/** Does what is due with a subscription, then charges its card where that is due. */
export async function renewSubscription(platform: Platform, id: string): Promise<void> {
  await advanceSubscription(platform, id)
  await chargeDue(platform, id)
}

/**
 * Does the next thing that is due with a subscription: begins the next period, reminds, or ends it. Safe to repeat, and by several at once: all
 * of it is one transaction over its locked row.
 */
export async function advanceSubscription(platform: Platform, id: string): Promise<void> {
  const seen = await platform.db.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirst()
  if (!seen || !isDue(platform, seen)) return
  const open = await periodOf(platform.db, seen)
  // The payment is closed with the provider first: money that is taken in this very moment counts.
  if (endsUnpaid(platform, seen, open)) await orderPayments(platform).endOpenPayment(platform, open.order_id)
  await platform.transact(async (work) => {
    const row = await lockSubscription(work, id)
    if (!isDue(platform, row)) return
    const period = await periodOf(work.db, row)
    if (endsUnpaid(platform, row, period)) await endUnpaid(platform, work, row, period)
    else if (row.state === 'past_due') await remind(platform, work, row, period)
    else if (row.ends_with_period) await end(platform, work, row)
    else await renew(platform, work, row)
  })
}

const isDue = (platform: Platform, { due_at }: SubscriptionRow) => due_at !== null && due_at <= platform.clock.now().toISOString()

function endsUnpaid(platform: Platform, row: SubscriptionRow, period: PeriodRow): boolean {
  if (row.state === 'pending') return true
  if (row.state !== 'past_due') return false
  return row.ends_with_period || daysAfter(period.starts_at, row.zone, endDays) <= platform.clock.now().toISOString()
}

async function endUnpaid(platform: Platform, work: Work, row: SubscriptionRow, period: PeriodRow): Promise<void> {
  if (await orderPayments(platform).hasOpenPayment(work, period.order_id)) return
  const isChoice = row.state === 'pending'
  const how = isChoice ? ({ state: 'expired' } as const) : ({ state: 'cancelled', actorId: null } as const)
  if (!(await endUnpaidOrder(platform, work, period.order_id, how))) return
  if (isChoice) await changeSubscription(platform, work, row, 'end', {})
  else await end(platform, work, row)
}

async function end(platform: Platform, work: Work, row: SubscriptionRow): Promise<void> {
  await changeSubscription(platform, work, row, 'end', {})
  await work.inform([row.user_id], { kind: 'subscriptionEnded', data: {}, link: planLink })
}

const planLink = paths.userSettings.link({ tab: 'plan' })

/** Begins the next period, of the version that follows. What costs nothing runs on; all else waits to be paid. */
async function renew(platform: Platform, work: Work, row: SubscriptionRow): Promise<void> {
  const former = await versionOf(work.db, row.version_id)
  const version = row.next_version_id ? await versionOf(work.db, row.next_version_id) : former
  const months = row.months + monthsOf[former.period]
  const startsAt = monthsAfter(row.anchor, row.zone, months)
  const endsAt = monthsAfter(row.anchor, row.zone, months + monthsOf[version.period])
  const number = row.period + 1
  const order = await placePeriod(platform, work, { subscription: row, version, number, startsAt, endsAt })
  const set = { version_id: version.id, next_version_id: null, months, period: number, reminded: 0 }
  if (order.paymentState === 'paid') {
    await work.db
      .updateTable('subscriptions')
      .set({ ...set, due_at: endsAt })
      .where('id', '=', row.id)
      .execute()
    await tellSubscriber(work, row, row.state)
    return
  }
  const charge_at = await chargeAt(platform, work, row)
  const due_at = daysAfter(startsAt, row.zone, reminderDays[0])
  await changeSubscription(platform, work, row, 'fallDue', { ...set, due_at, charge_at })
  // Whose card is charged hears of it only when it is not taken.
  if (charge_at !== null) return
  await work.inform([row.user_id], { kind: 'subscriptionDue', data: { number: order.number }, link: planLink })
}

/** One reminder for all days that have passed since the last one. */
async function remind(platform: Platform, work: Work, row: SubscriptionRow, period: PeriodRow): Promise<void> {
  const dayOf = (days: number) => daysAfter(period.starts_at, row.zone, days)
  const now = platform.clock.now().toISOString()
  const passed = reminderDays.filter((days) => dayOf(days) <= now)
  const isNew = passed.length > row.reminded
  const charge_at = isNew ? await chargeAt(platform, work, row) : row.charge_at
  const next = [...reminderDays, endDays].find((days) => dayOf(days) > now) ?? endDays
  await work.db
    .updateTable('subscriptions')
    .set({ due_at: dayOf(next), reminded: passed.length, charge_at })
    .where('id', '=', row.id)
    .execute()
  if (!isNew || charge_at !== null) return
  const { number } = await work.db
    .selectFrom('orders')
    .select('number')
    .where('id', '=', period.order_id)
    .executeTakeFirstOrThrow()
  await work.inform([row.user_id], { kind: 'subscriptionReminder', data: { number }, link: planLink })
}
