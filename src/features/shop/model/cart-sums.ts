import type { CartLine } from '#contract/shop/schemas.ts'

/** What the goods of a cart cost before delivery, tax and discount, and whether all of it can be bought as it stands. */
export function sumsOf(lines: readonly CartLine[]): { amount: number; currency: string; isReady: boolean } {
  let amount = 0
  for (const { product, quantity } of lines) amount += (product?.price.amount ?? 0) * quantity
  return {
    amount,
    currency: lines.find(({ product }) => product)?.product?.price.currency ?? 'USD',
    isReady: lines.every(({ problems }) => problems.length === 0),
  }
}
