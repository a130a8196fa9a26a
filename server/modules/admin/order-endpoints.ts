import { adminOrderContract as orders } from '#contract/admin/order-contract.ts'
import { implement } from '#server/kernel/module.ts'
import { agreeToRefund, refuseRefund, withdrawRefund } from './orders/decide-refund.ts'
import { intervene } from './orders/intervene.ts'
import { readInterventions } from './orders/interventions.ts'
import { listOfficeInvoices } from './orders/list-office-invoices.ts'
import { listOfficeOrders } from './orders/list-office-orders.ts'
import { listRefundRequests } from './orders/refund-requests.ts'
import { listTransactions, sumTransactions } from './orders/list-transactions.ts'

export const orderEndpoints = [
  implement(orders.listOfficeOrders, (platform, { query }, actor) => listOfficeOrders(platform, actor, query)),
  implement(orders.listTransactions, (platform, { query }, actor) => listTransactions(platform, actor, query)),
  implement(orders.sumTransactions, (platform, { query }, actor) => sumTransactions(platform, actor, query)),
  implement(orders.listOfficeInvoices, (platform, { query }, actor) => listOfficeInvoices(platform, actor, query)),
  implement(orders.readInterventions, (platform, { params }, actor) => readInterventions(platform, actor, params)),
  implement(orders.listRefundRequests, (platform, { query }, actor) => listRefundRequests(platform, actor, query)),
  implement(orders.agreeToRefund, (platform, { params, body }, actor) => agreeToRefund(platform, actor, { ...params, ...body })),
  implement(orders.refuseRefund, (platform, { params, body }, actor) => refuseRefund(platform, actor, { ...params, ...body })),
  implement(orders.withdrawRefund, (platform, { params }, actor) => withdrawRefund(platform, actor, params)),
  implement(orders.intervene, (platform, { params, body }, actor) => intervene(platform, actor, { ...params, ...body })),
]
