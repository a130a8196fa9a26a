import type { Updateable } from 'kysely'
import { afterStep } from '#contract/kernel/machine.ts'
import { subscriptionLife, type SubscriptionStep } from '#contract/plans/values.ts'
import { conflict } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import type { SubscriptionRow } from './find-subscription.ts'
import type { SubscriptionTable } from './tables.ts'

/** Takes the locked subscription a step on, audits and tells. @throws Refusal 409 `subscription_state` */
export async function changeSubscription(
  platform: Platform,
  work: Work,
  row: SubscriptionRow,
  step: SubscriptionStep,
  set: Updateable<SubscriptionTable>,
): Promise<void> {
  const state = afterStep(subscriptionLife, row.state, step)
  if (state === null) throw conflict('subscription_state', 'The plan is in a state that does not allow this', step)
  const ended = state === 'cancelled' ? { ended_at: platform.clock.now(), due_at: null, charge_at: null } : { ended_at: null }
  await work.db
    .updateTable('subscriptions')
    .set({ ...set, ...ended, state })
    .where('id', '=', row.id)
    .execute()
  await work.audit({ action: `subscription.${step}`, recordKind: 'subscription', recordId: row.id, userId: null })
  await tellSubscriber(work, row, state)
}

export async function tellSubscriber(work: Work, row: SubscriptionRow, state: string): Promise<void> {
  await work.tell([row.user_id], { kind: 'subscription.changed', payload: { id: row.id, state } })
}
