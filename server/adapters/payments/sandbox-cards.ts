import { sql } from 'kysely'
import type { CardOutcome, ProviderCards, SavedCardFacts } from '#server/kernel/ports.ts'
import { type SandboxOptions } from './sandbox-intent.ts'
import type { SandboxSetupTable } from './sandbox-tables.ts'
import { answerOf, type CardAnswer, type TriedCard } from './test-cards.ts'

/** Of a card that is saved: what it is known by, and what it does when it is charged while its owner is away. */
type KeptCard = SavedCardFacts & { readonly charge: CardAnswer }

const brands: readonly (readonly [RegExp, string])[] = [
  [/^4/, 'visa'],
  [/^5[1-5]|^2[2-7]/, 'mastercard'],
  [/^3[47]/, 'amex'],
  [/^6/, 'discover'],
]

/** What only a bad entry can be: nothing is saved. What a bank says of money or theft it says when the card is charged. */
const notSaved = new Set([
  'incorrect_number',
  'incorrect_cvc',
  'invalid_expiry_month',
  'invalid_expiry_year',
  'test_mode_live_card',
])

/** Saved cards of the sandbox, as Stripe's SetupIntents and off-session PaymentIntents have them. */
export function sandboxCards({ db, clock, secrets }: SandboxOptions): ProviderCards {
  const setupOf = (reference: string) =>
    db.selectFrom('sandbox_setups').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow()
  const set = async (
    reference: string,
    change: { state: SandboxSetupTable['state']; failure_code: string | null; card?: string },
  ) => {
    await db.updateTable('sandbox_setups').set(change).where('reference', '=', reference).execute()
  }
  return {
    createCustomer: ({ userId }) => Promise.resolve(`cus_sandbox_${userId}`),
    async begin({ customer, idempotencyKey }) {
      const reference = `seti_sandbox_${secrets.token(18)}`
      await db
        .insertInto('sandbox_setups')
        .values({
          reference,
          client_secret: `${reference}_secret_${secrets.token(18)}`,
          customer,
          state: 'requires_payment_method',
          failure_code: null,
          card: null,
          idempotency_key: idempotencyKey,
        })
        .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
        .execute()
      const setup = await db
        .selectFrom('sandbox_setups')
        .select(['reference', 'client_secret'])
        .where('idempotency_key', '=', idempotencyKey)
        .executeTakeFirstOrThrow()
      return { reference: setup.reference, clientSecret: setup.client_secret }
    },
    async retrieve(reference): Promise<CardOutcome> {
      const { state, failure_code, card } = await setupOf(reference)
      if (state === 'succeeded' && card) return { status: 'succeeded', card: card as KeptCard }
      if (state === 'requires_action') return { status: 'requires_action' }
      return failure_code ? { status: 'failed', code: failure_code } : { status: 'pending' }
    },
    async remove(card) {
      await db
        .updateTable('sandbox_setups')
        .set({ card: null })
        .where(sql<string>`card ->> 'reference'`, '=', card)
        .execute()
    },
    async removeCustomer(customer) {
      await db.deleteFrom('sandbox_setups').where('customer', '=', customer).execute()
    },
    async charge({ reference, card }) {
      const rows = await db.selectFrom('sandbox_setups').select('card').where('card', 'is not', null).execute()
      const kept = rows.map((row) => row.card as KeptCard).find((each) => each.reference === card)
      const answer: CardAnswer = kept?.charge ?? { kind: 'declined', code: 'card_declined' }
      const next =
        answer.kind === 'success'
          ? { state: 'succeeded' as const, failure_code: null }
          : {
              state: 'requires_payment_method' as const,
              failure_code: answer.kind === 'declined' ? answer.code : 'authentication_required',
            }
      await db
        .updateTable('sandbox_intents')
        .set(next)
        .where('reference', '=', reference)
        .where('state', 'in', ['requires_payment_method', 'requires_action'])
        .execute()
    },
    sandbox: {
      async confirm(reference, tried) {
        const { state } = await setupOf(reference)
        if (state === 'succeeded') return
        const answer = answerOf(tried, clock.now())
        if (answer.kind === 'declined' && notSaved.has(answer.code))
          return set(reference, { state: 'requires_payment_method', failure_code: answer.code })
        const card = JSON.stringify(kept(tried, answer, `pm_sandbox_${secrets.token(18)}`))
        await set(reference, {
          state: answer.kind === 'authenticate' ? 'requires_action' : 'succeeded',
          failure_code: null,
          card,
        })
      },
      async answerChallenge(reference, accept) {
        const { state } = await setupOf(reference)
        if (state !== 'requires_action') return
        if (accept) await set(reference, { state: 'succeeded', failure_code: null })
        else await set(reference, { state: 'requires_payment_method', failure_code: 'payment_intent_authentication_failure' })
      },
    },
  }
}

/** Stripe's test card that asks the bank once, when it is saved, and never again. */
const askedOnce = '4000002500003155'

function kept(tried: TriedCard, answer: CardAnswer, reference: string): KeptCard {
  return {
    reference,
    brand: brands.find(([form]) => form.test(tried.number))?.[1] ?? 'card',
    last4: tried.number.slice(-4),
    expiryMonth: tried.expiryMonth,
    expiryYear: tried.expiryYear,
    charge: tried.number === askedOnce ? { kind: 'success' } : answer,
  }
}
