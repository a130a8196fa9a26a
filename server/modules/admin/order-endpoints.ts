import { adminOrderContract as orders } from '#contract/admin/order-contract.ts'
import { implement } from '#server/kernel/module.ts'
import { intervene } from './orders/intervene.ts'
import { readInterventions } from './orders/interventions.ts'
import { listOfficeInvoices } from './orders/list-office-invoices.ts'
import { listOfficeOrders } from './orders/list-office-orders.ts'
import { listTransactions, sumTransactions } from './orders/list-transactions.ts'

export const orderEndpoints = [
  implement(orders.listOfficeOrders, (platform, { query }, actor) => listOfficeOrders(platform, actor, query)),
  implement(orders.listTransactions, (platform, { query }, actor) => listTransactions(platform, actor, query)),
  implement(orders.sumTransactions, (platform, { query }, actor) => sumTransactions(platform, actor, query)),
  implement(orders.listOfficeInvoices, (platform, { query }, actor) => listOfficeInvoices(platform, actor, query)),
  implement(orders.readInterventions, (platform, { params }) => readInterventions(platform, params)),
  implement(orders.intervene, (platform, { params, body }, actor) => intervene(platform, actor, { ...params, ...body })),
]
