import type { Call } from '../kernel/call.ts'

const all = { who: ['admin'], whose: 'all' } as const

export const adminOrderCalls = {
  listOfficeOrders: {
    method: 'GET',
    path: '/admin/orders',
    access: all,
    summary: 'All orders of a kind, latest placed first',
  },
  listTransactions: {
    method: 'GET',
    path: '/admin/transactions',
    access: all,
    summary: 'Every payment and refund, latest first',
  },
  sumTransactions: {
    method: 'GET',
    path: '/admin/transactions/totals',
    access: all,
    summary: 'What of them was taken and given back, by currency',
  },
  listOfficeInvoices: {
    method: 'GET',
    path: '/admin/invoices',
    access: all,
    summary: "All sellers' invoices and credit notes, latest first",
  },
  readInterventions: {
    method: 'GET',
    path: '/admin/orders/{id}/interventions',
    access: { ...all, record: 'order' },
    summary: 'What an administrator can do to the order now, and what it would touch',
  },
  intervene: {
    method: 'POST',
    path: '/admin/orders/{id}/interventions',
    access: { ...all, record: 'order' },
    idempotent: true,
    summary:
      'Give money back, by amount, by line or as goodwill, or call off what was ordered, with a reason; above a limit it waits for another administrator',
  },
  listRefundRequests: {
    method: 'GET',
    path: '/admin/refund-requests',
    access: all,
    summary: 'Refunds that wait for another administrator, the one that expires first at the top',
  },
  agreeToRefund: {
    method: 'POST',
    path: '/admin/refund-requests/{id}/agree',
    access: { ...all, record: 'refundRequest' },
    summary: 'Agree to a refund that another administrator asked for, and so do it; refused to who asked for it',
  },
  refuseRefund: {
    method: 'POST',
    path: '/admin/refund-requests/{id}/refuse',
    access: { ...all, record: 'refundRequest' },
    summary: 'Refuse a refund that another administrator asked for, with a reason; refused to who asked for it',
  },
  withdrawRefund: {
    method: 'POST',
    path: '/admin/refund-requests/{id}/withdraw',
    access: { ...all, record: 'refundRequest' },
    summary: 'Take back a refund that one asked for oneself and that still waits',
  },
} as const satisfies Record<string, Call>
