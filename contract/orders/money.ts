import type { Money } from '../kernel/values.ts'

/** Amounts are whole minor units (cents). Percentages are whole hundredths of a percent (basis points): 12.5 % is 1250. */

export class CurrencyMismatch extends Error {
  constructor(a: string, b: string) {
    super(`amounts of ${a} and ${b} do not add up`)
    this.name = 'CurrencyMismatch'
  }
}

/** @throws CurrencyMismatch when the currencies differ. */
export function add(a: Money, b: Money): Money {
  if (a.currency !== b.currency) throw new CurrencyMismatch(a.currency, b.currency)
  return { amount: a.amount + b.amount, currency: a.currency }
}

export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

/** `numerator / denominator` to the nearest whole, halves away from zero. Exact for all safe integers. */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  const negative = numerator < 0n !== denominator < 0n
  const n = numerator < 0n ? -numerator : numerator
  const d = denominator < 0n ? -denominator : denominator
  const rounded = (2n * n + d) / (2n * d)
  return negative ? -rounded : rounded
}

/** `basisPoints` of an amount, to the nearest cent, halves up. */
export function percent(amount: number, basisPoints: number): number {
  return share(amount, basisPoints, 10_000)
}

/** `amount × part / whole` to the nearest cent, halves up. `whole` must not be 0. */
export function share(amount: number, part: number, whole: number): number {
  return Number(divideHalfUp(BigInt(amount) * BigInt(part), BigInt(whole)))
}

/**
 * Divides an amount by weights so that the parts add up to it, to the cent: each gets its whole share, and what is left over
 * goes, a cent each, to those with the greatest remainders, the earlier first. Weights are non-negative; when all are 0 the
 * parts are as equal as can be. Amounts are non-negative.
 */
export function allocate(amount: number, weights: readonly number[]): number[] {
  if (weights.length === 0) return []
  const total = sum(weights)
  if (total === 0)
    return allocate(
      amount,
      weights.map(() => 1),
    )
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight))
  const parts = exact.map((value) => Number(value / BigInt(total)))
  const remainders = exact.map((value, index) => ({ index, remainder: value % BigInt(total) }))
  remainders.sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1))
  const left = amount - sum(parts)
  for (const { index } of remainders.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1
  return parts
}
