import { ordersContract } from '#contract/orders/contract.ts'
import { implement } from '#server/kernel/module.ts'
import { applyCoupon, removeCoupon } from './apply-coupon.ts'
import { readInvoice } from './read-invoice.ts'
import { readOrder } from './read-order.ts'

export const orderEndpoints = [
  implement(ordersContract.readOrder, (platform, { params }, actor) => readOrder(platform, actor, params)),
  implement(ordersContract.applyCoupon, async (platform, { params, body }, actor) => {
    await applyCoupon(platform, actor, { ...params, ...body })
    return readOrder(platform, actor, params)
  }),
  implement(ordersContract.removeCoupon, async (platform, { params }, actor) => {
    await removeCoupon(platform, actor, params)
    return readOrder(platform, actor, params)
  }),
  implement(ordersContract.readInvoice, (platform, { params }, actor) => readInvoice(platform, actor, params)),
]
