import { includesVisit } from '#contract/plans/included.ts'
import type { AppointmentMode } from '#contract/doctors/values.ts'
import { benefitDays } from '#contract/plans/values.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { type PeriodRow, periodOf, runningOf, type SubscriptionRow } from './find-subscription.ts'
import { versionOf } from './read-plans.ts'
import { daysAfter } from './rules.ts'

/** What is included can be used: the period is paid, or not yet a week unpaid. */
export function hasBenefits(row: SubscriptionRow, period: PeriodRow, now: string): boolean {
  if (row.state === 'active') return now < period.ends_at
  return row.state === 'past_due' && now < daysAfter(period.starts_at, row.zone, benefitDays)
}

/** The person's plan delivers for nothing now. */
export async function deliversFree(platform: Platform, db: Reader, userId: string): Promise<boolean> {
  const row = await runningOf(db, userId)
  if (!row || !hasBenefits(row, await periodOf(db, row), platform.clock.now().toISOString())) return false
  return (await versionOf(db, row.version_id)).free_delivery
}

interface VisitToTake {
  readonly userId: string
  readonly appointmentId: string
  readonly mode: AppointmentMode
  readonly forPet: boolean
  /** Minor units. */
  readonly fee: number
}

/**
 * Takes one of the visits that the person's plan includes, if one is left. The subscription stays locked until the unit of work ends, and the
 * database counts no more than are included.
 */
export async function takeVisit(
  platform: Platform,
  work: Work,
  { userId, appointmentId, ...visit }: VisitToTake,
): Promise<boolean> {
  const row = await work.db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', 'in', ['active', 'past_due'])
    .forUpdate()
    .executeTakeFirst()
  if (!row) return false
  const period = await periodOf(work.db, row)
  const at = platform.clock.now().toISOString()
  if (!hasBenefits(row, period, at) || period.visits_used >= period.visits) return false
  const { audience } = await versionOf(work.db, row.version_id)
  if (!includesVisit(audience, visit)) return false
  await count(work, { subscription_id: row.id, number: row.period }, 1)
  await work.db
    .insertInto('subscription_uses')
    .values({ appointment_id: appointmentId, subscription_id: row.id, number: row.period, given_back_at: null, at })
    .execute()
  await work.tell([userId], { kind: 'subscription.changed', payload: { id: row.id, state: row.state } })
  return true
}

/** Gives the included visit of an appointment back to its period; nothing where none was taken, or it is back already. */
export async function giveVisitBack(platform: Platform, work: Work, appointmentId: string): Promise<void> {
  const use = await work.db
    .updateTable('subscription_uses')
    .set({ given_back_at: platform.clock.now() })
    .where('appointment_id', '=', appointmentId)
    .where('given_back_at', 'is', null)
    .returning(['subscription_id', 'number'])
    .executeTakeFirst()
  if (use) await count(work, use, -1)
}

async function count(work: Work, { subscription_id, number }: { subscription_id: string; number: number }, by: 1 | -1) {
  await work.db
    .updateTable('subscription_periods')
    .set((eb) => ({ visits_used: eb('visits_used', '+', by) }))
    .where('subscription_id', '=', subscription_id)
    .where('number', '=', number)
    .execute()
}
