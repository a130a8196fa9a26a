import type { goodsStates } from '#contract/orders/goods-order.ts'

/** An order of the shop in the demonstration world. */
export interface SeededShopOrder {
  readonly state: (typeof goodsStates)[number]
  readonly hoursAgo: number
  /** The pharmacy by its place among the demonstration's, and how many different products. */
  readonly pharmacy: 0 | 1
  readonly products: number
  readonly delivery: 'courier' | 'pickup'
  /** What of it is sent back. */
  readonly back?: 'asked'
}

/** One in each state, and what people do afterwards. */
export const seededShopOrders: readonly SeededShopOrder[] = [
  { state: 'pending_payment', hoursAgo: 0.05, pharmacy: 0, products: 2, delivery: 'courier' },
  { state: 'paid', hoursAgo: 1, pharmacy: 0, products: 3, delivery: 'courier' },
  { state: 'paid', hoursAgo: 3, pharmacy: 0, products: 1, delivery: 'pickup' },
  { state: 'accepted', hoursAgo: 9, pharmacy: 0, products: 2, delivery: 'courier' },
  { state: 'preparing', hoursAgo: 20, pharmacy: 0, products: 2, delivery: 'courier' },
  { state: 'dispatched', hoursAgo: 33, pharmacy: 0, products: 1, delivery: 'courier' },
  { state: 'delivered', hoursAgo: 24 * 6, pharmacy: 0, products: 3, delivery: 'courier', back: 'asked' },
  { state: 'delivered', hoursAgo: 24 * 18, pharmacy: 1, products: 2, delivery: 'courier' },
  { state: 'cancelled', hoursAgo: 24 * 21, pharmacy: 0, products: 1, delivery: 'courier' },
  { state: 'rejected', hoursAgo: 24 * 29, pharmacy: 1, products: 1, delivery: 'pickup' },
  { state: 'expired', hoursAgo: 24 * 33, pharmacy: 0, products: 2, delivery: 'courier' },
  { state: 'delivered', hoursAgo: 24 * 60, pharmacy: 0, products: 2, delivery: 'pickup' },
]
