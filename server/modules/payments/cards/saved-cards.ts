import type { Selectable } from 'kysely'
import type { SavedCard } from '#contract/payments/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import type { SavedCardTable } from '../tables.ts'
import { forgetAtProvider } from './forget-at-provider.ts'

export type SavedCardRow = Selectable<SavedCardTable>

declare module '#server/kernel/module.ts' {
  interface Module {
    /** Somebody has another card that is charged: whatever waits for one goes on. */
    readonly onCardChosen?: (platform: Platform, work: Work, userId: string) => Promise<void>
  }
}

/** Cards with the provider that there is now, the charged one first. */
const cardsOf = (platform: Platform, db: Reader, userId: string) =>
  db
    .selectFrom('saved_cards')
    .selectAll()
    .where('user_id', '=', userId)
    .where('provider', '=', platform.payments.name)
    .where('removed_at', 'is', null)
    .orderBy('is_charged', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')

/** The card that is charged while its owner is away. */
export function chargedCard(platform: Platform, db: Reader, userId: string): Promise<SavedCardRow | undefined> {
  return cardsOf(platform, db, userId).where('is_charged', '=', true).executeTakeFirst()
}

/** A card of theirs that was not removed. */
export function savedCard(platform: Platform, db: Reader, userId: string, id: string): Promise<SavedCardRow | undefined> {
  return cardsOf(platform, db, userId).where('id', '=', id).executeTakeFirst()
}

export async function listCards(platform: Platform, actor: Actor): Promise<SavedCard[]> {
  const rows = await cardsOf(platform, platform.db, actor.userId).execute()
  return rows.map(({ id, brand, last4, expiry_month, expiry_year, is_charged }) => ({
    id,
    brand,
    last4,
    expiryMonth: expiry_month,
    expiryYear: expiry_year,
    isCharged: is_charged,
  }))
}

/** Makes a card the one that is charged, within the unit of work; its owner's cards are locked in one order. */
export async function choose(platform: Platform, work: Work, userId: string, id: string): Promise<void> {
  await work.db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  await work.db
    .updateTable('saved_cards')
    .set({ is_charged: false })
    .where('user_id', '=', userId)
    .where('provider', '=', platform.payments.name)
    .where('is_charged', '=', true)
    .execute()
  await work.db.updateTable('saved_cards').set({ is_charged: true }).where('id', '=', id).execute()
  for (const { onCardChosen } of platform.modules) await onCardChosen?.(platform, work, userId)
}

/** @throws Refusal 404 */
export async function chargeCard(platform: Platform, actor: Actor, { id }: { id: string }): Promise<SavedCard[]> {
  await platform.transact(async (work) => {
    await ownCard(platform, work.db, actor, id)
    await choose(platform, work, actor.userId, id)
    await work.audit({ action: 'card.charge', recordKind: 'savedCard', recordId: id, userId: actor.userId })
    await work.tell([actor.userId], { kind: 'card.changed', payload: { id } })
  })
  return listCards(platform, actor)
}

/** Forgets a card; the latest of those that are left is charged then. Done twice it is done once. @throws Refusal 404 */
export async function removeCard(platform: Platform, actor: Actor, { id }: { id: string }): Promise<void> {
  await platform.transact(async (work) => {
    const { reference, is_charged: wasCharged } = await ownCard(platform, work.db, actor, id)
    await work.db
      .updateTable('saved_cards')
      .set({ is_charged: false, removed_at: platform.clock.now() })
      .where('id', '=', id)
      .execute()
    const next = wasCharged ? await cardsOf(platform, work.db, actor.userId).executeTakeFirst() : undefined
    if (next) await choose(platform, work, actor.userId, next.id)
    await work.audit({ action: 'card.remove', recordKind: 'savedCard', recordId: id, userId: actor.userId })
    await work.tell([actor.userId], { kind: 'card.changed', payload: { id } })
    work.afterCommit(() => forgetAtProvider(platform, reference))
  })
}

async function ownCard(platform: Platform, db: Reader, actor: Actor, id: string): Promise<SavedCardRow> {
  const card = await savedCard(platform, db, actor.userId, id)
  if (!card) throw notFound()
  return card
}
