import type { Module } from '#server/kernel/module.ts'
import { paymentEndpoints } from './endpoints.ts'
import { paymentJobs } from './jobs.ts'
import { paymentsOfOrders } from './order-payments.ts'
import './tables.ts'
import { paymentWords } from './words.ts'
import { paymentsData } from './personal-data.ts'
import { openRefunds } from './open-refunds.ts'

export { payOrders } from './pay-order.ts'

export const paymentsModule: Module = {
  name: 'payments',
  personalData: paymentsData,
  holdsErasure: openRefunds,
  endpoints: paymentEndpoints,
  jobs: paymentJobs,
  orderPayments: paymentsOfOrders,
  words: paymentWords,
}
