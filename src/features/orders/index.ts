export { useReadOrderQuery } from './api.ts'
export { CouponField } from './components/CouponField.tsx'
export { InvoiceSheet } from './components/InvoiceSheet.tsx'
export { OrderTotals } from './components/OrderTotals.tsx'
