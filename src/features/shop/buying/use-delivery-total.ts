import { skipToken } from '@reduxjs/toolkit/query/react'
import type { Delivery } from '#contract/orders/goods-order.ts'
import { mostUnits } from '#contract/shop/values.ts'
import { usePriceCheckoutQuery } from '../buying-api.ts'

export interface OneDelivery {
  /** `null`: nothing that has a price here. */
  productId: string | null
  quantity: number
  delivery: Delivery
  addressId: string | null
}

/** What so many of a product cost now, brought there: with delivery and tax, by the server. */
export function useDeliveryTotal({ productId, quantity, delivery, addressId }: OneDelivery) {
  const isPossible = productId !== null && Number.isInteger(quantity) && quantity >= 1 && quantity <= mostUnits
  return usePriceCheckoutQuery(
    isPossible ? { body: { lines: [{ productId, quantity, price: null }], delivery, addressId, coupon: null } } : skipToken,
  )
}
