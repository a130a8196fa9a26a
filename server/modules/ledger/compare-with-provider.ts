import type { Platform } from '#server/kernel/platform.ts'
import type { FoundDifference } from './compare.ts'

/** Payments that something happened to in the last days are asked about, the latest first, and so many at most. */
const days = 3
const most = 500

/**
 * What the provider says of payments and the platform does not, or the other way round. `isWhole`: it was asked about all of them; it may not
 * answer, or the time may be over.
 */
export async function compareWithProvider(
  platform: Platform,
  signal?: AbortSignal,
): Promise<{ differences: FoundDifference[]; isWhole: boolean }> {
  const since = new Date(platform.clock.now().getTime() - days * 86_400_000)
  const differences: FoundDifference[] = []
  try {
    for (const payment of await recentPayments(platform, since)) {
      if (signal?.aborted) return { differences, isWhole: false }
      const { captured, refunded } = await platform.payments.settled(payment.provider_reference)
      const expected = payment.amount - payment.refunded
      if (captured - refunded === expected) continue
      const { id: subject, currency } = payment
      differences.push({ kind: 'provider_amount', subject, currency, expected, found: captured - refunded })
    }
    return { differences, isWhole: true }
  } catch (error) {
    platform.log.warn('the provider could not be compared with', { error: error instanceof Error ? error.name : typeof error })
    return { differences, isWhole: false }
  }
}

function recentPayments({ db, payments }: Platform, since: Date) {
  return db
    .selectFrom('payments')
    .select(['id', 'provider_reference', 'amount', 'currency'])
    .select((eb) =>
      eb
        .selectFrom('refunds')
        .select((of) => of.fn.coalesce(of.fn.sum<number>('refunds.amount'), of.val(0)).as('sent'))
        .whereRef('refunds.payment_id', '=', 'payments.id')
        .where('refunds.state', '=', 'succeeded')
        .as('refunded'),
    )
    .where('provider', '=', payments.name)
    .where('state', '=', 'succeeded')
    .where('updated_at', '>=', since.toISOString())
    .where('provider_reference', 'is not', null)
    .orderBy('updated_at', 'desc')
    .limit(most)
    .$castTo<{ id: string; provider_reference: string; amount: number; currency: string; refunded: number }>()
    .execute()
}
