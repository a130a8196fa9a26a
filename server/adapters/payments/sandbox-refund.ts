import type { PaymentProvider } from '#server/kernel/ports.ts'
import type { SandboxOptions } from './sandbox-intent.ts'

/** Gives back at most what was taken; the same idempotency key gives back once. */
export function refundSandboxIntent(
  { db, clock, secrets }: SandboxOptions,
  input: Parameters<PaymentProvider['refund']>[0],
): Promise<{ reference: string }> {
  return db.transaction().execute(async (tx) => {
    const intent = await tx
      .selectFrom('sandbox_intents')
      .selectAll()
      .where('reference', '=', input.reference)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const done = await tx
      .selectFrom('sandbox_refunds')
      .select('reference')
      .where('idempotency_key', '=', input.idempotencyKey)
      .executeTakeFirst()
    if (done) return done
    if (intent.state !== 'succeeded') throw new Error('the sandbox gives back only what it took')
    const reference = `re_sandbox_${secrets.token(18)}`
    await tx
      .insertInto('sandbox_refunds')
      .values({
        idempotency_key: input.idempotencyKey,
        reference,
        intent_reference: input.reference,
        amount: input.amount,
        created_at: clock.now().toISOString(),
      })
      .execute()
    await tx
      .updateTable('sandbox_intents')
      .set({ refunded: intent.refunded + input.amount })
      .where('reference', '=', input.reference)
      .execute()
    return { reference }
  })
}
