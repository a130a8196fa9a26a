import type { ProductSort } from '#contract/catalogue/choices.ts'
import type { Tables } from '#server/kernel/db.ts'
import type { Order } from '#server/kernel/paging.ts'
import type { ProductRow } from './select-products.ts'

type ProductOrder = Order<Tables, 'products', ProductRow>

const byPrice = {
  column: 'products.price',
  kind: 'integer',
  id: 'products.id',
  at: (row: ProductRow) => [row.price, row.id] as const,
} as const

/** How each sort goes through the table; each has an index. */
export const productOrders: Readonly<Record<ProductSort, ProductOrder>> = {
  newest: {
    column: 'products.created_at',
    kind: 'instant',
    id: 'products.id',
    direction: 'desc',
    at: (row) => [row.created_at, row.id],
  },
  rating: {
    column: 'products.rating_rank',
    kind: 'integer',
    id: 'products.id',
    direction: 'desc',
    at: (row) => [row.rating_rank, row.id],
  },
  priceUp: { ...byPrice, direction: 'asc' },
  priceDown: { ...byPrice, direction: 'desc' },
  name: {
    column: 'products.name_order',
    kind: 'text',
    id: 'products.id',
    direction: 'asc',
    at: (row) => [row.name_order, row.id],
  },
}
