import type { Module } from '#server/kernel/module.ts'
import { endLots } from './end-lots.ts'
import { stockMigrations } from './migrations/index.ts'
import { stockData } from './personal-data.ts'
import './tables.ts'

export { isSellable, lockProducts, refreshStock } from './sellable.ts'
export { reserveStock, type StockOfOrder } from './reserve-stock.ts'
export { releaseStock, restock, takeStock } from './settle-stock.ts'
export { bringBackLot, keepsRecalled, mustHoldNoRecalled, stopLot } from './stop-lot.ts'
export type { StockLine } from './rules.ts'

/** Lots of what pharmacies sell: kept for orders, taken, given back. Nothing is sold twice, and nothing that expired. */
export const stockModule: Module = {
  name: 'stock',
  endpoints: [],
  migrations: stockMigrations,
  jobs: [endLots],
  personalData: stockData,
}
