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
    summary: 'Give money back or call off what was ordered, with a reason; refused when the order has changed since it was read',
  },
} as const satisfies Record<string, Call>
