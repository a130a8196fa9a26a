import { defaultLocale, locales } from '#contract/kernel/values.ts'
import { isHardDecline } from '#contract/payments/states.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { Refusal } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { payOrders } from '../pay-order.ts'
import { syncWithProvider } from '../sync-with-provider.ts'
import { customerOf } from './customer-of.ts'
import { chargedCard, savedCard } from './saved-cards.ts'

export interface Charged {
  /** `declined`: by the card's bank; `needs_action`: it wants its owner there; `unavailable`: the provider did not answer, or it cannot be paid. */
  readonly outcome: 'paid' | 'declined' | 'needs_action' | 'no_card' | 'unavailable'
  /** The provider's code of a card that was declined. */
  readonly code: string | null
  /** Its bank will never take it: it is not to be tried again. */
  readonly isHard: boolean
  readonly cardId: string | null
}

const not = (outcome: 'no_card' | 'unavailable', cardId: string | null = null): Charged => ({
  outcome,
  code: null,
  isHard: false,
  cardId,
})

/**
 * Charges unpaid orders to a saved card of their buyer's while they are away: to `cardId`, or the one that they marked. Outside any unit of work.
 * `key` names the attempt: the same one is tried once, however often it is asked for; an order that is paid by hand meanwhile is not paid twice.
 */
export async function chargeSavedCard(
  platform: Platform,
  { payerId, orderIds, key, cardId }: { payerId: string; orderIds: readonly string[]; key: string; cardId?: string },
): Promise<Charged> {
  const { db } = platform
  const card = await (cardId === undefined ? chargedCard(platform, db, payerId) : savedCard(platform, db, payerId, cardId))
  if (!card) return not('no_card')
  try {
    const customer = await customerOf(platform, payerId)
    const begun = await payOrders(platform, await payerOf(platform, payerId), { ids: orderIds, customer })
    if (begun.state === 'succeeded') return { outcome: 'paid', code: null, isHard: false, cardId: card.id }
    const payment = await paymentOf(platform, begun.id)
    await platform.payments.cards.charge({
      reference: payment.provider_reference!,
      card: card.reference,
      idempotencyKey: `charge-${payment.id}-${card.id}-${key}`,
    })
    await syncWithProvider(platform, payment)
    const { state, failure_code: code } = await paymentOf(platform, begun.id)
    if (state === 'succeeded') return { outcome: 'paid', code: null, isHard: false, cardId: card.id }
    if (state !== 'failed') return { outcome: 'needs_action', code: null, isHard: false, cardId: card.id }
    const outcome = code === 'authentication_required' ? 'needs_action' : 'declined'
    return { outcome, code, isHard: isHardDecline(code ?? ''), cardId: card.id }
  } catch (error) {
    // What can no longer be paid, and a provider that does not answer, are no fault of the card.
    platform.log.warn('a saved card was not charged', { error: error instanceof Refusal ? error.code : 'unavailable' })
    return not('unavailable', card.id)
  }
}

const paymentOf = ({ db }: Platform, id: string) =>
  db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** The buyer as who pays: what is asked of them is asked again, as if they pressed the button. */
async function payerOf({ db }: Platform, userId: string): Promise<Actor> {
  const { locale, time_zone: timeZone } = await db
    .selectFrom('users')
    .select(['locale', 'time_zone'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return {
    userId,
    userType: 0,
    role: 'patient',
    sessionId: '',
    locale: locales.find((each) => each === locale) ?? defaultLocale,
    timeZone,
    doctorId: null,
    rights: [],
    seenBy: null,
  }
}
