import { openPaymentStates } from '#contract/payments/states.ts'
import type { Job } from '#server/kernel/module.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { forgetRemoved } from './cards/forget-at-provider.ts'
import { reconcile } from './sync-with-provider.ts'
import { findOrphans, returnOrphan } from './return-orphans.ts'
import { sendRefund } from './refunds.ts'

const atOnce = 50
/** An open payment is asked about when nothing was heard of it for so long. */
const quietSeconds = 120

/** Refunds that did not reach the provider yet: it did not answer, or the process ended between commit and call. */
const sendRefunds: Job = {
  name: 'payments.refunds',
  everySeconds: 60,
  async run(platform, slice) {
    const due = await platform.db
      .selectFrom('refunds')
      .select('id')
      .where('state', '=', 'pending')
      .where('next_attempt_at', '<=', platform.clock.now().toISOString())
      .orderBy('next_attempt_at')
      .limit(atOnce)
      .execute()
    await slice.eachDue(due, ({ id }) => sendRefund(platform, id))
  },
}

/** Payments whose message was lost, and those left open on orders that ended. */
const reconcilePayments: Job = {
  name: 'payments.reconcile',
  everySeconds: 120,
  async run(platform, slice) {
    await slice.eachDue(await quietPayments(platform), async (payment) => {
      await touch(platform, payment.id)
      await reconcile(platform, payment)
    })
  },
}

function quietPayments(platform: Platform) {
  const quietSince = new Date(platform.clock.now().getTime() - quietSeconds * 1000).toISOString()
  return platform.db
    .selectFrom('payments')
    .selectAll()
    .where('state', 'in', openPaymentStates)
    .where('provider', '=', platform.payments.name)
    .where('updated_at', '<=', quietSince)
    .orderBy('updated_at')
    .limit(atOnce)
    .execute()
}

/** The next round begins with others. */
async function touch(platform: Platform, id: string): Promise<void> {
  const updated_at = platform.clock.now().toISOString()
  await platform.db.updateTable('payments').set({ updated_at }).where('id', '=', id).execute()
}

/** Paid intents that no payment stands behind. */
const returnOrphans: Job = {
  name: 'payments.orphans',
  everySeconds: 3600,
  async run(platform, slice) {
    await slice.eachDue(await findOrphans(platform), (orphan) => returnOrphan(platform, orphan))
  },
}

export const paymentJobs: readonly Job[] = [sendRefunds, reconcilePayments, returnOrphans, forgetRemoved]
