import type { Module } from '#server/kernel/module.ts'
import { paymentEndpoints } from './endpoints.ts'
import { paymentJobs } from './jobs.ts'
import { paymentMigrations } from './migrations/index.ts'
import { paymentsOfOrders } from './order-payments.ts'
import './tables.ts'
import { paymentWords } from './words.ts'
import { paymentsData } from './personal-data.ts'
import { openRefunds } from './open-refunds.ts'

export { chargeSavedCard, type Charged } from './cards/charge-saved-card.ts'
export { chargedCard, savedCard } from './cards/saved-cards.ts'
export { paidWithSavedCard, paysByHand } from './find-payments.ts'
export { payOrders } from './pay-order.ts'

export const paymentsModule: Module = {
  name: 'payments',
  personalData: paymentsData,
  holdsErasure: openRefunds,
  endpoints: paymentEndpoints,
  jobs: paymentJobs,
  migrations: paymentMigrations,
  orderPayments: paymentsOfOrders,
  words: paymentWords,
}
