import { z } from 'zod'
import { id, instant, money } from '../kernel/values.ts'
import { cardSetupStates } from './card-values.ts'
import { declineCodes, paymentStates } from './states.ts'

/** What an order tells of its payment; `amount` is that of all orders which the payment is for. */
export const paymentSummary = z.strictObject({
  id,
  state: z.enum(paymentStates),
  amount: money,
  /** Why the last card was not taken. */
  failureCode: z.enum(declineCodes).nullable(),
})

export const payment = paymentSummary.extend({
  /** What it is for: each order with its share. The shares make up the amount. */
  orders: z.array(z.strictObject({ id, amount: money })).min(1),
  /** `none`: there was nothing to pay. */
  provider: z.enum(['stripe', 'sandbox', 'none']),
  /** What the browser needs to go on, while the payment is open; for its buyer only. */
  clientSecret: z.string().nullable(),
  /** Stripe's publishable key, when Stripe is the provider. */
  publishableKey: z.string().nullable(),
  /** Given back so far, or on its way back. */
  refunded: money,
  createdAt: instant,
})
export type Payment = z.infer<typeof payment>

/** A test card. Spaces between digits are taken out. What is sent is neither stored nor logged. */
export const sandboxCard = z.strictObject({
  number: z
    .string()
    .transform((digits) => digits.replaceAll(/[ -]/g, ''))
    .pipe(z.string().regex(/^\d{12,19}$/)),
  expiryMonth: z.int().min(1).max(12),
  /** Four digits. */
  expiryYear: z.int().min(2000).max(2100),
  cvc: z.string().regex(/^\d{3,4}$/),
})
export type SandboxCard = z.infer<typeof sandboxCard>

export const challengeAnswer = z.strictObject({ accept: z.boolean() })

export const webhookReceived = z.strictObject({ received: z.literal(true) })

/** A card that the provider keeps for somebody, as its owner knows it. */
export const savedCard = z.strictObject({
  id,
  /** `visa`, `mastercard`, …; or `card`. */
  brand: z.string(),
  last4: z.string(),
  expiryMonth: z.int(),
  expiryYear: z.int(),
  /** The one that is charged while its owner is away. */
  isCharged: z.boolean(),
})
export type SavedCard = z.infer<typeof savedCard>
/** The one that is charged first, then the latest. */
export const savedCards = z.array(savedCard)

/** A card on its way to be saved. */
export const cardSetup = z.strictObject({
  id,
  state: z.enum(cardSetupStates),
  failureCode: z.enum(declineCodes).nullable(),
  provider: z.enum(['stripe', 'sandbox']),
  /** What the browser needs to go on, until the card is saved. */
  clientSecret: z.string().nullable(),
  publishableKey: z.string().nullable(),
})
export type CardSetup = z.infer<typeof cardSetup>
