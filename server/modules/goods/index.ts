import type { Module } from '#server/kernel/module.ts'
import { expireGoodsOrders } from './end-goods-order.ts'
import { goodsMigrations } from './migrations/index.ts'
import './tables.ts'

export { endGoodsOrder } from './end-goods-order.ts'
import { goodsData } from './personal-data.ts'
export { seedPayment, seedStock } from './seed/seed-payment.ts'
export { goodsKind, type GoodsKind, stockLinesOf, takeFree } from './goods-kind.ts'

/** What orders of the shop and of medicines have in common: a shelf, a door, and half an hour to pay. */
export const goodsModule: Module = {
  name: 'goods',
  personalData: goodsData,
  endpoints: [],
  migrations: goodsMigrations,
  jobs: [expireGoodsOrders],
}
