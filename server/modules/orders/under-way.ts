import { openGoodsStates } from '#contract/orders/goods-order.ts'

/** States of orders that are not at their end; not those of visits, which are told with their visits. */
export const underWay = ['requested', 'quoted', ...openGoodsStates] as const
