import type { MigrationList } from '#server/migrations/migration.ts'
import * as goodsOrders from './0142-goods-orders.ts'

export const goodsMigrations: MigrationList = { '0142-goods-orders': goodsOrders }
