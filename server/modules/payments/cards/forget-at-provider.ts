import type { ExpressionBuilder } from 'kysely'
import type { Tables } from '#server/kernel/db.ts'
import type { Job } from '#server/kernel/module.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { nameOf } from '../ensure-intent.ts'
import '../tables.ts'

const atOnce = 50
/** So long nobody else takes what somebody has begun. */
const claimSeconds = 60
const longestWaitSeconds = 24 * 3600

/**
 * Has the provider forget one thing, if it is due and nobody else is at it. Never throws: what failed stays due, for as long as it takes, since
 * nobody else remembers it.
 */
export async function forgetAtProvider(platform: Platform, reference: string): Promise<void> {
  const claimed = await claim(platform, reference)
  if (!claimed) return
  const { cards } = platform.payments
  try {
    await (claimed.kind === 'card' ? cards.remove(reference) : cards.removeCustomer(reference))
    await platform.db.deleteFrom('provider_removals').where('reference', '=', reference).execute()
  } catch (error) {
    const { attempts, kind } = claimed
    platform.log.warn('the payment provider did not forget something', { kind, attempts, error: nameOf(error) })
    const waitSeconds = Math.min(longestWaitSeconds, 60 * 2 ** Math.min(attempts - 1, 12))
    await platform.db
      .updateTable('provider_removals')
      .set({ next_attempt_at: new Date(platform.clock.now().getTime() + waitSeconds * 1000) })
      .where('reference', '=', reference)
      .execute()
  }
}

/** Of this provider, and not put off. */
const isDue = (platform: Platform) => (eb: ExpressionBuilder<Tables, 'provider_removals'>) =>
  eb.and([
    eb('provider', '=', platform.payments.name),
    eb.or([eb('next_attempt_at', 'is', null), eb('next_attempt_at', '<=', platform.clock.now().toISOString())]),
  ])

/** Counts the try and puts the next one off, in one statement: of two processes one gets it. */
function claim(platform: Platform, reference: string) {
  return platform.db
    .updateTable('provider_removals')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      next_attempt_at: new Date(platform.clock.now().getTime() + claimSeconds * 1000).toISOString(),
    }))
    .where('reference', '=', reference)
    .where(isDue(platform))
    .returning(['kind', 'attempts'])
    .executeTakeFirst()
}

/** Cards that were removed, and all that the provider has of people who were erased. */
export const forgetRemoved: Job = {
  name: 'payments.forget',
  everySeconds: 60,
  async run(platform, slice) {
    const rows = await platform.db
      .selectFrom('provider_removals')
      .select('reference')
      .where(isDue(platform))
      // Cards before whom they belong to.
      .orderBy('kind')
      .orderBy('created_at')
      .limit(atOnce)
      .execute()
    await slice.eachDue(rows, ({ reference }) => forgetAtProvider(platform, reference))
  },
}
