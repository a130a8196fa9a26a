import { minorDigits } from '../kernel/money-text.ts'

/** What one administrator may give back of one order without another, in all, in whole units of its currency. */
const aloneUpTo = 200

/** A refund that nobody agreed to within this time is over. */
export const hoursToAgree = 48

/** What may still be given back of an order by one administrator alone, in minor units, after so much of it was. */
export function aloneLeft(given: number, currency: string): number {
  return Math.max(0, aloneUpTo * 10 ** minorDigits(currency) - given)
}

/**
 * Whether another administrator must agree that so much goes back of an order, of which `given` went back by one alone: small amounts that
 * follow each other count together.
 */
export function needsSecond({ amount, given, currency }: { amount: number; given: number; currency: string }): boolean {
  return amount > aloneLeft(given, currency)
}
