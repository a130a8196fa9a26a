import type { Insertable } from 'kysely'
import { noticeDay } from '#contract/autoships/rules.ts'
import type { Autoship, AutoshipChange, NewAutoship, NewMedicineAutoship } from '#contract/autoships/schemas.ts'
import { mostAutoships } from '#contract/autoships/values.ts'
import { isTooSmall } from '#contract/payments/least-amounts.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, invalid, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { dayIn } from '#server/kernel/wall-clock.ts'
import type { Work } from '#server/kernel/work.ts'
import { assertDispensable, fillablePrescription, mayOrder } from '#server/modules/prescriptions/index.ts'
import { savedCard } from '#server/modules/payments/index.ts'
import { priceWithin } from '#server/modules/shop/index.ts'
import { presentAutoships } from './present-autoships.ts'
import type { AutoshipTable } from './tables.ts'

/**
 * A product from now on, for no more than what was shown.
 * @throws Refusal 404 for what nobody sells; 409 `total_changed`, `too_many_autoships`; 422 `amount_too_small`, `too_soon`, `address_needed`, `autoship_card`
 */
export async function startAutoship(platform: Platform, actor: Actor, input: NewAutoship): Promise<Autoship> {
  return platform.transact(async (work) => {
    const { pharmacyId } = await mustCost(platform, work, actor, input.productId, input)
    return write(platform, work, actor, input, {
      kind: 'shop',
      pharmacy_id: pharmacyId,
      product_id: input.productId,
      quantity: input.quantity,
      agreed_total: input.expectedTotal.amount,
      currency: input.expectedTotal.currency,
      card_id: await mustBeOwnCard(platform, work, actor, input.cardId ?? null),
    })
  })
}

/**
 * A medicine from now on, sent to this pharmacy each time, which then names its price.
 * @throws Refusal 404 for who may not order it; 409 `prescription_over`, `prescription_on_hold`, `nothing_to_fill`, `pharmacy_closed_to_orders`, `too_many_autoships`
 */
export async function startMedicineAutoship(
  platform: Platform,
  actor: Actor,
  prescriptionId: string,
  input: NewMedicineAutoship,
): Promise<Autoship> {
  return platform.transact(async (work) => {
    const prescription = await fillablePrescription(work.db, prescriptionId, platform.clock.now())
    if (!prescription || !(await mayOrder(work.db, actor, prescription.row))) throw notFound()
    if (!prescription.isOpen) throw conflict('prescription_over', 'Nothing is given on this prescription any more')
    await assertDispensable(work.db, prescription.row, [input.lineId], platform.clock.now())
    const line = prescription.lines.find(({ id }) => id === input.lineId)
    if (!line || line.left === 0) throw conflict('nothing_to_fill', 'This was given as often as it may be')
    const pharmacy = await work.db
      .selectFrom('pharmacies')
      .innerJoin('users', 'users.id', 'pharmacies.user_id')
      .select('currency')
      .where('user_id', '=', input.pharmacyId)
      .where('licence_state', '=', 'verified')
      .where('users.status', '=', 'active')
      .executeTakeFirst()
    if (!pharmacy) throw conflict('pharmacy_closed_to_orders', 'This pharmacy takes no orders now')
    return write(platform, work, actor, input, {
      kind: 'medicine',
      pharmacy_id: input.pharmacyId,
      prescription_id: prescriptionId,
      line_id: input.lineId,
      quantity: 1,
      agreed_total: null,
      currency: pharmacy.currency,
    })
  })
}

/**
 * What one delivery costs now is what was shown, and can be paid.
 * @throws Refusal 404; 409 `total_changed` with the total as it is; 422 `amount_too_small` for what no card is charged
 */
export async function mustCost(
  platform: Platform,
  work: Work,
  actor: Actor,
  productId: string,
  input: Pick<AutoshipChange, 'quantity' | 'delivery' | 'addressId' | 'expectedTotal'>,
): Promise<{ pharmacyId: string }> {
  const { quantity, delivery, addressId, expectedTotal } = input
  const lines = [{ productId, quantity, price: null }]
  const priced = await priceWithin(platform, work, actor, { lines, delivery, addressId, coupon: null })
  const [order] = priced.orders
  if (!order) throw notFound()
  if (priced.total.amount !== expectedTotal?.amount || priced.total.currency !== expectedTotal.currency) {
    throw conflict('total_changed', 'What it costs has changed; look at it again', String(priced.total.amount))
  }
  if (isTooSmall(priced.total)) throw invalid('quantity', 'amount_too_small', 'One delivery is less than a card can be charged')
  return { pharmacyId: order.pharmacy.id }
}

/** @throws Refusal 422 `too_soon`, `address_needed` */
export async function mustBePossible(
  platform: Platform,
  work: Work,
  actor: Actor,
  { nextOn, delivery, addressId }: Pick<AutoshipChange, 'nextOn' | 'delivery' | 'addressId'>,
): Promise<{ next_on: string; notice_on: string; delivery: AutoshipChange['delivery']; address_id: string | null }> {
  const today = dayIn(actor.timeZone, platform.clock.now())
  if (nextOn <= today) throw invalid('nextOn', 'too_soon', 'Tomorrow at the earliest')
  const place = { next_on: nextOn, notice_on: noticeDay(nextOn, today), delivery }
  if (delivery === 'pickup') return { ...place, address_id: null }
  const address = await work.db
    .selectFrom('addresses')
    .select('id')
    .where('id', '=', addressId ?? '00000000-0000-0000-0000-000000000000')
    .where('user_id', '=', actor.userId)
    .executeTakeFirst()
  if (!address) throw invalid('addressId', 'address_needed', 'Say where it is to be brought')
  return { ...place, address_id: address.id }
}

/** @throws Refusal 422 `autoship_card` for one that is not theirs, or was removed */
export async function mustBeOwnCard(platform: Platform, work: Work, actor: Actor, cardId: string | null): Promise<string | null> {
  if (cardId === null) return null
  const card = await savedCard(platform, work.db, actor.userId, cardId)
  if (!card) throw invalid('cardId', 'autoship_card', 'Choose one of your saved cards')
  return card.id
}

type Rhythm = Pick<NewAutoship, 'everyWeeks' | 'nextOn' | 'delivery' | 'addressId'>
type Thing = Pick<Insertable<AutoshipTable>, 'kind' | 'pharmacy_id' | 'quantity' | 'agreed_total' | 'currency'> &
  Partial<Pick<Insertable<AutoshipTable>, 'product_id' | 'prescription_id' | 'line_id' | 'card_id'>>

async function write(platform: Platform, work: Work, actor: Actor, input: Rhythm, thing: Thing): Promise<Autoship> {
  await work.db.selectFrom('patients').select('user_id').where('user_id', '=', actor.userId).forUpdate().execute()
  const { count } = await work.db
    .selectFrom('autoships')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', actor.userId)
    .where('state', '<>', 'stopped')
    .executeTakeFirstOrThrow()
  if (count >= mostAutoships) throw conflict('too_many_autoships', `No more than ${mostAutoships} regular deliveries`)
  const row = await work.db
    .insertInto('autoships')
    .values({
      id: platform.ids.next(),
      user_id: actor.userId,
      every_weeks: input.everyWeeks,
      created_at: platform.clock.now(),
      ...(await mustBePossible(platform, work, actor, input)),
      ...thing,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await work.audit({ action: 'autoship.start', recordKind: 'autoship', recordId: row.id, userId: actor.userId })
  const [shown] = await presentAutoships(work.db, [row], platform.clock.now())
  return shown!
}
