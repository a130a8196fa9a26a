import type { Module } from '#server/kernel/module.ts'
import { shopEndpoints } from './endpoints.ts'
import { addressPhones } from './checkout/stored-phones.ts'
import { tellBackInStock } from './kept/tell-back-in-stock.ts'
import { shopMigrations } from './migrations/index.ts'
import { seedShopOrders } from './seed/seed-shop-orders.ts'
import { shopOrders } from './shop-orders.ts'
import './tables.ts'
import { shopData } from './personal-data.ts'

export { placeGoods, type PlacedGoods } from './checkout/place-goods.ts'
export { priceWithin, totalsOf } from './checkout/price-checkout.ts'
export { callOffGoods } from './orders/cancel-order.ts'
export { takeFreeGoods } from './shop-orders.ts'

/** The shop: carts, checkouts, and orders of goods. */
export const shopModule: Module = {
  name: 'shop',
  personalData: shopData,
  endpoints: shopEndpoints,
  migrations: shopMigrations,
  jobs: [tellBackInStock],
  storedPhones: [addressPhones],
  seed: seedShopOrders,
  orderKinds: { shop: shopOrders },
}
