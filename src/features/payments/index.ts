export { PaymentPanel } from './components/PaymentPanel.tsx'
export { useRefreshPaymentMutation } from './api.ts'
