import { z } from 'zod'
import { productCard } from '../catalogue/schemas.ts'
import { id, instant, money, pageOf, pageQuery, personName, phone } from '../kernel/values.ts'
import { lineInput, textInput } from '../kernel/text.ts'
import { deliveryFaults } from '../pharmacy/delivery-area.ts'
import { postalAddress } from '../kernel/postal-address.ts'
import { deliveries } from '../orders/goods-order.ts'
import { orderPaymentStates } from '../orders/order-payment.ts'
import { order } from '../orders/schemas.ts'
import { orderKinds, orderStates } from '../orders/states.ts'
import { cartProblems, mostLines, mostUnits, ownOrderTabs, returnStates } from './values.ts'

const quantity = z.int().min(1).max(mostUnits)
const minorUnits = z.int().min(0).max(100_000_000)

/** `price`: what a unit cost when the person saw it last. */
export const cartLineInput = z.strictObject({ productId: id, quantity, price: minorUnits.nullable() })
export const cartLinesInput = z.strictObject({ lines: z.array(cartLineInput).max(mostLines) })
export type CartLinesInput = z.infer<typeof cartLinesInput>
/** `0` takes the product out. */
export const cartQuantity = z.strictObject({ quantity: z.int().min(0).max(mostUnits), price: minorUnits.nullable() })

export const cartLine = z.strictObject({
  productId: id,
  /** `null`: nobody sells it any more. */
  product: productCard.nullable(),
  quantity: z.int(),
  /** How many can be had now, and are ever told. */
  available: z.int(),
  /** `from` is what stood there, `to` what is true now: units, or a price in minor units. */
  problems: z.array(z.strictObject({ code: z.enum(cartProblems), from: z.int().nullable(), to: z.int().nullable() })),
  /** Animals of the household for which it is dangerous, by name. */
  dangers: z.array(z.string()),
})
export type CartLine = z.infer<typeof cartLine>
export const cart = z.strictObject({ lines: z.array(cartLine) })
export type Cart = z.infer<typeof cart>

export const addressInput = z.strictObject({
  recipient: personName,
  phone: phone.nullable(),
  address: postalAddress,
  isDefault: z.boolean(),
})
export const address = addressInput.extend({ id })
export type BookedAddress = z.infer<typeof address>
export const addressBook = z.strictObject({ items: z.array(address) })

export const checkoutInput = z.strictObject({
  /** What is bought, as the person saw it. */
  lines: z.array(cartLineInput).min(1).max(mostLines),
  delivery: z.enum(deliveries),
  /** Of the address book; needed where it is brought. */
  addressId: id.nullable(),
  coupon: lineInput.min(1).max(40).nullable(),
})
export type CheckoutInput = z.infer<typeof checkoutInput>
export const checkoutBody = checkoutInput.extend({
  expectedTotal: z.strictObject({ amount: minorUnits, currency: money.shape.currency }),
})
export type CheckoutBody = z.infer<typeof checkoutBody>

const priced = order.pick({
  lines: true,
  subtotal: true,
  discount: true,
  covered: true,
  tax: true,
  taxIncluded: true,
  total: true,
})
/** What it would cost now: one order for each pharmacy. */
export const checkoutTotals = z.strictObject({
  orders: z.array(
    priced.extend({
      pharmacy: z.strictObject({ id, name: z.string() }),
      /** Why this pharmacy cannot bring it to the address. */
      deliveryFault: z.enum(deliveryFaults).nullable(),
    }),
  ),
  total: money,
  /** Why the coupon was not taken; the totals are without it then. */
  couponRefusal: z.string().nullable(),
})
export type CheckoutTotals = z.infer<typeof checkoutTotals>
/** The first of the orders opens the payment of all. */
export const placedCheckout = z.strictObject({ orderIds: z.array(id).min(1), paymentOf: id })

/** Orders that are paid together, and what that comes to. */
export const checkoutOrders = z.strictObject({ orders: z.array(order), total: money })
export type CheckoutOrders = z.infer<typeof checkoutOrders>

export const ownOrderQuery = z.strictObject({
  ...pageQuery,
  tab: z.enum(ownOrderTabs).default('all'),
  kind: z.enum(orderKinds).optional(),
})
export const ownOrder = z.strictObject({
  id,
  number: z.string(),
  kind: z.enum(orderKinds),
  state: z.enum(orderStates),
  paymentState: z.enum(orderPaymentStates),
  seller: z.string(),
  /** The first things of it, and how many it has. */
  things: z.array(z.strictObject({ name: z.string(), quantity: z.int(), picture: z.string().nullable() })),
  lines: z.int(),
  total: money,
  refunded: money,
  placedAt: instant,
  payUntil: instant.nullable(),
})
export type OwnOrder = z.infer<typeof ownOrder>
export const ownOrderPage = pageOf(ownOrder)

export const orderReason = z.strictObject({ reason: textInput.min(1).max(300) })

const returnedLine = z.strictObject({ position: z.int().min(1).max(200), quantity })
export const returnInput = orderReason.extend({ lines: z.array(returnedLine).min(1).max(mostLines) })
export const orderReturn = z.strictObject({
  id,
  state: z.enum(returnStates),
  lines: z.array(returnedLine),
  reason: z.string(),
  askedAt: instant,
  refunded: money.nullable(),
})
export type OrderReturn = z.infer<typeof orderReturn>

/** Whether the goods that came back are taken. */
export const returnSettlement = z.strictObject({ accepted: z.boolean() })

/** What of a goods order is beside the order itself. */
export const goodsFacts = z.strictObject({
  delivery: z.enum(deliveries),
  recipient: z.string(),
  phone: z.string().nullable(),
  address: postalAddress.nullable(),
  deliveredAt: instant.nullable(),
  /** Until when it can be sent back; `null` when it cannot. */
  returnUntil: instant.nullable(),
  returns: z.array(orderReturn),
})
export type GoodsFacts = z.infer<typeof goodsFacts>

export const keptProducts = z.strictObject({ favourites: z.array(id), awaited: z.array(id) })

/** The same with the products themselves; what nobody sells any more is left out and counted. */
export const favouriteProducts = z.strictObject({
  favourites: z.array(productCard),
  awaited: z.array(productCard),
  gone: z.int(),
})
export type FavouriteProducts = z.infer<typeof favouriteProducts>
