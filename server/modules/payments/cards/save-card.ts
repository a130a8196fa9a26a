import type { Selectable } from 'kysely'
import { mostCards } from '#contract/payments/card-values.ts'
import type { CardSetup, SandboxCard } from '#contract/payments/schemas.ts'
import { declineCodeOf } from '#contract/payments/states.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { CardOutcome, ProviderCards } from '#server/kernel/ports.ts'
import { rateLimit } from '#server/kernel/rate-limit.ts'
import { nameOf, providerUnavailable } from '../ensure-intent.ts'
import type { CardSetupTable } from '../tables.ts'
import { customerOf } from './customer-of.ts'
import { choose, listCards } from './saved-cards.ts'

type SetupRow = Selectable<CardSetupTable>

/** Begins to save a card. Its number goes from the browser to the provider. @throws Refusal 409 `too_many_cards`, 429, 502 */
export async function beginCard(platform: Platform, actor: Actor): Promise<CardSetup> {
  if ((await listCards(platform, actor)).length >= mostCards) throw conflict('too_many_cards', 'Remove a card first')
  const id = platform.ids.next()
  await platform.transact(async (work) => {
    await rateLimit(platform, work, 'card.begin', actor.userId)
    await work.db
      .insertInto('card_setups')
      .values({
        id,
        user_id: actor.userId,
        provider: platform.payments.name,
        reference: null,
        client_secret: null,
        state: 'created',
        failure_code: null,
        created_at: platform.clock.now(),
      })
      .execute()
  })
  return present(platform, await ensureSetup(platform, await ownSetup(platform, actor, id)))
}

/** Makes sure that the provider knows of it; the setup's id is the idempotency key, so that whoever comes again gets the same. */
async function ensureSetup(platform: Platform, row: SetupRow): Promise<SetupRow> {
  if (row.reference !== null) return row
  const customer = await customerOf(platform, row.user_id)
  const { reference, clientSecret } = await platform.payments.cards
    .begin({ customer, idempotencyKey: `setup-${row.id}` })
    .catch((error: unknown) => {
      platform.log.warn('a card setup was not created', { error: nameOf(error) })
      throw providerUnavailable()
    })
  return platform.db
    .updateTable('card_setups')
    .set({ reference, client_secret: clientSecret })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Asks the provider how it stands; a card that is saved now is charged from now on. @throws Refusal 404, 502 */
export async function refreshCardSetup(platform: Platform, actor: Actor, { id }: { id: string }): Promise<CardSetup> {
  return present(platform, await sync(platform, await ensureSetup(platform, await ownSetup(platform, actor, id))))
}

/** Tries to save a test card. @throws Refusal 404 where the sandbox is not the provider */
export function confirmSandboxCard(platform: Platform, actor: Actor, { id, card }: { id: string; card: SandboxCard }) {
  return inSandbox(platform, actor, id, (sandbox, reference) => sandbox.confirm(reference, card))
}

export function answerCardChallenge(platform: Platform, actor: Actor, { id, accept }: { id: string; accept: boolean }) {
  return inSandbox(platform, actor, id, (sandbox, reference) => sandbox.answerChallenge(reference, accept))
}

async function inSandbox(
  platform: Platform,
  actor: Actor,
  id: string,
  act: (sandbox: NonNullable<ProviderCards['sandbox']>, reference: string) => Promise<void>,
): Promise<CardSetup> {
  const { sandbox } = platform.payments.cards
  const row = await ownSetup(platform, actor, id)
  if (!sandbox) throw notFound()
  const known = await ensureSetup(platform, row)
  await act(sandbox, known.reference!)
  return present(platform, await sync(platform, known))
}

async function sync(platform: Platform, row: SetupRow): Promise<SetupRow> {
  if (row.state === 'succeeded') return row
  const outcome = await platform.payments.cards.retrieve(row.reference!).catch((error: unknown) => {
    platform.log.warn('a card setup could not be refreshed', { error: nameOf(error) })
    throw providerUnavailable()
  })
  return platform.transact(async (work) => {
    const locked = await work.db
      .selectFrom('card_setups')
      .selectAll()
      .where('id', '=', row.id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (locked.state === 'succeeded') return locked
    const state = outcome.status === 'pending' ? locked.state : outcome.status
    if (outcome.status === 'succeeded') {
      const id = platform.ids.next()
      const { reference, brand, last4, expiryMonth, expiryYear } = outcome.card
      await work.db
        .insertInto('saved_cards')
        .values({
          id,
          user_id: locked.user_id,
          provider: locked.provider,
          reference,
          brand,
          last4,
          expiry_month: expiryMonth,
          expiry_year: expiryYear,
          is_charged: false,
          created_at: platform.clock.now(),
        })
        .execute()
      await choose(platform, work, locked.user_id, id)
      await work.audit({ action: 'card.save', recordKind: 'savedCard', recordId: id, userId: locked.user_id })
      await work.tell([locked.user_id], { kind: 'card.changed', payload: { id } })
    }
    return work.db
      .updateTable('card_setups')
      .set({ state, failure_code: codeOf(outcome), ...(state === 'succeeded' && { client_secret: null }) })
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}

const codeOf = (outcome: CardOutcome) => (outcome.status === 'failed' ? outcome.code : null)

async function ownSetup(platform: Platform, actor: Actor, id: string): Promise<SetupRow> {
  const row = await platform.db
    .selectFrom('card_setups')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', actor.userId)
    .where('provider', '=', platform.payments.name)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

function present(platform: Platform, row: SetupRow): CardSetup {
  const isOpen = row.state !== 'succeeded'
  return {
    id: row.id,
    state: row.state,
    failureCode: row.failure_code === null ? null : declineCodeOf(row.failure_code),
    provider: platform.payments.name,
    clientSecret: isOpen ? row.client_secret : null,
    publishableKey: isOpen && platform.payments.name === 'stripe' ? platform.settings.stripePublishableKey : null,
  }
}
