/** The least that cards are charged, in minor units (docs.stripe.com/currencies#minimum-and-maximum-charge-amounts); 1 where nothing is said. */
const leastAmounts: Readonly<Record<string, number>> = { USD: 50, EUR: 50, GBP: 30, INR: 50, AED: 200, CAD: 50, AUD: 50 }

/** An amount that nobody can pay by card: above nothing, and less than what is charged. */
export function isTooSmall({ amount, currency }: { readonly amount: number; readonly currency: string }): boolean {
  return amount > 0 && amount < (leastAmounts[currency] ?? 1)
}
