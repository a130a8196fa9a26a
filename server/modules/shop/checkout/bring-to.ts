import { sum } from '#contract/orders/money.ts'
import { type DeliveryFault, deliveryFault, deliveryFeeFor } from '#contract/pharmacy/delivery-area.ts'
import type { CheckoutInput } from '#contract/shop/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { Refusal } from '#server/kernel/errors.ts'
import type { Work } from '#server/kernel/work.ts'
import type { PharmacyGoods } from './goods-to-sell.ts'

/** What the way costs for one pharmacy's goods. */
export const feeOf = ({ lines, deliveryFee, deliveryFreeFrom }: PharmacyGoods): number =>
  deliveryFeeFor(sum(lines.map(({ quantity, unitPrice }) => quantity * unitPrice)), deliveryFee, deliveryFreeFrom)

/** Pharmacies that cannot bring to the address, and why; none where no address is chosen yet. */
export async function deliveryFaultsOf(
  work: Work,
  actor: Actor,
  { delivery, addressId }: CheckoutInput,
  sold: readonly PharmacyGoods[],
): Promise<ReadonlyMap<string, DeliveryFault>> {
  const found = new Map<string, DeliveryFault>()
  if (delivery === 'pickup' || addressId === null) return found
  const booked = await work.db
    .selectFrom('addresses')
    .select('address')
    .where('id', '=', addressId)
    .where('user_id', '=', actor.userId)
    .executeTakeFirst()
  if (!booked) return found
  const { country, postalCode } = booked.address
  for (const { pharmacy, area } of sold) {
    const fault = deliveryFault(area, { country, postalCode, position: null })
    if (fault) found.set(pharmacy.id, fault)
  }
  return found
}

/** @throws Refusal 409 `outside_delivery_area` or `no_delivery`, whose errors name each pharmacy that cannot bring there */
export function mustBringAll(sold: readonly PharmacyGoods[], faults: ReadonlyMap<string, DeliveryFault>): void {
  const [first] = faults.values()
  if (!first) return
  const errors = sold.flatMap(({ pharmacy: { id, name } }) => {
    const code = faults.get(id)
    return code ? [{ field: `pharmacies.${id}`, code, message: name }] : []
  })
  throw new Refusal(409, first, 'A pharmacy does not bring to this address', { errors })
}
