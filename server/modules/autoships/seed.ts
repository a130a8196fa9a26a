import { utcDay } from '#contract/kernel/days.ts'
import { Dice } from '#server/seed/random.ts'
import { daysFrom, insertAll, type PeopledWorld } from '#server/seed/world.ts'
import './tables.ts'

/** Its own, so that nothing else of the world falls otherwise. */
const seed = 20_270_101

const dayOf = (world: PeopledWorld, days: number) => utcDay(daysFrom(world, days))

/** The demonstration patient has some hay every month, a delivery that became dearer, and one that rests, whose card was removed. */
export async function seedAutoships(world: PeopledWorld): Promise<void> {
  const [patient] = world.patients
  const address = await world.db
    .selectFrom('addresses')
    .select('id')
    .where('user_id', '=', patient!.id)
    .orderBy('is_default', 'desc')
    .executeTakeFirst()
  const products = await world.db
    .selectFrom('products')
    .innerJoin('users', 'users.id', 'products.pharmacy_id')
    .select(['products.id', 'pharmacy_id', 'price', 'currency'])
    .where('users.email', '=', 'pharmacy@carenest.test')
    .where('prescription_only', '=', false)
    .where('stock', '>', 12)
    .orderBy('products.name')
    .orderBy('products.id')
    .limit(3)
    .execute()
  if (!address || products.length < 3) return
  const dice = new Dice(seed)
  const kinds = [
    { state: 'active', next: 12, weeks: 4, quantity: 2 },
    { state: 'asking', next: 0, weeks: 6, quantity: 1 },
    { state: 'paused', next: 20, weeks: 8, quantity: 1 },
  ] as const
  const card = {
    id: dice.id(world.now),
    user_id: patient!.id,
    provider: 'sandbox',
    reference: 'pm_sandbox_of_regular_delivery',
    brand: 'visa',
    last4: '4242',
    expiry_month: 12,
    expiry_year: 2035,
    is_charged: false,
    removed_at: daysFrom(world, -3).toISOString(),
    created_at: daysFrom(world, -120).toISOString(),
  }
  await insertAll(world, 'saved_cards', [card])
  for (const [index, { state, next, weeks, quantity }] of kinds.entries()) {
    const { id, pharmacy_id, price, currency } = products[index]!
    const total = Math.round(price * quantity * 1.0625) + 390
    const nextOn = dayOf(world, next)
    const autoship = {
      id: dice.id(world.now),
      user_id: patient!.id,
      pharmacy_id,
      kind: 'shop' as const,
      product_id: id,
      prescription_id: null,
      line_id: null,
      quantity,
      every_weeks: weeks,
      delivery: 'courier' as const,
      address_id: address.id,
      agreed_total: total,
      currency,
      card_id: state === 'paused' ? card.id : null,
      state,
      asks: state === 'asking' ? ('dearer' as const) : null,
      asks_from: state === 'asking' ? total : null,
      asks_to: state === 'asking' ? total + 120 : null,
      next_on: nextOn,
      notice_on: dayOf(world, next - 3),
      told_for: state === 'asking' ? nextOn : null,
      created_at: daysFrom(world, -90 + index).toISOString(),
    }
    await insertAll(world, 'autoships', [autoship])
    const runs = [
      { due_on: dayOf(world, next - weeks * 7), outcome: 'skipped' as const },
      ...(state === 'asking' ? [{ due_on: nextOn, outcome: 'asked' as const }] : []),
    ]
    await insertAll(
      world,
      'autoship_runs',
      runs.map((run) => ({
        ...run,
        autoship_id: autoship.id,
        order_id: null,
        payment: null,
        charge_at: null,
        card_failure: null,
        at: world.now.toISOString(),
      })),
    )
  }
}
