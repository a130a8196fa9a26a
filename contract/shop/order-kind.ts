import type { FulfilmentMachine } from '../orders/fulfilment.ts'
import { goodsStates, goodsSteps } from '../orders/goods-order.ts'

/** An order of the shop: one for each pharmacy of a cart. */
export const shopOrder = { states: goodsStates, steps: goodsSteps } as const satisfies FulfilmentMachine
