import { z } from 'zod'
import { productCard } from '../catalogue/schemas.ts'
import { calendarDate, dateInput, id, money } from '../kernel/values.ts'
import { deliveries } from '../orders/goods-order.ts'
import { mostUnits } from '../shop/values.ts'
import { autoshipStates, autoshipSteps } from './machine.ts'
import { autoshipAsks, autoshipKinds, autoshipOutcomes, cardFailures, everyWeeks, shownPayments } from './values.ts'

const rhythm = {
  everyWeeks: z.int().min(everyWeeks.least).max(everyWeeks.most),
  /** On the calendar of the person's zone; tomorrow at the earliest. */
  nextOn: dateInput,
  delivery: z.enum(deliveries),
  /** Of the address book; needed where it is brought. */
  addressId: id.nullable(),
}
const quantity = z.int().min(1).max(mostUnits)
/** What one delivery costs, as it was shown: it never costs more without being asked. */
const expectedTotal = z.strictObject({ amount: z.int().min(0).max(100_000_000), currency: money.shape.currency })

/** A saved card of the caller's that each delivery is charged to; `null`: its owner pays each one. Pages opened before there was a choice leave it out. */
const cardId = id.nullable().optional()

export const newAutoship = z.strictObject({ productId: id, quantity, ...rhythm, expectedTotal, cardId })
export type NewAutoship = z.infer<typeof newAutoship>

export const newMedicineAutoship = z.strictObject({ lineId: id, pharmacyId: id, ...rhythm })
export type NewMedicineAutoship = z.infer<typeof newMedicineAutoship>

/** `expectedTotal` is needed of a product, whose price is known. Without `cardId` the card stays. */
export const autoshipChange = z.strictObject({ quantity, ...rhythm, expectedTotal: expectedTotal.nullable(), cardId })
export type AutoshipChange = z.infer<typeof autoshipChange>

export const autoshipStep = z.strictObject({
  step: z.enum(autoshipSteps),
  /** The day of the delivery that the person saw: what is pressed twice skips once. */
  dueOn: dateInput,
})
export type AutoshipStepInput = z.infer<typeof autoshipStep>

export const autoship = z.strictObject({
  id,
  kind: z.enum(autoshipKinds),
  state: z.enum(autoshipStates),
  /** `from` is what was agreed on, `to` what is true now: units, or what a delivery costs in minor units. */
  asks: z.strictObject({ kind: z.enum(autoshipAsks), from: z.int().nullable(), to: z.int().nullable() }).nullable(),
  /** `null` of a medicine, and of what nobody sells any more. */
  product: productCard.nullable(),
  /** Of a medicine: its prescription. Health data. */
  medicine: z.strictObject({ prescriptionId: id, name: z.string(), left: z.int(), isOnHold: z.boolean() }).nullable(),
  seller: z.strictObject({ id, name: z.string() }),
  quantity: z.int(),
  everyWeeks: z.int(),
  nextOn: calendarDate,
  delivery: z.enum(deliveries),
  address: z.strictObject({ id, recipient: z.string(), town: z.string() }).nullable(),
  /** What a delivery may cost; `null` of a medicine, whose price the pharmacy names each time. */
  agreed: money.nullable(),
  /** What each delivery is charged to; `null` where its owner pays each one. One that was removed is charged no more. */
  card: z.strictObject({ id, brand: z.string(), last4: z.string(), isRemoved: z.boolean() }).nullable(),
  /** What became of the last days, the latest first. */
  runs: z.array(
    z.strictObject({
      dueOn: calendarDate,
      outcome: z.enum(autoshipOutcomes),
      orderId: id.nullable(),
      orderNumber: z.string().nullable(),
      payment: z.enum(shownPayments).nullable(),
      /** Why the card was not charged, while the order waits to be paid. */
      cardFailure: z.enum(cardFailures).nullable(),
    }),
  ),
})
export type Autoship = z.infer<typeof autoship>

export const autoshipList = z.strictObject({
  items: z.array(autoship),
  /** The first day that can be chosen: tomorrow in the person's zone. */
  firstDay: calendarDate,
})
