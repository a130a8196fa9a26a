import type { Platform } from '#server/kernel/platform.ts'
import type { PaidIntent } from '#server/kernel/ports.ts'

const days = 3

/** Money that the provider took for a payment which the platform does not know: after a database was restored from before it. */
export async function findOrphans(platform: Platform): Promise<PaidIntent[]> {
  const now = platform.clock.now().getTime()
  const paid = await platform.payments.listPaid(new Date(now - days * 86_400_000))
  const owed = paid.filter(({ amount, refunded }) => refunded < amount)
  if (owed.length === 0) return []
  const known = await platform.db
    .selectFrom('payments')
    .select(['id', 'provider_reference', 'state'])
    .where((eb) =>
      eb.or([
        eb(
          'provider_reference',
          'in',
          owed.map(({ reference }) => reference),
        ),
        eb(
          'id',
          'in',
          owed.map(({ paymentId }) => paymentId),
        ),
      ]),
    )
    .execute()
  const references = new Set(known.map((payment) => payment.provider_reference))
  // A payment that has yet to learn its reference learns it from the provider, and settles.
  const waiting = new Set(known.filter((payment) => payment.provider_reference === null).map(({ id }) => id))
  return owed.filter(({ reference, paymentId }) => !references.has(reference) && !waiting.has(paymentId))
}

/** Gives back what belongs to no payment. Its reference is the refund's id: however often it is tried, it is given back once. */
export async function returnOrphan(platform: Platform, orphan: PaidIntent): Promise<void> {
  const { reference, amount, refunded } = orphan
  const refundId = `orphan-${reference}`
  await platform.payments.refund({ reference, refundId, amount: amount - refunded, idempotencyKey: refundId })
  platform.log.error('a payment that nobody knows was given back', { payment: orphan.paymentId })
}
