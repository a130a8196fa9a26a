import type { Call } from '../kernel/call.ts'

const party = { whose: 'party', record: 'order' } as const
const seller = { who: ['doctor', 'staff', 'pharmacy'], whose: 'self', right: 'invoices' } as const
const practice = { who: ['doctor', 'staff'], whose: 'self', right: 'invoices' } as const

export const orderCalls = {
  readOrder: {
    method: 'GET',
    path: '/orders/{id}',
    access: { who: ['patient', 'doctor', 'staff', 'pharmacy', 'admin'], ...party, right: 'invoices' },
    summary: 'One order with its lines, payment, invoice and timeline, for its buyer, its seller or an administrator',
  },
  applyCoupon: {
    method: 'POST',
    path: '/orders/{id}/coupon',
    access: { who: ['patient'], ...party },
    summary: 'Put a coupon on an unpaid order, instead of the one it may have',
  },
  removeCoupon: {
    method: 'DELETE',
    path: '/orders/{id}/coupon',
    access: { who: ['patient'], ...party },
    summary: 'Take the coupon off an unpaid order',
  },
  readInvoice: {
    method: 'GET',
    path: '/orders/{id}/invoice',
    access: { who: ['patient', 'doctor', 'staff', 'pharmacy', 'admin'], ...party, right: 'invoices' },
    summary: "A paid order's invoice with its credit notes, as data to print",
  },
  readInvoicePaper: {
    method: 'GET',
    path: '/orders/{id}/invoice/paper',
    access: { who: ['patient', 'doctor', 'staff', 'pharmacy', 'admin'], ...party, right: 'invoices' },
    summary: 'The invoice with its credit notes as PDF',
  },
  listInvoices: {
    method: 'GET',
    path: '/invoices',
    access: seller,
    summary: 'Invoices and credit notes that the practice or pharmacy issued, latest first',
  },
  listOwnPapers: {
    method: 'GET',
    path: '/patient/papers',
    access: { who: ['patient'], whose: 'self' },
    summary: 'Invoices and credit notes made out to the patient, of one seller or all, latest first',
  },
  sumInvoices: {
    method: 'GET',
    path: '/invoices/totals',
    access: seller,
    summary: 'What those papers come to, by currency',
  },
  listPracticeOrders: {
    method: 'GET',
    path: '/doctor/orders',
    access: practice,
    summary: "The practice's consultation orders, finished or under way, latest first",
  },
} as const satisfies Record<string, Call>
