import { minorDigits } from '../kernel/money-text.ts'

/**
 * What may still be given back of an order by one administrator alone, in minor units, after so much of it was. `upTo`: in all, in whole units
 * of its currency.
 */
export function aloneLeft(upTo: number, { given, currency }: { given: number; currency: string }): number {
  return Math.max(0, upTo * 10 ** minorDigits(currency) - given)
}

/**
 * Whether another administrator must agree that so much goes back of an order, of which `given` went back by one alone: small amounts that
 * follow each other count together.
 */
export function needsSecond(upTo: number, { amount, ...before }: { amount: number; given: number; currency: string }): boolean {
  return amount > aloneLeft(upTo, before)
}
