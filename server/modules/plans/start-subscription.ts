import { paths } from '#contract/paths.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { changeSubscription } from './change-subscription.ts'
import type { SubscriptionRow } from './find-subscription.ts'
import { versionOf } from './read-plans.ts'
import { monthsAfter, monthsOf } from './rules.ts'

/** The first period was paid: all periods are counted from now. */
export async function startSubscription(platform: Platform, work: Work, row: SubscriptionRow): Promise<void> {
  const anchor = platform.clock.now().toISOString()
  const { period } = await versionOf(work.db, row.version_id)
  const endsAt = monthsAfter(anchor, row.zone, monthsOf[period])
  await changeSubscription(platform, work, row, 'start', { anchor, due_at: endsAt })
  await work.db
    .updateTable('subscription_periods')
    .set({ starts_at: anchor, ends_at: endsAt, paid_at: anchor })
    .where('subscription_id', '=', row.id)
    .where('number', '=', 0)
    .execute()
  await work.inform([row.user_id], {
    kind: 'subscriptionStarted',
    data: { until: endsAt },
    link: paths.userSettings.link({ tab: 'plan' }),
  })
}
