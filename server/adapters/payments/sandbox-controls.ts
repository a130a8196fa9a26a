import type { SandboxControls, SignedMessage } from '#server/kernel/ports.ts'
import { factsOf, type SandboxOptions } from './sandbox-intent.ts'
import type { SandboxIntentTable } from './sandbox-tables.ts'
import { answerOf, type CardAnswer } from './test-cards.ts'
import { signBody } from './webhook-signature.ts'

type State = SandboxIntentTable['state']

interface Next {
  readonly state: State
  readonly failure_code: string | null
}

/** What Stripe's payment form and the payer's bank do: try a card, pass or fail the authentication. */
export function sandboxControls(options: SandboxOptions): SandboxControls {
  return {
    confirm: (reference, card) =>
      move(options, reference, ['requires_payment_method', 'requires_action'], () =>
        afterCard(answerOf(card, options.clock.now())),
      ),
    answerChallenge: (reference, accept) =>
      move(options, reference, ['requires_action'], (failure) => afterChallenge(accept, failure)),
  }
}

function afterCard(answer: CardAnswer): Next {
  if (answer.kind === 'success') return { state: 'succeeded', failure_code: null }
  if (answer.kind === 'declined') return { state: 'requires_payment_method', failure_code: answer.code }
  return { state: 'requires_action', failure_code: answer.afterwards }
}

function afterChallenge(accept: boolean, failure: string | null): Next {
  if (!accept) return { state: 'requires_payment_method', failure_code: 'payment_intent_authentication_failure' }
  return failure ? { state: 'requires_payment_method', failure_code: failure } : { state: 'succeeded', failure_code: null }
}

const eventTypes: Readonly<Record<State, string>> = {
  requires_payment_method: 'payment_intent.payment_failed',
  requires_action: 'payment_intent.requires_action',
  succeeded: 'payment_intent.succeeded',
  canceled: 'payment_intent.canceled',
}

/** Moves the intent under its row's lock, so that of two cards at once one is tried after the other, and a closed intent takes none. */
function move(
  { db, clock, secrets, signingSecret }: SandboxOptions,
  reference: string,
  from: readonly State[],
  decide: (failureCode: string | null) => Next,
): Promise<SignedMessage | null> {
  return db.transaction().execute(async (tx) => {
    const intent = await tx
      .selectFrom('sandbox_intents')
      .selectAll()
      .where('reference', '=', reference)
      .forUpdate()
      .executeTakeFirst()
    if (!intent || !from.includes(intent.state)) return null
    const next = decide(intent.failure_code)
    await tx.updateTable('sandbox_intents').set(next).where('reference', '=', reference).execute()
    const body = JSON.stringify({
      id: `evt_sandbox_${secrets.token(18)}`,
      object: 'event',
      type: eventTypes[next.state],
      created: Math.floor(clock.now().getTime() / 1000),
      data: { object: factsOf({ ...intent, ...next }) },
    })
    return { body, signature: await signBody(body, signingSecret, clock.now()) }
  })
}
