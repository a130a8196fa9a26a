import type { Module } from '#server/kernel/module.ts'
import { orderEndpoints } from './endpoints.ts'
import { orderMigrations } from './migrations/index.ts'
import { orderRelationships } from './relationships.ts'
import './tables.ts'

export { applyCouponToOrders, assertPayable, putCoupon, removeCouponFromOrders, type CouponForOrders } from './apply-coupon.ts'
import { ordersData } from './personal-data.ts'
import { openOrders } from './open-orders.ts'
export { changeOrder, writeOrderEvent } from './change-order.ts'
export { completeOrder } from './complete-order.ts'
export { endUnpaidOrder, type OrderEnd } from './end-order.ts'
export { lockOrder, type OrderRow, statesOf } from './lock-order.ts'
export { moneyBooks, type MoneyBooks, type MoneyMove } from './money-books.ts'
export { moneyUnderWay } from './money-under-way.ts'
export { notePayment } from './note-payment.ts'
export { orderKind, type OrderKindPort, type OrderOfKind } from './order-kinds.ts'
export { type OrderPayments, orderPayments } from './order-payments.ts'
export { creditLines } from './credit-lines.ts'
export { lineRow, type LineToPlace, pricedLinesOf, storedLinesOf, totalsOf } from './order-lines.ts'
export { ordersPaidWith } from './orders-paid-with.ts'
export { placeOrder, type OrderToPlace, type PlacedOrder } from './place-order.ts'
export { invoicePeople, ofPlatform } from './invoice-parties.ts'
export { isShown, latestPapers, paperColumns, paperOf } from './list-invoices.ts'
export { serviceTimesOf } from './service-times.ts'
export { invoiceBlocks } from './paper/invoice-paper.ts'
export { orderLink } from './order-link.ts'
export { readInvoice } from './read-invoice.ts'
export { readOrder } from './read-order.ts'
export { giveGoodwill } from './goodwill.ts'
export { piecesLeft, priceOfPieces, refundLines, type LinesToRefund } from './refund-lines.ts'
export { priceOrder, requestOrder } from './request-order.ts'
export { buyersPart, refundAmount, refundOrder, type RefundPortion } from './refund-order.ts'
export { mustBePayer, takeOver } from './take-over.ts'
export { numberInvoices } from './seed/number-invoices.ts'
export { settleOrder } from './settle-order.ts'

export const ordersModule: Module = {
  name: 'orders',
  personalData: ordersData,
  holdsErasure: openOrders,
  endpoints: orderEndpoints,
  migrations: orderMigrations,
  relationships: orderRelationships,
}
