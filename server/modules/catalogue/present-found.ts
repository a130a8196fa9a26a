import type { Reach } from '#contract/catalogue/choices.ts'
import type { FoundProduct } from '#contract/catalogue/schemas.ts'
import { deliveryFeeFor } from '#contract/pharmacy/delivery-area.ts'
import { presentProduct, type ProductRow } from './select-products.ts'

type FoundRow = ProductRow & {
  readonly delivery_fee: number
  readonly delivery_free_from: number | null
  readonly brings: boolean | null
}

/** A product with how one of it comes to its reader. */
export const presentFound = (row: FoundRow): FoundProduct => ({ ...presentProduct(row), broughtToMe: reachOf(row) })

function reachOf({ price, brings, delivery_fee: fee, delivery_free_from: freeFrom }: FoundRow): Reach | null {
  if (brings === null) return null
  if (!brings) return 'none'
  return deliveryFeeFor(price, fee, freeFrom) === 0 ? 'free' : 'paid'
}
