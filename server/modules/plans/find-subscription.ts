import type { Selectable } from 'kysely'
import type { Reader } from '#server/kernel/db.ts'
import type { Work } from '#server/kernel/work.ts'
import type { SubscriptionPeriodTable, SubscriptionTable } from './tables.ts'

export type SubscriptionRow = Selectable<SubscriptionTable>
export type PeriodRow = Selectable<SubscriptionPeriodTable>

export const runningStates = ['active', 'past_due'] as const

/** The one that runs. */
export function runningOf(db: Reader, userId: string): Promise<SubscriptionRow | undefined> {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', 'in', runningStates)
    .executeTakeFirst()
}

/** The one whose first period is still to be paid. */
export function pendingOf(db: Reader, userId: string): Promise<SubscriptionRow | undefined> {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', '=', 'pending')
    .executeTakeFirst()
}

/** The period that runs. */
export function periodOf(db: Reader, { id, period }: Pick<SubscriptionRow, 'id' | 'period'>): Promise<PeriodRow> {
  return db
    .selectFrom('subscription_periods')
    .selectAll()
    .where('subscription_id', '=', id)
    .where('number', '=', period)
    .executeTakeFirstOrThrow()
}

export function lockSubscription(work: Work, id: string): Promise<SubscriptionRow> {
  return work.db.selectFrom('subscriptions').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}
