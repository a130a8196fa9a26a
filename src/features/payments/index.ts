export { PaymentPanel } from './components/PaymentPanel.tsx'
export { declineKey } from './decline-key.ts'
export { useRefreshPaymentMutation } from './api.ts'
export { CardsPanel } from './components/cards/CardsPanel.tsx'
