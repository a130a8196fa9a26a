import Stripe from 'stripe'

/**
 * Stripe gives a first answer of 500 again under its key, for a day: then another key is taken, once. An intent that was made all the same is
 * nobody's, for its secret was told to nobody; so are a customer and a setup; a refund is looked for before.
 */
export async function underKeys<Made>(key: string, call: (key: string, again: boolean) => Promise<Made>): Promise<Made> {
  try {
    return await call(key, false)
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeAPIError && (error.statusCode ?? 0) >= 500)) throw error
    return call(`${key}-2`, true)
  }
}
