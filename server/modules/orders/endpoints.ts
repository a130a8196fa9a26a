import { ordersContract } from '#contract/orders/contract.ts'
import { implement } from '#server/kernel/module.ts'
import { applyCoupon, removeCoupon } from './apply-coupon.ts'
import { listInvoices, listOwnPapers, sumInvoices } from './list-invoices.ts'
import { listPracticeOrders } from './list-practice-orders.ts'
import { readInvoicePaper } from './paper/read-invoice-paper.ts'
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
  implement(ordersContract.readInvoicePaper, (platform, { params, query }, actor) =>
    readInvoicePaper(platform, actor, params.id, query.locale),
  ),
  implement(ordersContract.readInvoice, (platform, { params }, actor) => readInvoice(platform, actor, params)),
  implement(ordersContract.listInvoices, (platform, { query }, actor) => listInvoices(platform, actor, query)),
  implement(ordersContract.listOwnPapers, (platform, { query }, actor) => listOwnPapers(platform, actor, query)),
  implement(ordersContract.sumInvoices, (platform, { query }, actor) => sumInvoices(platform, actor, query)),
  implement(ordersContract.listPracticeOrders, (platform, { query }, actor) => listPracticeOrders(platform, actor, query)),
]
