import type { CartLine } from '#contract/shop/schemas.ts'
import { mostUnits } from '#contract/shop/values.ts'

/** What is known of a product at the moment. */
export interface Standing {
  readonly stock: number
  /** Minor units. */
  readonly price: number
  readonly prescriptionOnly: boolean
}

interface Wanted {
  readonly quantity: number
  /** When it was seen last. */
  readonly price: number | null
}

/** What is wrong with a line, each with what stood there and what is true now. `null`: nobody sells it any more. */
export function problemsOf(wanted: Wanted, product: Standing | null): CartLine['problems'] {
  if (product === null) return [{ code: 'gone', from: wanted.quantity, to: 0 }]
  if (product.prescriptionOnly) return [{ code: 'prescription', from: null, to: null }]
  const problems: CartLine['problems'] = []
  if (product.stock === 0) problems.push({ code: 'sold_out', from: wanted.quantity, to: 0 })
  else if (product.stock < wanted.quantity) problems.push({ code: 'fewer', from: wanted.quantity, to: product.stock })
  if (wanted.price !== null && wanted.price !== product.price) {
    problems.push({ code: 'price', from: wanted.price, to: product.price })
  }
  return problems
}

/**
 * How many are in the cart after a merge: the larger number, no more than there are. Doing it again changes nothing. What is sold out stays as
 * it was, so that the cart can say so.
 */
export function mergedQuantity(here: number | undefined, brought: number, stock: number): number {
  const larger = Math.min(Math.max(here ?? 0, brought), mostUnits)
  return Math.max(here ?? 1, Math.min(larger, stock))
}
