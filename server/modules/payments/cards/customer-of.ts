import type { Platform } from '#server/kernel/platform.ts'
import { nameOf, providerUnavailable } from '../ensure-intent.ts'

/** The person as the provider knows them; made known when they are not. Outside any unit of work. @throws Refusal 502 */
export async function customerOf(platform: Platform, userId: string): Promise<string> {
  const provider = platform.payments.name
  const known = () =>
    platform.db
      .selectFrom('payment_customers')
      .select('reference')
      .where('user_id', '=', userId)
      .where('provider', '=', provider)
      .executeTakeFirst()
  const found = await known()
  if (found) return found.reference
  const reference = await platform.payments.cards
    .createCustomer({ userId, idempotencyKey: `customer-${userId}` })
    .catch((error: unknown) => {
      platform.log.warn('a payment customer was not created', { error: nameOf(error) })
      throw providerUnavailable()
    })
  await platform.db
    .insertInto('payment_customers')
    .values({ user_id: userId, provider, reference, created_at: platform.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await known())!.reference
}
