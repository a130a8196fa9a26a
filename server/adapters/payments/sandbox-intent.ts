import type { Selectable } from 'kysely'
import type { Db } from '#server/kernel/db.ts'
import type { Clock, Secrets } from '#server/kernel/ports.ts'
import type { IntentFacts } from './intent-outcome.ts'
import type { SandboxIntentTable } from './sandbox-tables.ts'

export interface SandboxOptions {
  readonly db: Db
  readonly clock: Clock
  readonly secrets: Secrets
  /** Signs the messages; the same in every process that shares the database. */
  readonly signingSecret: string
}

/** The intent as Stripe's API would show it. */
export function factsOf(intent: Selectable<SandboxIntentTable>): IntentFacts {
  return {
    id: intent.reference,
    status: intent.state,
    client_secret: intent.client_secret,
    last_payment_error: intent.state === 'requires_payment_method' && intent.failure_code ? { code: intent.failure_code } : null,
  }
}
