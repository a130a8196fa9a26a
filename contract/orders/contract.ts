import { bind } from '../kernel/call.ts'
import { byId } from '../kernel/values.ts'
import { orderCalls } from './calls.ts'
import { orderPage, orderQuery, ownPaperQuery, paperPage, paperQuery, paperSumQuery, paperSums } from './list-schemas.ts'
import { couponToApply, invoice, invoicePaperQuery, order } from './schemas.ts'

export const ordersContract = bind(orderCalls, {
  readOrder: { params: byId, answer: order },
  applyCoupon: { params: byId, body: couponToApply, answer: order },
  removeCoupon: { params: byId, answer: order },
  readInvoice: { params: byId, answer: invoice },
  readInvoicePaper: { params: byId, query: invoicePaperQuery, answer: 'application/pdf' },
  listInvoices: { query: paperQuery, answer: paperPage },
  listOwnPapers: { query: ownPaperQuery, answer: paperPage },
  sumInvoices: { query: paperSumQuery, answer: paperSums },
  listPracticeOrders: { query: orderQuery, answer: orderPage },
})
