import { bind } from '../kernel/call.ts'
import { byId } from '../kernel/values.ts'
import { adminOrderCalls } from './order-calls.ts'
import * as s from './order-schemas.ts'

export const adminOrderContract = bind(adminOrderCalls, {
  listOfficeOrders: { query: s.officeOrdersQuery, answer: s.officeOrdersPage },
  listTransactions: { query: s.transactionsQuery, answer: s.transactionsPage },
  sumTransactions: { query: s.transactionSumsQuery, answer: s.transactionSums },
  listOfficeInvoices: { query: s.officeInvoicesQuery, answer: s.officeInvoicesPage },
  readInterventions: { params: byId, answer: s.interventions },
  intervene: { params: byId, body: s.intervention, answer: s.interventions },
  listRefundRequests: { query: s.refundRequestsQuery, answer: s.refundRequestsPage },
  agreeToRefund: { params: byId, body: s.refundAgreement, answer: s.interventions },
  refuseRefund: { params: byId, body: s.refundRefusal, answer: s.interventions },
  withdrawRefund: { params: byId, answer: s.interventions },
})
