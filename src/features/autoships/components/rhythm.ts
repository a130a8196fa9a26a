import type { Autoship } from '#contract/autoships/schemas.ts'
import { everyWeeks } from '#contract/autoships/values.ts'
import type { Delivery } from '#contract/orders/goods-order.ts'

/** What the fields of a regular delivery hold. */
export interface RhythmValues {
  quantity: string
  everyWeeks: string
  nextOn: string
  delivery: Delivery
  addressId: string | null
  /** Of the saved cards; `null`: each delivery is paid by hand. */
  cardId: string | null
}

export const rhythmOf = (autoship: Autoship | null, firstDay: string): RhythmValues => ({
  quantity: String(autoship?.quantity ?? 1),
  everyWeeks: String(autoship?.everyWeeks ?? everyWeeks.usual),
  nextOn: autoship && autoship.nextOn >= firstDay ? autoship.nextOn : firstDay,
  delivery: autoship?.delivery ?? 'courier',
  addressId: autoship?.address?.id ?? null,
  cardId: autoship?.card && !autoship.card.isRemoved ? autoship.card.id : null,
})

/** What is sent of them. */
export const preparedRhythm = ({ everyWeeks, nextOn, delivery, addressId }: RhythmValues) => ({
  everyWeeks: Number(everyWeeks),
  nextOn,
  delivery,
  addressId: delivery === 'courier' ? addressId : null,
})
